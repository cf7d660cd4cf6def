import type { NounPhrase, PrepositionalPhrase } from '#translator/frame/frame.ts'
import { kindsOf } from '#translator/frame/nounKind.ts'

const LEADING = new Set([
  'way',
  'road',
  'bus',
  'train',
  'flight',
  'trip',
  'ticket',
  'path',
  'plane',
  'door',
  'visit',
  'line',
])

/** `from` a place goes with people and trains rather than with things. */
export function attachmentCost(noun: NounPhrase, { preposition: { role, english } }: PrepositionalPhrase): number {
  if (role === 'goal' && leads(noun)) return -1
  if (role === 'place' && /^(?:every|all)/.test(noun.determiner ?? '')) return -0.7
  if (english === 'at' && role === 'place' && !kindsOf(noun).has('person')) return 0.9
  return role === 'source' && !kindsOf(noun).has('person') ? 1.5 : 0.3
}

/** Ways, buses and tickets lead somewhere. */
export function leads({ head }: NounPhrase): boolean {
  return head.kind === 'noun' && LEADING.has(head.entry.english)
}
