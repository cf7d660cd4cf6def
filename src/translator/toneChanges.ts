import { isAuxiliaryId } from '#korean/auxiliary.ts'
import { endingOf, isEndingId } from '#korean/endingTable.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { bareWord } from '#translator/bareWord.ts'
import { suffixMeaning, suffixName } from '#translator/explanation/suffixLesson.ts'
import type { FiredRule } from '#translator/korean/rendering.ts'
import type { KoreanPart, KoreanWord } from '#translator/korean/word.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'
import { byTone, TONES, type Tone } from '#translator/translation.ts'

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
  'pronoun/friend': 'word among friends',
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

/** Parts with the same key say the same. */
function keyOf({ suffix, particle, lemma, text }: KoreanPart): string {
  return suffix ?? particle ?? lemma ?? text
}

/** The words of a tone, to find those that render the same English as a word of another tone. */
function counterpartsIn({ words }: TracedWords): (word: KoreanWord) => readonly KoreanPart[] {
  const bySource = Map.groupBy(
    words.flatMap((word, at) => word.sources.map((source) => ({ source, at }))),
    ({ source }) => source,
  )
  const all = words.flatMap(({ parts }) => parts)
  return ({ sources }) => {
    const same = new Set(sources.flatMap((source) => bySource.get(source) ?? []).map(({ at }) => at))
    if (same.size === 0) return all
    return [...same].toSorted((a, b) => a - b).flatMap((at) => words[at]?.parts ?? [])
  }
}

function suffixChange(suffix: Suffix, meaning: string, tone: Tone): string[] {
  const ending = isEndingId(suffix) && endingOf(suffix).kind === 'final' ? [ENDING_NAMES[tone]] : []
  const honor = HONORING.has(suffix) ? ['-(으)시-, which honors the person'] : []
  if (ending.length + honor.length > 0) return [...honor, ...ending]
  return [`${suffixName(suffix)}: ${isAuxiliaryId(suffix) ? suffixMeaning(suffix) : meaning}`]
}

/** What the trace of a tone says about its words. */
interface TraceOfTone {
  /** `humble word for 나`: the choices of the tone, and the plain word for each. */
  chosen: ReadonlyMap<string, readonly string[]>
  /** By a plain word, what the first other tone uses instead of it. */
  replaced: ReadonlyMap<string, string>
  /** The words of its set phrases. */
  inPhrases: ReadonlySet<string>
}

interface Choice {
  rule: string
  said: string
  choice: string
  plain: string[]
}

function choicesIn(fired: readonly FiredRule[]): Choice[] {
  return fired.flatMap(({ rule, detail: [choice, ...plain] }) => {
    const said = tableEntry(CHOICES, rule)
    return said === undefined || choice === undefined ? [] : [{ rule, said, choice, plain }]
  })
}

function traceOf(tone: Tone, { fired }: TracedWords, choices: Record<Tone, readonly Choice[]>): TraceOfTone {
  const chosen = Map.groupBy(choices[tone], ({ choice }) => choice)
  const replaced = TONES.filter((other) => other !== tone).flatMap((other) =>
    choices[other].flatMap(({ choice, plain }) =>
      plain.flatMap((words) => words.split(' ')).map((word) => [word, `${choice} in the ${other} tone`] as const),
    ),
  )
  const phrases = fired.filter(({ rule }) => rule === 'phrase' || rule === 'interjection')
  return {
    chosen: new Map(
      [...chosen].map(([choice, all]) => [
        choice,
        all.map(({ rule, said, plain }) => (WITHOUT_PLAIN.has(rule) ? said : `${said} for ${plain.at(-1)}`)),
      ]),
    ),
    replaced: new Map(replaced.toReversed()),
    inPhrases: new Set(phrases.flatMap(({ detail }) => detail[1]?.split(' ') ?? [])),
  }
}

function partChange(part: KoreanPart, tone: Tone, { chosen, replaced, inPhrases }: TraceOfTone): readonly string[] {
  if (part.suffix) return suffixChange(part.suffix, part.meaning, tone)
  const name = bareWord(part.lemma ?? part.text)
  if (inPhrases.has(name)) return ['set phrase, which differs in each tone']
  const instead = replaced.get(name)
  return chosen.get(name) ?? (instead === undefined ? [] : [instead])
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

/** Tells why a word of a tone differs from other tones, found by comparing the traces of the tones. */
export function toneChanges(versions: Versions): (tone: Tone, word: KoreanWord) => string[] {
  const counterparts = byTone((tone) => counterpartsIn(versions[tone]))
  const choices = byTone((tone) => choicesIn(versions[tone].fired))
  const traces = byTone((tone) => traceOf(tone, versions[tone], choices))
  return (tone, word) => {
    const others = TONES.filter((other) => other !== tone).map((other) => counterparts[other](word))
    const keys = others.map((parts) => new Set(parts.map(keyOf)))
    const own = word.parts.filter((part) => keys.some((of) => !of.has(keyOf(part))))
    const changes = own.flatMap((part) => partChange(part, tone, traces[tone]))
    const found = changes.length > 0 ? changes : [...honorMissing(word, others), ...contraction(word)].slice(0, 1)
    return [...new Set(found)]
  }
}
