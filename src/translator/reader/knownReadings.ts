import type { Headword, WordClass } from '#headwords/headword.ts'
import { nounTails } from '#headwords/nominalReading.ts'
import type { Reading, WordReader } from '#headwords/wordReader.ts'
import { admits } from '#korean/conjugate.ts'
import { lastSyllable, withLast } from '#korean/hangul.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Particle } from '#korean/particle.ts'
import { continuation } from '#translator/reader/continuation.ts'
import { SONG_ENDINGS } from '#translator/reader/songEnding.ts'
import type { TextReading } from '#translator/reader/wordInText.ts'

type Form = Extract<Reading, { kind: 'form' }>

/** Words that merge with their particles in speech and in songs, and look like other words: 먹을 게 있어요, 내게 와. */
const MERGED: ReadonlyMap<string, readonly [noun: string, Particle]> = new Map([
  ['게', ['거', '이/가']],
  ['걸', ['거', '을/를']],
  ['건', ['거', '은/는']],
  ['우린', ['우리', '은/는']],
  ['우릴', ['우리', '을/를']],
  ['그댄', ['그대', '은/는']],
  ['그댈', ['그대', '을/를']],
  ['내게', ['나', '에게']],
  ['내게로', ['나', '에게로']],
  ['네게', ['너', '에게']],
  ['네게로', ['너', '에게로']],
  ['이젠', ['이제', '은/는']],
  ['다신', ['다시', '은/는']],
])

/** What is left of 는 and 를 after a vowel: 없인 is 없이는, 친굴 is 친구를. */
const SHORTENED: readonly (readonly [final: string, written: string, Particle])[] = [
  ['ㄴ', '는', '은/는'],
  ['ㄹ', '를', '을/를'],
]
/** A place with 에서, shortened to 서, and more particles. */
const PLACE = /^(여기|거기|저기|어디)서(.+)$/
/** A particle that 는 merges with. */
const WITH_TOPIC = /(?:에|에서|에게|한테|까지|부터|로|하고|보다|처럼)$/
/** Suffixes whose forms may carry particles: 살기가, 기다림은, 울지도, 가고는. */
const CARRYING: ReadonlySet<Suffix> = new Set([
  '-기',
  '-(으)ㅁ',
  '-아서',
  '-고',
  '-다가',
  '-게',
  '-(으)면',
  '-고서',
  '-(으)면서',
  '-(으)려고',
  '-지 않다',
  '-지 못하다',
  '-지 말다',
])
/** Suffixes that make a noun, which takes every particle. */
const NOMINAL: ReadonlySet<Suffix | undefined> = new Set(['-기', '-(으)ㅁ'])
/** Particles that also follow other forms. */
const DELIMITERS: ReadonlySet<Particle> = new Set([
  '은/는',
  '을/를',
  '도',
  '만',
  '부터',
  '까지',
  '조차',
  '(이)야',
  '(이)라도',
])
/** -아서 with 야: “only after”. */
const AFTER_ALL = /서야$/
/** What endings leave of the copula in the syllable before: ㄴ of 넌가, ㄹ of 널까. */
const COPULA_FINALS = ['ㄴ', 'ㄹ'] as const
/** Words that merge with 는 and 를. */
const SHORTENABLE: ReadonlySet<WordClass> = new Set(['noun', 'pronoun', 'adverb', 'numeral'])

/** Every reading of a word alone: those of a reader of the list, and if there is none, those that only speech and songs have. */
export function knownReadings(headwords: readonly Headword[], read: WordReader): (word: string) => TextReading[] {
  const headwordBySpelling = new Map(headwords.map((headword) => [headword.key.replace(/\d$/, ''), headword]))
  const predicates = Map.groupBy(
    headwords.filter(({ predicate }) => predicate !== undefined),
    ({ word }) => word,
  )

  /**
   * The reading, with the headword of a word that is recognized without one: 말다, which conjugates in its own way (말 of 말 듯), and nouns
   * with the spoken copula (뭐길래, 거야).
   */
  function withOwner(reading: Reading): Reading {
    if (reading.kind !== 'form' || reading.headword) return reading
    if (reading.lemma === '말다') return { ...reading, headword: predicates.get('말다')?.[0] }
    const noun = reading.lemma.replace(/이다$/, '')
    const headword = noun === reading.lemma ? undefined : headwordBySpelling.get(noun)
    return headword ? { ...reading, lemma: noun, headword } : reading
  }

  function merged(word: string): Reading[] {
    const [noun, particle] = MERGED.get(word) ?? []
    return noun && particle
      ? [{ kind: 'noun', noun, headword: headwordBySpelling.get(noun), particles: [particle], copula: undefined }]
      : []
  }

  /** 밤엔, 네겐: particles with a 는 that is said as ㄴ. */
  function withTopic(word: string): Reading[] {
    const bare = withoutFinal(word, 'ㄴ')
    if (!WITH_TOPIC.test(bare)) return []
    return read(`${bare}는`).filter(
      (reading) => reading.kind === 'noun' && reading.particles.length > 1 && reading.copula === undefined,
    )
  }

  function forms(word: string): Form[] {
    return read(word).filter((reading): reading is Form => reading.kind === 'form')
  }

  /** 보여줘, 울지마, 보고싶어: a verb and its auxiliary, written as one word. */
  function joined(word: string): TextReading[] {
    return splits(word).flatMap(([start, rest]) =>
      forms(start)
        .filter((reading) => continuation(reading).length === 1)
        .flatMap((reading) => {
          const [following] = continuation(reading)
          return forms(rest)
            .filter(({ lemma }) => lemma === following)
            .map((head) => ({ ...reading, suffixes: [...reading.suffixes, ...head.suffixes] }))
        })
        .filter(({ headword, suffixes }) => isForm(headword, suffixes)),
    )
  }

  /** 살기가, 기다림은, 울지도: a form with particles. */
  function withParticles(word: string): TextReading[] {
    return splits(word).flatMap(([start, rest]) => {
      const carrying = forms(start).filter(({ suffixes }) => CARRYING.has(suffixes.at(-1) ?? '안'))
      return carrying.flatMap((reading) =>
        nounTails(start, rest)
          .filter(({ copula }) => copula === undefined)
          .filter(
            ({ particles }) => NOMINAL.has(reading.suffixes.at(-1)) || particles.every((each) => DELIMITERS.has(each)),
          )
          .map(({ particles }) => ({ ...reading, after: particles })),
      )
    })
  }

  /** 가기엔, 하길, 없인, 친굴: the whole particle is put back, and then the word is read. */
  function shortened(word: string): TextReading[] {
    return SHORTENED.flatMap(([final, written, particle]): TextReading[] => {
      const bare = withoutFinal(word, final)
      if (bare === '') return []
      const nouns = read(bare).flatMap((reading): Reading[] =>
        reading.kind === 'word' && SHORTENABLE.has(reading.headword.wordClass)
          ? [{ kind: 'noun', noun: bare, headword: reading.headword, particles: [particle], copula: undefined }]
          : [],
      )
      return [...nouns, ...withParticles(bare + written)]
    })
  }

  /** 어디서부터, 여기서도: 에서 is shortened before another particle, too. */
  function atPlace(word: string): Reading[] {
    const [, place, rest] = PLACE.exec(word) ?? []
    return place ? read(`${place}에서${rest}`).filter(({ kind }) => kind === 'noun') : []
  }

  /** 가렴, 법이라네: the form that the ending joins like, in place of which it stands. */
  function songForms(word: string): TextReading[] {
    return SONG_ENDINGS.filter(({ written }) => word.endsWith(written) && word !== written).flatMap((songEnding) => {
      const { written, like, suffix } = songEnding
      return read(word.slice(0, -written.length) + like).flatMap((reading): TextReading[] =>
        reading.kind !== 'word' && suffixesOf(reading).at(-1) === suffix ? [{ ...reading, songEnding }] : [],
      )
    })
  }

  /** 보고파서, 주고픈: -고 싶다 with 고프다 in the place of 싶다. */
  function wished(word: string): TextReading[] {
    return splits(word).flatMap(([start, rest]) => {
      const wishes = start.endsWith('고') ? forms(`고${rest}`).filter(({ lemma }) => lemma === '고프다') : []
      return forms(start)
        .filter(({ suffixes }) => suffixes.at(-1) === '-고')
        .flatMap((reading) =>
          wishes.map(
            ({ suffixes }): TextReading => ({
              ...reading,
              suffixes: [...reading.suffixes.slice(0, -1), '-고 싶다', ...suffixes],
            }),
          ),
        )
    })
  }

  /** 넌가, 친군데: the 이 of the copula is put back, and then the word is read. */
  function withWholeCopula(word: string): TextReading[] {
    return Array.from(word, (_, index) => word.slice(0, index + 1))
      .flatMap((start) =>
        COPULA_FINALS.map((final) => [withoutFinal(start, final), final, word.slice(start.length)] as const),
      )
      .filter(([noun]) => noun !== '')
      .flatMap(([noun, final, rest]) => read(noun + withLast('이', { final }) + rest))
      .filter((reading) => reading.kind === 'noun' && reading.copula !== undefined)
  }

  return (word) => {
    const inDictionaryForm = (predicates.get(word) ?? []).map((headword): Reading => ({ kind: 'word', headword }))
    const listed: TextReading[] = [...merged(word), ...inDictionaryForm, ...read(word), ...withTopic(word)]
    // 나서야 is 나서다 with -아야, and in 그치고 나서야 나다 with -아서.
    if (AFTER_ALL.test(word)) listed.push(...withParticles(word))
    if (listed.some((reading) => continuation(reading).length === 0)) return listed.map(withOwner)
    const further = [songForms, wished, joined, withParticles, shortened, atPlace, withWholeCopula]
    return [...listed, ...further.flatMap((readings) => readings(word))].map(withOwner)
  }
}

/** The suffixes of a form, or those of the copula after a noun. */
function suffixesOf(reading: Reading): readonly Suffix[] {
  if (reading.kind === 'form') return reading.suffixes
  return reading.kind === 'noun' ? (reading.copula ?? []) : []
}

function splits(word: string): [start: string, rest: string][] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => [
    word.slice(0, index + 1),
    word.slice(index + 1),
  ])
}

/** Chains that end in an auxiliary are forms of which the next word is still to come. */
function isForm(headword: Headword | undefined, suffixes: readonly Suffix[]): boolean {
  const isOpen = suffixes.at(-1)?.includes(' ') ?? false
  return headword?.predicate === undefined || isOpen || admits(headword.predicate, suffixes)
}

/** The word without its last consonant if that is the one asked for, otherwise empty. */
function withoutFinal(word: string, final: string): string {
  if (!/[가-힣]$/.test(word) || lastSyllable(word).final !== final) return ''
  return withLast(word, { final: '' })
}
