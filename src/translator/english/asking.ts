import type { NounPhrase } from '#translator/frame/frame.ts'
import type { NameRow } from '#translator/lexicon/lexiconRow.ts'

/** `how much` as an amount of money: 얼마를 내다. */
export const ASKED_MONEY: NameRow = { english: 'how much', korean: '얼마', tags: new Set(['thing', 'money']) }

/** Whether a noun phrase is interrogative: who, what, which book, how many people, how much money. */
export function asks({ head, determiner, quantity, possessor }: NounPhrase): boolean {
  if (head.kind === 'name') return head.entry === ASKED_MONEY
  if (head.kind === 'pronoun' && (head.id === 'who' || head.id === 'what' || head.id === 'which')) return true
  if (determiner === 'which' || determiner === 'what' || determiner === 'how much' || determiner === 'kind') return true
  return quantity?.amount === 'how many' || (possessor !== undefined && asks(possessor))
}
