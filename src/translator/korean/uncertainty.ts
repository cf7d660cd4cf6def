import type { Suffix } from '#korean/morpheme.ts'
import { recastPhrase } from '#translator/construction/recast.ts'
import type { Adjunct, Clause } from '#translator/frame/frame.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { futureSuffix } from '#translator/korean/finalSuffixes.ts'
import { isFuture } from '#translator/korean/groupSuffixes.ts'
import type { Rendering } from '#translator/korean/rendering.ts'

/** `I don't know where`: 모르겠어요. */
export function withUncertainty({ predicate, subject }: Clause, chain: Chain): Chain {
  const speaks = isPronoun(subject, 'I')
  const wonders = predicate.kind === 'report' && predicate.report === 'know' && predicate.whether
  if (!speaks || !wonders || chain.predicate.lemma !== '모르다' || chain.suffixes.length > 0) return chain
  return { ...chain, suffixes: ['-겠-'] }
}

const GUESSED = new Set(['probably', 'maybe', 'perhaps'])
/** Endings that express a guess. */
const GUESSING = new Set<Suffix | undefined>([
  '-(으)ㄹ 수도 있다',
  '-는 것 같다',
  '-(으)ㄴ 것 같다',
  '-(으)ㄹ 것 같다',
  '-겠-',
])

function isGuess(adjunct: Adjunct): boolean {
  return adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && GUESSED.has(adjunct.use.entry.english)
}

/** `I'll probably go`: a guess and no promise. */
export function guesses({ adjuncts }: Clause): boolean {
  return adjuncts.some(isGuess)
}

/** `he is probably asleep`: 아마 needs an ending that expresses a guess, 자고 있을 거예요. */
export function withGuess(rendering: Rendering, clause: Clause, chain: Chain): Chain {
  const { mood } = clause
  const { group } = recastPhrase(rendering, 'auxiliary', clause)
  const open = mood === 'statement' && !isFuture(group) && !GUESSING.has(chain.suffixes.at(-1))
  if (!open || !guesses(clause)) return chain
  return { ...chain, suffixes: [...chain.suffixes, futureSuffix(rendering)] }
}
