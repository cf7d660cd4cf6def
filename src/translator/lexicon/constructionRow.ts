import { z } from 'zod'
import type { HeadwordIndex } from '#headwords/headwordIndex.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { type Particle, particleAfter } from '#korean/particle.ts'
import type { Predicate } from '#korean/predicate.ts'
import { isSuffix } from '#korean/suffix.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { type Mood, PLAIN_GROUP, type VerbGroup } from '#translator/frame/frameTerm.ts'
import { namedQuality } from '#translator/lexicon/koreanKey.ts'
import { humbleVerbs } from '#translator/lexicon/lexiconEntry.ts'
import { byTone, TONES, type Tone } from '#translator/translation.ts'

/** A row of `content/constructions/*.tsv`; the README there describes its columns. */
export const constructionRow = z.object({
  english: z.string().min(1),
  korean: z.string(),
  overrides: z.string(),
  example: z.string().min(1),
  polite: z.string(),
  formal: z.string(),
  casual: z.string(),
  business: z.string(),
  level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']),
})

export type ConstructionRow = z.infer<typeof constructionRow>

/** What may stand in a slot: a noun phrase (of a kind), a time or place phrase, a verb phrase (base or -ing), a clause, a question, an adjective. */
export const SLOT_KINDS = [
  ...(['n', 'person', 'place', 'thing', 'duration', 'number'] as const),
  ...(['when', 'where', 'v', 'ving', 'clause', 'wh', 'adj'] as const),
] as const
export type SlotKind = (typeof SLOT_KINDS)[number]

export type PatternElement = { word: string } | { slot: string; kind: SlotKind }

/** How the sentence of a row ends: in a mood, or in a mood with an ending of its own (`promise`, `future`, `confirm`, `please`). */
export const CLOSINGS = [
  ...(['statement', 'exclamation', 'question', 'command', 'please', 'request', 'permission'] as const),
  ...(['offer', 'invitation', 'proposal', 'suggestion', 'promise', 'future', 'confirm'] as const),
] as const
export type Closing = (typeof CLOSINGS)[number]

/** The mood and the auxiliaries of a sentence with this closing. */
export function moodOf(closing: Closing): { mood: Mood; please: boolean; group: VerbGroup } {
  const plain = { please: false, group: PLAIN_GROUP }
  switch (closing) {
    case 'promise':
    case 'confirm':
      return { mood: 'statement', ...plain }
    case 'future':
      return { mood: 'statement', please: false, group: { ...PLAIN_GROUP, modal: 'would' } }
    case 'please':
      return { mood: 'command', please: true, group: PLAIN_GROUP }
    default:
      return { mood: closing, ...plain }
  }
}

export type TemplatePerson = 'I' | 'we' | 'you'

/** A predicate named by its headword. `noun` is a slot or a word before 이다. */
export interface TemplatePredicate {
  kind: 'predicate'
  korean: string
  predicate: Predicate
  /** The verb for the speaker's own action in business. */
  business: Predicate | undefined
  /** The slot that the copula stands on. */
  noun: string | undefined
  suffixes: readonly Suffix[]
}

export type TemplatePiece =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; slot: string; particle?: Particle; suffixes?: readonly Suffix[]; before: string; after: string }
  | TemplatePredicate

/** The Korean of a row: pieces separated by spaces. `open` if the last piece is a predicate whose ending the tone decides. */
export interface Template {
  pieces: readonly TemplatePiece[]
  open: boolean
  closing: Closing
  person: TemplatePerson | undefined
}

/** A row ready for use. `verb` is the base form of the verb in brackets that opens its English, if it has one. */
export interface ConstructionEntry {
  row: ConstructionRow
  verb: string | undefined
  /** The mark that the sentence has to close with, if its English names one; a full stop stands for any mark. */
  mark: '?' | '!' | '.' | undefined
  /** Every wording of the English: `thank you (so|very) much` has two. */
  patterns: readonly (readonly PatternElement[])[]
  templates: Record<Tone, Template>
  base: Template
}

const OWN_SLOTS = new Set(['I', 'we', 'you', 'my', 'our', 'your'])

/** `(a|b)` stands for either word, `(a|)` for the word or nothing. */
function wordings(english: string): string[] {
  const group = /\(([^()]*)\)/.exec(english)
  if (!group) return [english.replaceAll(/\s+/g, ' ').trim()]
  const [whole, choices = ''] = group
  return choices.split('|').flatMap((choice) => wordings(english.replace(whole, choice)))
}

const SLOT = /^\{([a-z]+)(\d?)\}$/

function slotElement(text: string): PatternElement {
  const [, kind = '', number = ''] = SLOT.exec(text) ?? []
  const known = SLOT_KINDS.find((each) => each === kind)
  if (!known) throw new Error(`no such slot: ${text}`)
  return { slot: kind + number, kind: known }
}

function words(text: string): PatternElement[] {
  return sentencesOf(text).flatMap(({ tokens }) => tokens.map(({ word }) => ({ word })))
}

function patternOf(english: string): PatternElement[] {
  return english.split(/(\{[^}]*\})/).flatMap((part) => (part.startsWith('{') ? [slotElement(part)] : words(part)))
}

/** Splits at spaces that are not inside brackets or braces. */
function piecesOf(text: string): string[] {
  return text.match(/(?:\[[^\]]*\]|\{[^}]*\}|[^\s[{])+/g) ?? []
}

/** A suffix follows a space; 안 and 못 only after the dictionary form: [가다 안], but [말이 안 되다]. */
const SUFFIX_START = / (?=-)|(?<=다\d?) (?=[안못](?: -|$))|(?<=^[안못]) (?=-)/

function suffixesOf(text: string): Suffix[] {
  const names = text.split(SUFFIX_START).filter((name) => name !== '')
  return names.map((name) => {
    if (!isSuffix(name)) throw new Error(`no such suffix: ${name}`)
    return name
  })
}

function predicatePiece(text: string, find: HeadwordIndex): TemplatePredicate {
  const [lemma = '', ...rest] = text.split(SUFFIX_START)
  const copula = /^\{([a-zA-Z]+\d?)\}이다$/.exec(lemma)
  const { korean, predicate } = namedQuality(copula ? '것이다' : lemma, find)
  if (!predicate) throw new Error(`not a predicate: ${lemma}`)
  const business = predicate.pos === 'verb' ? humbleVerbs(lemma, predicate, find).business : undefined
  return { kind: 'predicate', korean, predicate, business, noun: copula?.[1], suffixes: suffixesOf(rest.join(' ')) }
}

function slotPiece(text: string): TemplatePiece {
  const match = /^([^{]*)\{([a-zA-Z]+\d?)(?::([^}|]+))?(?:\|[^}]*)?\}(.*)$/.exec(text)
  if (!match?.[2]) throw new Error(`not a slot: ${text}`)
  const [, before = '', slot, form, after = ''] = match
  if (form === undefined) return { kind: 'slot', slot, before, after, ...(text.includes('|') ? { suffixes: [] } : {}) }
  if (/^(?:-|안|못)/.test(form)) return { kind: 'slot', slot, suffixes: suffixesOf(form), before, after }
  particleAfter('책', form as Particle)
  return { kind: 'slot', slot, particle: form as Particle, before, after }
}

function pieceOf(text: string, find: HeadwordIndex): TemplatePiece {
  if (text.startsWith('[')) return predicatePiece(text.slice(1, -1).replace(/\|.*$/, ''), find)
  return text.includes('{') ? slotPiece(text) : { kind: 'text', text }
}

function closingOf(last: string): Pick<Template, 'closing' | 'person'> {
  const [closing = '', person] = (/\|([^\]}]+)[\]}]$/.exec(last)?.[1] ?? 'statement').trim().split(' ')
  const known = CLOSINGS.find((each) => each === closing)
  if (!known) throw new Error(`no such closing: ${closing}`)
  if (person !== undefined && person !== 'I' && person !== 'we' && person !== 'you')
    throw new Error(`no such person: ${person}`)
  return { closing: known, person }
}

export function templateOf(text: string, find: HeadwordIndex): Template {
  const texts = piecesOf(text)
  const pieces = texts.map((each) => pieceOf(each, find))
  const last = pieces.at(-1)
  if (!last) throw new Error('an empty template')
  const open = last.kind === 'predicate' || (last.kind === 'slot' && last.suffixes !== undefined && last.after === '')
  return { pieces, open, ...closingOf(texts.at(-1) ?? '') }
}

/** `casual = 뭐 해 · business = …`: the templates of single tones. */
function overridesOf(text: string): Map<Tone, string> {
  const parts = text.split(' · ').filter((part) => part.trim() !== '')
  return new Map(
    parts.map((part) => {
      const [, name = '', template = ''] = /^\s*([a-z]+)\s*=\s*(.+?)\s*$/.exec(part) ?? []
      const tone = TONES.find((each) => each === name)
      if (!tone) throw new Error(`no such tone: ${part}`)
      return [tone, template]
    }),
  )
}

function slotsOf({ pieces }: Template): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'slot') return [piece.slot]
    return piece.kind === 'predicate' && piece.noun !== undefined ? [piece.noun] : []
  })
}

function checkSlots({ patterns, templates }: Pick<ConstructionEntry, 'patterns' | 'templates'>): void {
  for (const pattern of patterns) {
    const filled = new Set(pattern.flatMap((element) => ('slot' in element ? [element.slot] : [])))
    for (const tone of TONES) {
      const used = slotsOf(templates[tone]).filter((slot) => !OWN_SLOTS.has(slot))
      const unknown = used.find((slot) => !filled.has(slot))
      if (unknown) throw new Error(`${tone} has {${unknown}}, which the English lacks`)
      const lost = [...filled].find((slot) => !used.includes(slot))
      if (lost) throw new Error(`${tone} lacks {${lost}}`)
    }
  }
}

/** A fixed text does not say how it closes, so its example does. */
function asked(base: Template, { example }: ConstructionRow): Template {
  return !base.open && example.endsWith('?') ? { ...base, closing: 'question' } : base
}

/** A row joined with its headwords. Throws, naming what is wrong, for a row that cannot be used. */
export function constructionEntry(row: ConstructionRow, find: HeadwordIndex): ConstructionEntry {
  const verb = /^\[([a-z]+)\] /.exec(`${row.english} `)?.[1]
  const english = verb === undefined ? row.english : row.english.slice(verb.length + 2)
  const patterns = wordings(english).map(patternOf)
  const overrides = overridesOf(row.overrides)
  const texts = byTone((tone) => overrides.get(tone) ?? row.korean)
  const templates = byTone((tone) => templateOf(texts[tone], find))
  if (verb !== undefined && TONES.some((tone) => !templates[tone].open))
    throw new Error('a verb needs an open predicate')
  checkSlots({ patterns, templates })
  const mark = (['?', '!', '.'] as const).find((each) => english.endsWith(each))
  return {
    row,
    verb,
    mark,
    patterns,
    templates,
    base: asked(row.korean === '' ? templates.polite : templateOf(row.korean, find), row),
  }
}
