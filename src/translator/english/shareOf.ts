import type { Chart, Reading } from '#translator/english/chart.ts'
import { numberAt } from '#translator/english/englishNumber.ts'
import { corePhrases } from '#translator/english/nounPhrase.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import type { Share } from '#translator/frame/frameTerm.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const SHARES: Readonly<Record<string, Share>> = {
  all: 'all',
  most: 'most',
  both: 'both',
  each: 'each',
  some: 'some',
  many: 'many',
  half: 'half',
  any: 'any',
  none: 'none',
  neither: 'neither',
}

function shareAt(chart: Chart, at: number): { share: Share; end: number } | undefined {
  const share = tableEntry(SHARES, chart.word(at))
  if (share !== undefined) return { share, end: at + 1 }
  const number = numberAt(chart, at)
  return number && number.value > 1 && number.value <= 10 ? { share: number.value, end: number.end } : undefined
}

/** A definite group: `all of the people`, but not `two of people`. */
function isNamed({ value: { head, possessor, determiner } }: Reading<NounPhrase>): boolean {
  return (
    head.kind === 'pronoun' ||
    possessor !== undefined ||
    determiner === 'the' ||
    determiner === 'these' ||
    determiner === 'those'
  )
}

/** `both of them`, `both my parents`, `some of my friends`, `none of us`, `two of the boys`. */
export function sharesAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  const found = shareAt(chart, at)
  if (!found) return []
  const isOf = chart.word(found.end) === 'of'
  const these = found.share === 'all' && /^(?:these|those)$/.test(chart.word(found.end))
  if (!isOf && found.share !== 'both' && !these) return []
  return corePhrases(chart, isOf ? found.end + 1 : found.end)
    .filter(({ value: { head } }) => isOf || head.kind !== 'pronoun')
    .filter(isNamed)
    .map(({ value, end, cost }) => {
      const whole = isPronoun(value, 'you') ? { ...value, plural: true } : value
      const span = { from: at, to: end }
      const plural = found.share !== 'each'
      return {
        value: { head: { kind: 'share' as const, share: found.share, whole }, adjectives: [], plural, span, at: span },
        end,
        cost: cost + (whole.head.kind === 'pronoun' ? -0.5 : 0.2),
      }
    })
}
