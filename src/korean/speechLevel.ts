import type { EndingId } from '#korean/endingTable.ts'

/** 해요체, 합쇼체, 해체. */
export type SpeechLevel = 'polite' | 'formal' | 'casual'
/** 평서, 의문, 명령, 청유. */
export type Mood = 'declarative' | 'interrogative' | 'imperative' | 'propositive'

const ENDINGS_BY_LEVEL: Record<SpeechLevel, Record<Mood, EndingId>> = {
  polite: { declarative: '-아요', interrogative: '-아요', imperative: '-(으)세요', propositive: '-아요' },
  formal: { declarative: '-습니다', interrogative: '-습니까', imperative: '-(으)십시오', propositive: '-(으)ㅂ시다' },
  casual: { declarative: '-아', interrogative: '-아', imperative: '-아', propositive: '-자' },
}

/** The ending that closes a sentence of this mood at this speech level. */
export function sentenceEnding(level: SpeechLevel, mood: Mood): EndingId {
  return ENDINGS_BY_LEVEL[level][mood]
}

/** What a sentence does besides stating or asking: suggesting, promising, asking for a wish, noticing, realizing, asking for agreement. */
export type Attitude = 'suggesting' | 'promising' | 'intending' | 'noticing' | 'realizing' | 'confirming'

const ATTITUDES: Record<Attitude, { polite: EndingId; casual: EndingId }> = {
  suggesting: { polite: '-(으)ㄹ까요', casual: '-(으)ㄹ까' },
  promising: { polite: '-(으)ㄹ게요', casual: '-(으)ㄹ게' },
  intending: { polite: '-(으)ㄹ래요', casual: '-(으)ㄹ래' },
  noticing: { polite: '-네요', casual: '-네' },
  realizing: { polite: '-군요', casual: '-구나' },
  confirming: { polite: '-지요', casual: '-지' },
}

/** The ending of an attitude. 합쇼체 has none: a promise is -겠습니다, and the others are plain statements or questions. */
export function attitudeEnding(level: 'polite' | 'casual', attitude: Attitude): EndingId {
  return ATTITUDES[attitude][level]
}
