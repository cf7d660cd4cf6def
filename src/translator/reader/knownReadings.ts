import type { Headword } from '#headwords/headword.ts'
import type { Reading, WordReader } from '#headwords/wordReader.ts'
import type { Particle } from '#korean/particle.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** Words that merge with their particles in speech and in songs: 먹을 게 있어요, 내게 와. */
const MERGED: Readonly<Record<string, readonly [noun: string, Particle]>> = {
  게: ['거', '이/가'],
  걸: ['거', '을/를'],
  건: ['거', '은/는'],
  우린: ['우리', '은/는'],
  우릴: ['우리', '을/를'],
  그댄: ['그대', '은/는'],
  그댈: ['그대', '을/를'],
  내게: ['나', '에게'],
  내게로: ['나', '에게로'],
  네게: ['너', '에게'],
  네게로: ['너', '에게로'],
  이젠: ['이제', '은/는'],
  다신: ['다시', '은/는'],
}
/** A particle that 는 merges with: 밤엔 is 밤에는. */
const WITH_TOPIC = /(?:에|에서|에게|한테|까지|부터|로|하고|보다|처럼)$/

/** Every reading of a word alone: those of a reader of the list, and those that only speech and songs have. */
export function knownReadings(headwords: readonly Headword[], read: WordReader): WordReader {
  const headwordBySpelling = new Map(headwords.map((headword) => [headword.key.replace(/\d$/, ''), headword]))
  const predicates = Map.groupBy(
    headwords.filter(({ predicate }) => predicate !== undefined),
    ({ word }) => word,
  )

  function merged(word: string): Reading[] {
    const [noun, particle] = tableEntry(MERGED, word) ?? []
    if (!noun || !particle) return []
    const headword = headwordBySpelling.get(noun)
    return [{ kind: 'noun', noun, headword, particles: [particle], copula: undefined }]
  }

  /** The 말 of 말 듯 is recognized without a headword, because it conjugates in its own way: it is given that of 말다. */
  function withHeadwordOfMalda(reading: Reading): Reading {
    if (reading.kind !== 'form' || reading.headword || reading.lemma !== '말다') return reading
    return { ...reading, headword: predicates.get('말다')?.[0] }
  }

  /** 밤엔, 네겐: particles with a 는 that is said as ㄴ. */
  function withTopic(word: string): Reading[] {
    const bare = /ᆫ$/.test(word.normalize('NFD')) ? word.normalize('NFD').slice(0, -1).normalize('NFC') : ''
    if (!WITH_TOPIC.test(bare)) return []
    return read(`${bare}는`).filter(
      (reading) => reading.kind === 'noun' && reading.particles.length > 1 && reading.copula === undefined,
    )
  }

  return (word) => {
    const inDictionaryForm = (predicates.get(word) ?? []).map((headword): Reading => ({ kind: 'word', headword }))
    return [...merged(word), ...inDictionaryForm, ...read(word).map(withHeadwordOfMalda), ...withTopic(word)]
  }
}
