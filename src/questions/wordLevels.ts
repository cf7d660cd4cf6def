import type { Headword } from '#headwords/headword.ts'
import { type Reading, type WordReader, wordReader } from '#headwords/wordReader.ts'
import { LEVELS, type Level } from '#korean/level.ts'
import type { MadeForms } from '#korean/recognizer.ts'
import { grammarLevel } from '#questions/grammarLevel.ts'

/** The levels of the words of the list. */
export interface WordLevels {
  /** Of a word (어절) at its easiest reading; undefined if no list has it. */
  of(word: string): Level | undefined
  /** Those of the text's words that are written apart and have one meaning: 안내 데스크. */
  phrasesIn(text: string): readonly LeveledPhrase[]
}

interface LeveledPhrase {
  readonly phrase: string
  readonly level: Level
}

/** The words of a text that are too hard, or in no list. */
export interface HardWords {
  readonly above: readonly string[]
  readonly unknown: readonly string[]
}

const WORDS = /[^\s/·,:…“”‘’"'()~→–-]+/g
/** The names of endings and suffixes: -(으)ㄹ까요, -아/어요. */
const SUFFIX_NAMES = /-[(가-힣ㄱ-ㅣ][^\s“”‘’,.]*/g
const EDGES = /^[^가-힣0-9A-Za-z]+|[^가-힣0-9A-Za-z]+$/g
/** Digits or Latin letters, with Korean attached to them: 3시에, K팝은. */
const FOREIGN_START = /^[A-Za-z0-9.%+]+/
const HANGUL = /[가-힣]/
const JAMO = /[ㄱ-ㅣ]/
/** A stem with at most this many syllables may be half of another word. */
const SHORT_STEM = 1
/** What makes a verb's form of its beginning: 그쳤 + 어요 of 그쳤으니. */
const PROBES = ['', '고', '다', '어요', '면']

/** Words of grammar and of talk that the list lacks, or has only as other words: 게 is also a crab. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  '게 걸 건 거 걸로 테니 테니까 텐데 텐데요 마 마요 한데 달라고 아 어 음 네 응 어머 아니 저기요 여기요'.split(' '),
)
/** 명이요, 번이요: the answer to a question, cut short. */
const SPOKEN_COPULA = /이?요$/

/** The words of the text above the level, and those without a level. */
export function hardWords(text: string, level: Level, known: WordLevels): HardWords {
  const inPhrases = known
    .phrasesIn(text)
    .filter((found) => found.level <= level)
    .flatMap(({ phrase }) => phrase.split(' '))
  const words = (text.replace(SUFFIX_NAMES, ' ').match(WORDS) ?? [])
    .filter((word) => HANGUL.test(word) && !JAMO.test(word))
    .map((word) => word.replace(EDGES, '').replace(FOREIGN_START, ''))
    .filter((word) => word !== '' && !inPhrases.some((part) => word.startsWith(part)))
  const levels = words.map((word) => ({ word, easiest: known.of(word) }))
  return {
    above: levels
      .filter(({ easiest }) => easiest !== undefined && easiest > level)
      .map(({ word, easiest }) => `${word} (${easiest})`),
    unknown: levels.filter(({ easiest }) => easiest === undefined).map(({ word }) => word),
  }
}

/** Reads words by the whole word list; `names` need no entry. */
export function wordLevels(
  headwords: readonly Headword[],
  names: readonly string[],
  made: MadeForms = new Map(),
): WordLevels {
  const read = wordReader([...headwords, ...verbalNouns(headwords)], names, made)
  const spelled = Map.groupBy(headwords, ({ word }) => word)
  const listed = (word: string) =>
    easiest([...(spelled.get(word) ?? []).map(({ level }) => level), ...read(word).map(levelOf)])
  const levelOfWord = (word: string) =>
    FUNCTION_WORDS.has(word) ? LEVELS[0] : (listed(word) ?? levelOfCompound(word, read) ?? levelOfBeginning(word, read))
  const known = new Map<string, Level | undefined>()
  return {
    of(word) {
      if (!known.has(word)) known.set(word, levelOfWord(word) ?? levelOfWord(word.replace(SPOKEN_COPULA, '')))
      return known.get(word)
    },
    phrasesIn: phraseFinder(headwords.filter(isPhrase).map(({ word, level }) => ({ phrase: word, level }))),
  }
}

/** Looks only at the phrases whose second word begins like a word of the text. */
function phraseFinder(phrases: readonly LeveledPhrase[]): WordLevels['phrasesIn'] {
  const bySecondWord = Map.groupBy(phrases, ({ phrase }) => phrase.charAt(phrase.indexOf(' ') + 1))
  return (text) => {
    const seconds = new Set(
      text
        .split(' ')
        .slice(1)
        .map((word) => word.charAt(0)),
    )
    return [...seconds].flatMap((start) => bySecondWord.get(start) ?? []).filter(({ phrase }) => text.includes(phrase))
  }
}

function isPhrase({ word, predicate }: Headword): boolean {
  return predicate === undefined && word.includes(' ')
}

/** 방해 of 방해하다. */
function verbalNouns(headwords: readonly Headword[]): Headword[] {
  const nouns = new Set(headwords.filter(({ predicate }) => predicate === undefined).map(({ word }) => word))
  return headwords
    .filter(({ word }) => /^[가-힣]{2,}하다$/.test(word) && !nouns.has(word.slice(0, -2)))
    .map((headword) => ({ ...headword, word: headword.word.slice(0, -2), wordClass: 'noun', predicate: undefined }))
}

/** The level of a word that is written together of two: 점심값, 할인하다. */
function levelOfCompound(word: string, read: WordReader): Level | undefined {
  const levels = Array.from({ length: word.length - 2 }, (_, index) => {
    const first = read(word.slice(0, index + 2)).filter((reading) => reading.kind !== 'form' && isBare(reading))
    const second = read(word.slice(index + 2))
    const [one, other] = [easiest(first.map(levelOf)), easiest(second.map(levelOf))]
    return one === undefined || other === undefined ? undefined : one > other ? one : other
  })
  return easiest(levels.filter((level) => level !== undefined))
}

function isBare(reading: Reading): boolean {
  return reading.kind === 'word' || (reading.kind === 'noun' && reading.particles.length === 0 && !reading.copula)
}

/** The level of a predicate in a form that the list of endings lacks. */
function levelOfBeginning(word: string, read: WordReader): Level | undefined {
  for (let length = word.length - 1; length > SHORT_STEM; length -= 1) {
    const beginning = word.slice(0, length)
    const forms = PROBES.flatMap((probe) => read(beginning + probe)).filter(({ kind }) => kind === 'form')
    if (forms.length > 0) return easiest(forms.map(levelOf))
  }
  return undefined
}

/** The level of its word or of its ending, whichever is harder. Names, numbers and auxiliaries have no level of their own. */
function levelOf(reading: Reading): Level {
  const [word, grammar] = [reading.headword?.level ?? LEVELS[0], grammarLevel(reading)]
  return word > grammar ? word : grammar
}

function easiest(levels: readonly Level[]): Level | undefined {
  return levels.toSorted()[0]
}
