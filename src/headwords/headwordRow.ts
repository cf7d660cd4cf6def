import { z } from 'zod'
import { FIELDS } from '#headwords/field.ts'
import { type Company, type Headword, WORD_CLASSES, type WordClass } from '#headwords/headword.ts'
import { honorificOf, humbleOf } from '#korean/honorific.ts'
import { LEVELS } from '#korean/level.ts'
import { isParticle, type Particle } from '#korean/particle.ts'
import { type PartOfSpeech, type Predicate, predicate } from '#korean/predicate.ts'
import { VERB_CLASSES, type VerbClass } from '#korean/verbClass.ts'

const korean = z.string().regex(/^[가-힣]+( [가-힣]+)*$/, 'Korean words alone')
const list = z.string().transform((text) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)
const words = z.string().transform((text) => text.split(' ').map((word) => korean.parse(word)))
const frame = z.string().transform((text, context): Particle[] => {
  const names = text === '-' ? [] : text.split(' ')
  const unknown = names.find((name) => !isParticle(name))
  if (unknown !== undefined) context.addIssue({ code: 'custom', message: `no such particle: ${unknown}` })
  return names.filter(isParticle)
})

/** Rare fields, written `name=value; name=value`. */
const more = z.preprocess(
  (text) => (typeof text === 'string' ? Object.fromEntries(text.split(';').filter(Boolean).map(pair)) : text),
  z.strictObject({
    head: korean.optional(),
    /** 안 and 못 stand before 하다: 공부 안 하다. */
    split: z.literal('하다').optional(),
    frame: frame.optional(),
    counter: korean.optional(),
    honorific: korean.optional(),
    humble: korean.optional(),
    /** For predicates whose honorific or humble word `korean/honorific.ts` knows: which of them questions may ask for. */
    asked: z.enum(['honorific', 'humble', 'honorific humble']).optional(),
    business: korean.optional(),
    opposite: korean.optional(),
    said: z.string().optional(),
    preceded: words.optional(),
    followed: words.optional(),
    /** Which gloss the company means, counted from one. */
    sense: z.coerce.number().int().min(2).optional(),
    needed: z.literal('company').optional(),
    /** For words that are used in few forms: 주요한, but rarely 주요해요. */
  }),
)

function pair(text: string): [string, string] {
  const [name = '', ...value] = text.split('=')
  return [name.trim(), value.join('=').trim()]
}

const columns = z.object({
  word: z.string().regex(/^[가-힣]+( [가-힣]+)*[1-9]?$/, 'Korean words, then at most one digit'),
  pos: z.enum(WORD_CLASSES),
  class: z.union([z.literal(''), z.enum(VERB_CLASSES)]),
  level: z.enum(LEVELS),
  field: z.enum(FIELDS),
  glosses: list.refine((glosses) => glosses.length > 0, 'a gloss is needed'),
  near: list,
  more,
  example: z.string().default(''),
  translation: z.string().default(''),
})
/** A row of `content/headwords/*.tsv`; the column names are the keys. */
export const headwordRow = columns.refine(
  ({ example, translation }) => (example === '') === (translation === ''),
  'an example and its translation, or neither',
)
type HeadwordRow = z.infer<typeof headwordRow>

/** Throws if the predicate's class and spelling do not agree. */
export function headwordOf(row: HeadwordRow): Headword {
  const word = row.word.replace(/\d$/, '')
  const { counter, business, opposite, said } = row.more
  const made = predicateOf(word, row)
  return {
    key: row.word,
    word,
    wordClass: row.pos,
    predicate: made,
    level: row.level,
    field: row.field,
    glosses: row.glosses,
    near: row.near,
    frame: row.more.frame ?? [],
    counter,
    honorific: wordOfRespect('honorific', row, made && honorificOf(made)),
    humble: wordOfRespect('humble', row, made && humbleOf(made)),
    business,
    opposite,
    said,
    company: companyOf(row),
    example: row.example === '' ? undefined : { korean: row.example, english: row.translation },
  }
}

function companyOf({
  word,
  glosses,
  more: { preceded = [], followed = [], sense = 1, needed },
}: HeadwordRow): Company | undefined {
  const isAlone = preceded.length === 0 && followed.length === 0
  if (isAlone && (sense > 1 || needed))
    throw new Error(`${word}: sense and needed are about the words in preceded and followed, of which there are none`)
  if (sense > glosses.length) throw new Error(`${word}: it has no gloss ${sense}`)
  return isAlone
    ? undefined
    : { precededBy: preceded, followedBy: followed, sense: sense - 1, isNeeded: needed !== undefined }
}

/** The word from the row, or the known word of its predicate if questions may ask for it. Throws if the row repeats a known word. */
function wordOfRespect(
  kind: 'honorific' | 'humble',
  { word, more }: HeadwordRow,
  known: Predicate | undefined,
): string | undefined {
  const said = more[kind]
  const asked = more.asked?.includes(kind) === true
  if (said !== undefined && known !== undefined)
    throw new Error(`${word}: its ${kind} word is already known: write asked=${kind}`)
  if (asked && known === undefined) throw new Error(`${word}: its ${kind} word is not known`)
  return asked ? known?.lemma : said
}

function predicateOf(word: string, { pos, class: verbClass, more }: HeadwordRow): Predicate | undefined {
  const conjugates = pos === 'verb' || pos === 'adjective'
  if (conjugates !== (verbClass !== ''))
    throw new Error(`${word}: only verbs and adjectives have a class, and they need one`)
  if (!conjugates || verbClass === '') return undefined
  if (pos === 'verb' && more.frame === undefined) throw new Error(`${word}: a verb needs its frame`)
  const made = predicate(word, partOfSpeech(word, pos, verbClass), verbClass, more.head)
  return more.split === undefined ? made : { ...made, head: '하다', separable: true }
}

function partOfSpeech(word: string, wordClass: WordClass, verbClass: VerbClass): PartOfSpeech {
  if (verbClass === '이다' || verbClass === '아니다') return 'copula'
  if (word === '있다' || word === '없다') return 'existential'
  return wordClass === 'verb' ? 'verb' : 'adjective'
}
