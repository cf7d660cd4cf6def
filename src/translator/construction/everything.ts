import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `money isn't everything`: 전부. */
export const EVERYTHING: Construction = {
  id: 'everything',
  stage: 'clause',
  change(clause) {
    const { predicate } = clause
    if (predicate.kind !== 'noun') return clause
    const { complement } = predicate
    if (!isPronoun(complement, 'everything') || complement.relative || complement.adjectives.length > 0) return clause
    const entry = { english: 'everything', korean: '전부', tags: new Set<string>() }
    return { ...clause, predicate: { ...predicate, complement: { ...complement, head: { kind: 'name', entry } } } }
  },
  examples: [
    {
      english: "Money isn't everything.",
      polite: '돈이 전부가 아니에요.',
      formal: '돈이 전부가 아닙니다.',
      casual: '돈이 전부가 아니야.',
      business: '돈이 전부가 아닙니다.',
    },
  ],
  leftAlone: ['I ate everything.', 'This is everything I know.'],
}

/** Whether the complement is `everything`: 돈이 전부가 아니에요. */
export function isSaidWhole({ predicate }: Clause): boolean {
  return (
    predicate.kind === 'noun' &&
    predicate.complement.head.kind === 'name' &&
    predicate.complement.head.entry.korean === '전부'
  )
}
