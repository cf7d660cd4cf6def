import type { NounPhrase } from '#translator/frame/frame.ts'

/** Whether a noun phrase is interrogative: who, what, which book, how many people. */
export function asks({ head, determiner, quantity, possessor }: NounPhrase): boolean {
  if (head.kind === 'pronoun' && (head.id === 'who' || head.id === 'what' || head.id === 'which')) return true
  if (determiner === 'which' || determiner === 'what' || determiner === 'how much' || determiner === 'kind') return true
  return quantity?.amount === 'how many' || (possessor !== undefined && asks(possessor))
}
