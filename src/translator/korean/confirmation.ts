import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Clause } from '#translator/frame/frame.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { isFuture } from '#translator/korean/groupSuffixes.ts'
import type { Rendering } from '#translator/korean/rendering.ts'
import { isSpoken, type Talk } from '#translator/korean/talk.ts'

/** Whether a tag question becomes a negative question, because -지요 would be too light. */
export function asksByDenial(talk: Talk, { mood, group }: Clause): boolean {
  const open = mood === 'statement' && !group.negative && !group.never && !isFuture(group)
  return open && !isSpoken(talk)
}

/** `it's cold, isn't it?`: 춥지 않습니까? */
export function taggedChain(rendering: Rendering, clause: Clause, chain: Chain): Chain {
  if (!asksByDenial(rendering, clause) || chain.negated) return chain
  const { suffixes } = chain
  const at = suffixes.at(-1) === '-았-' ? suffixes.length - 1 : suffixes.length
  const denied: Suffix[] = [...suffixes.slice(0, at), '-지 않다', ...suffixes.slice(at)]
  return admits(chain.predicate, [...denied, '-습니까']) ? { ...chain, suffixes: denied } : chain
}
