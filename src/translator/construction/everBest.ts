import type { NounPhrase } from '#translator/frame/frame.ts'

/** `the tallest man I've ever seen`: the superlative includes `ever`, 제가 본 가장 키가 큰 남자. */
export function withoutEver(noun: NounPhrase): NounPhrase {
  const { relative, adjectives } = noun
  if (!relative?.clause.group.ever || !adjectives.some(({ degree }) => degree === 'superlative')) return noun
  const group = { ...relative.clause.group, ever: false }
  return { ...noun, relative: { ...relative, clause: { ...relative.clause, group } } }
}
