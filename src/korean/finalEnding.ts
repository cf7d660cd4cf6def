import type { Ending } from '#korean/ending.ts'
import { doing, everywhere, tensed, unpresumed, untensed } from '#korean/ending.ts'

/** Endings that close a sentence (종결 어미): 해요체 in 요, 합쇼체 in 다/까/오, 해체 the rest, and the plain 해라체 of quotations. */
export const FINAL_ENDINGS = {
  '-아요': { kind: 'final', shapes: everywhere('아요') },
  '-아': { kind: 'final', shapes: everywhere('아') },
  '-습니다': { kind: 'final', shapes: everywhere('습니다/ㅂ니다') },
  '-습니까': { kind: 'final', shapes: everywhere('습니까/ㅂ니까') },
  '-(으)세요': { kind: 'final', shapes: doing('(으)세요'), honorific: '아요', needsWill: true },
  '-(으)십시오': { kind: 'final', shapes: doing('(으)십시오'), honorific: '(으)ㅂ시오', needsWill: true },
  '-(으)ㅂ시다': { kind: 'final', shapes: doing('(으)ㅂ시다'), needsWill: true },
  '-자': { kind: 'final', shapes: doing('자'), needsWill: true, neverHonorific: true },
  '-아라': { kind: 'final', shapes: doing('아라'), needsWill: true, neverHonorific: true },
  '-는다': {
    kind: 'final',
    shapes: { verb: '는다/ㄴ다', adjective: '다', existential: '다', copula: '다', ...tensed('다') },
  },
  '-니': { kind: 'final', shapes: everywhere('니') },
  '-(으)ㄹ까요': { kind: 'final', shapes: unpresumed('(으)ㄹ까요') },
  '-(으)ㄹ까': { kind: 'final', shapes: unpresumed('(으)ㄹ까') },
  '-(으)ㄹ게요': { kind: 'final', shapes: doing('(으)ㄹ게요'), needsWill: true, neverHonorific: true },
  '-(으)ㄹ게': { kind: 'final', shapes: doing('(으)ㄹ게'), needsWill: true, neverHonorific: true },
  '-(으)ㄹ래요': { kind: 'final', shapes: doing('(으)ㄹ래요'), needsWill: true },
  '-(으)ㄹ래': { kind: 'final', shapes: doing('(으)ㄹ래'), needsWill: true },
  '-네요': { kind: 'final', shapes: everywhere('네요') },
  '-네': { kind: 'final', shapes: everywhere('네') },
  '-군요': {
    kind: 'final',
    shapes: { verb: '는군요', adjective: '군요', existential: '군요', copula: '군요', ...tensed('군요') },
  },
  '-구나': {
    kind: 'final',
    shapes: { verb: '는구나', adjective: '구나', existential: '구나', copula: '구나', ...tensed('구나') },
  },
  '-지요': { kind: 'final', shapes: everywhere('지요') },
  '-죠': { kind: 'final', shapes: everywhere('죠') },
  '-지': { kind: 'final', shapes: everywhere('지') },
  '-나요': { kind: 'final', shapes: { verb: '나요', existential: '나요', ...tensed('나요') } },
  '-(으)ㄴ가요': { kind: 'final', shapes: { adjective: '(으)ㄴ가요', copula: '(으)ㄴ가요' } },
  '-는데요': {
    kind: 'final',
    shapes: {
      verb: '는데요',
      adjective: '(으)ㄴ데요',
      existential: '는데요',
      copula: '(으)ㄴ데요',
      ...tensed('는데요'),
    },
  },
  '-더라고요': { kind: 'final', shapes: everywhere('더라고요') },
  '-거든요': { kind: 'final', shapes: everywhere('거든요') },
  '-거든': { kind: 'final', shapes: everywhere('거든') },
  '-잖아요': { kind: 'final', shapes: everywhere('잖아요') },
  '-잖아': { kind: 'final', shapes: everywhere('잖아') },
  '-고말고요': { kind: 'final', shapes: untensed('고말고요') },
} satisfies Record<string, Ending>
