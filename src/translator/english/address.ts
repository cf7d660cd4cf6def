import type { Chart, Reading } from '#translator/english/chart.ts'
import { plain } from '#translator/english/namePhrase.ts'
import { nounPhrasesAt } from '#translator/english/richNounPhrase.ts'
import type { Token } from '#translator/english/token.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'

/** Names that couples and parents use. */
const ENDEARMENTS: ReadonlySet<string> = new Set(['honey', 'darling', 'sweetheart', 'sweetie', 'babe', 'baby', 'dear'])

const FAMILY: ReadonlySet<string> = new Set(
  'mom mommy mum mama dad daddy papa grandma grandpa grandmother grandfather mother father'.split(' '),
)

function isEndearment(chart: Chart, at: number): boolean {
  return ENDEARMENTS.has(chart.word(at)) || chart.hasWords(at, ['my', 'love'])
}

function endearmentsAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  if (!isEndearment(chart, at)) return []
  const end = chart.word(at) === 'my' ? at + 2 : at + 1
  const english = chart.word(end - 1)
  const entry = { english, korean: '자기야', tags: new Set(['person', 'endearment']) }
  return [plain({ kind: 'name', entry }, at, end, 0)]
}

function isFamily({ head, possessor, determiner, adjectives }: NounPhrase): boolean {
  const isBare = !possessor && !determiner && adjectives.length === 0
  return isBare && head.kind === 'noun' && FAMILY.has(head.entry.english)
}

/** The person spoken to, beside a comma: `Tom`, `Mom`, `honey`. */
export function addressesAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  const named = nounPhrasesAt(chart, at).filter(({ value }) => value.head.kind === 'name' || isFamily(value))
  return [...endearmentsAt(chart, at), ...named]
}

/** Said only to a lover, a friend or the family: love or a quarrel between `I` and `you`. */
const INTIMATE =
  /\b(?:lov(?:e|es|ed|ing)|adored?|miss(?:ed|ing)?|kiss(?:ed)?|hug(?:ged)?|marr(?:y|ied)|hated?|hurt|trust(?:ed)?|forg(?:ive|ave)|dumped|ghosted|ignor(?:e|ed|ing)|cheat(?:ed)? on|in love with|crush on|crazy about|into|date|dating|proud of|worried about|yell(?:ed|ing)? at|lie(?:d)? to|lying to|live without|be with|dream(?:ed|t|ing)? (?:of|about)|(?:i|i am|i was|i always|i am always|always|stop) think(?:ing)? (?:of|about)|(?:mad|angry|upset) (?:at|with)|break(?:ing)? up with|broke up with|likes|(?:he|she|they) (?:really |actually )?like) (?:you|me)\b|\bi (?:(?:really|still|do not) )?like you\b(?! to\b)|\b(?:girlfriend|boyfriend|soulmate|lol|omg|bestie)\b/

/** Whether a sentence is one for a lover, a friend or the family, so that no customer can be meant by `you`. */
export function isIntimate(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word)
  const isCalled = (at: number) =>
    (ENDEARMENTS.has(words[at] ?? '') || FAMILY.has(words[at] ?? '')) &&
    (words[at - 1] === ',' || (at === 0 && words[at + 1] === ','))
  return INTIMATE.test(words.join(' ')) || words.some((_, at) => isCalled(at)) || / my love$/.test(words.join(' '))
}
