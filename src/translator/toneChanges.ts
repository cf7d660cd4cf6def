import { isAuxiliaryId } from '#korean/auxiliary.ts'
import { endingOf, isEndingId } from '#korean/endingTable.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { bareWord } from '#translator/bareWord.ts'
import { suffixMeaning, suffixName } from '#translator/explanation/suffixLesson.ts'
import type { FiredRule } from '#translator/korean/rendering.ts'
import type { KoreanPart, KoreanWord } from '#translator/korean/word.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'
import { TONES, type Tone } from '#translator/translation.ts'

/** The words of a sentence in one tone, and the rules that fired for them. */
export interface TracedWords {
  words: readonly KoreanWord[]
  fired: readonly FiredRule[]
}

type Versions = Record<Tone, TracedWords>

const ENDING_NAMES: Record<Tone, string> = {
  polite: 'polite ending (해요체)',
  formal: 'formal ending (합쇼체)',
  casual: 'casual ending (해체)',
  business: 'formal ending (합쇼체)',
}

/** Suffixes that honor the person addressed or the subject. */
const HONORING: ReadonlySet<Suffix> = new Set(['-시-', '-(으)세요', '-(으)십시오', '-고 계시다', '-아 계시다'])

/** Rules that choose a word by tone: detail `{0}` is the choice, the last detail the plain word. */
const CHOICES: Readonly<Record<string, string>> = {
  'pronoun/humble': 'humble word',
  'name/title': 'left out among friends',
  'pronoun/respectful': 'respectful word',
  'you/title': 'title instead of “you”',
  'you/casual': '“you” among friends',
  'honorific/word': 'honorific word',
  'humble/word': 'humble word',
  'business/word': 'business word',
  'friends/word': 'word among friends',
  'particle/honorific': 'honorific particle',
  'particle/spoken': 'spoken particle',
}

/** Choices that do not replace another Korean word. */
const WITHOUT_PLAIN: ReadonlySet<string> = new Set(['you/title', 'you/casual', 'name/title'])

function isSame(one: KoreanPart, other: KoreanPart): boolean {
  const key = ({ suffix, particle, lemma, text }: KoreanPart) => suffix ?? particle ?? lemma ?? text
  return key(one) === key(other)
}

/** The parts of the words that render the same English in another tone, or of the whole sentence if there are none. */
function counterparts({ sources }: KoreanWord, { words }: TracedWords): KoreanPart[] {
  const same = words.filter((word) => word.sources.some((source) => sources.includes(source)))
  return (same.length > 0 ? same : words).flatMap(({ parts }) => parts)
}

function suffixChange(suffix: Suffix, meaning: string, tone: Tone): string[] {
  const ending = isEndingId(suffix) && endingOf(suffix).kind === 'final' ? [ENDING_NAMES[tone]] : []
  const honor = HONORING.has(suffix) ? ['-(으)시-, which honors the person'] : []
  if (ending.length + honor.length > 0) return [...honor, ...ending]
  return [`${suffixName(suffix)}: ${isAuxiliaryId(suffix) ? suffixMeaning(suffix) : meaning}`]
}

/** `humble word for 나`: the choice of the tone, and the plain word for it. */
function chosen(name: string, fired: readonly FiredRule[]): string[] {
  return fired.flatMap(({ rule, detail: [choice, ...plain] }) => {
    const said = tableEntry(CHOICES, rule)
    if (said === undefined || choice !== name) return []
    return [WITHOUT_PLAIN.has(rule) ? said : `${said} for ${plain.at(-1)}`]
  })
}

/** The word that another tone uses instead of this one. */
function replaced(name: string, tone: Tone, versions: Versions): string[] {
  return TONES.filter((other) => other !== tone).flatMap((other) =>
    versions[other].fired.flatMap(({ rule, detail }) => {
      const takesPlace = tableEntry(CHOICES, rule) !== undefined && detail.slice(1).includes(name)
      return takesPlace && detail[0] !== undefined ? [`${detail[0]} in the ${other} tone`] : []
    }),
  )
}

function inPhrase(name: string, fired: readonly FiredRule[]): boolean {
  return fired.some(
    ({ rule, detail }) => (rule === 'phrase' || rule === 'interjection') && detail[1]?.split(' ').includes(name),
  )
}

function partChange(part: KoreanPart, tone: Tone, versions: Versions): string[] {
  if (part.suffix) return suffixChange(part.suffix, part.meaning, tone)
  const name = bareWord(part.lemma ?? part.text)
  if (inPhrase(name, versions[tone].fired)) return ['set phrase, which differs in each tone']
  const choice = chosen(name, versions[tone].fired)
  return choice.length > 0 ? choice : replaced(name, tone, versions).slice(0, 1)
}

/** The parts are the same in all tones, but spoken tones run them together: 이건 for 이것은. */
function contraction({ text, parts }: KoreanWord): string[] {
  const isNoun = parts.some(({ particle }) => particle !== undefined)
  const full = parts.map((part) => part.text).join('')
  if (!isNoun) return []
  return text.startsWith(full) ? ['full form, as it is written'] : [`spoken short form of ${full}`]
}

/** A note if this tone leaves out the -(으)시- of other tones. */
function honorMissing({ parts }: KoreanWord, others: readonly (readonly KoreanPart[])[]): string[] {
  const honors = ({ suffix }: KoreanPart) => suffix !== undefined && HONORING.has(suffix)
  const isPlain = !parts.some(honors) && others.some((each) => each.some(honors))
  return isPlain ? ['without -(으)시-, which other tones add to honor the person'] : []
}

/** Why a word differs from other tones, found by comparing the traces of the tones. */
export function toneChanges(word: KoreanWord, tone: Tone, versions: Versions): string[] {
  const others = TONES.filter((other) => other !== tone).map((other) => counterparts(word, versions[other]))
  const own = word.parts.filter((part) => others.some((parts) => !parts.some((other) => isSame(part, other))))
  const changes = own.flatMap((part) => partChange(part, tone, versions))
  const found = changes.length > 0 ? changes : [...honorMissing(word, others), ...contraction(word)].slice(0, 1)
  return [...new Set(found)]
}
