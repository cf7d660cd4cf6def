import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import {
  CONNECTIVES,
  COSTING,
  type Connective,
  IN_POSTURE,
  INTERRUPTED,
  UNREAL,
} from '#translator/korean/connective.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const POSTURES = new Set(['서다', '앉다', '눕다'])

/** Accidents that interrupt an action. */
export const BEFALLING = new Set(
  '다치다 데다 베다 넘어지다 떨어지다 부러지다 부러뜨리다 삐다 죽다 잠들다 놓치다 잃어버리다 깨뜨리다 깨다 만나다 찾다 발견하다 미끄러지다'.split(
    ' ',
  ),
)

export function koreanVerb({ predicate }: Clause): string {
  return predicate.kind === 'verb' && 'korean' in predicate.entry ? predicate.entry.korean : ''
}

/** -(으)면서 for simultaneous actions. */
function accompanying(clause: Clause, main: Clause | undefined): Connective {
  if (POSTURES.has(koreanVerb(clause))) return IN_POSTURE
  if (main && BEFALLING.has(koreanVerb(main))) return INTERRUPTED
  return main && koreanVerb(main) === '낭비하다' ? COSTING : CONNECTIVES.doing
}

/** `when I grow up`: 커서. */
function isGrowingUp({ predicate, group }: Clause): boolean {
  const present = group.tense === 'present' && !group.perfect && group.modal === undefined
  return present && isLexicalVerb(predicate) && predicate.entry.english === 'grow up'
}

const GROW = named(koreanPredicate('크다', 'verb', '으'))

export function grownUp(clause: Clause): Clause {
  const { predicate } = clause
  if (!isGrowingUp(clause) || !isLexicalVerb(predicate)) return clause
  return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, ...GROW } } }
}

/** With an action, `as long as` is a condition: 돌려준다면. */
function isAction({ predicate, group }: Clause): boolean {
  if (!isLexicalVerb(predicate)) return false
  return !(
    predicate.entry.tags.has('state') ||
    group.progressive ||
    group.modal !== undefined ||
    LASTING_ON.has(predicate.entry.korean)
  )
}

const LASTING_ON = new Set(['살다', '있다', '머무르다', '일하다'])

/** The connective that the verb of a linked clause requires, if it differs from the relation's usual one. */
export function suitedConnective(
  { relation, clause }: Pick<Link, 'relation' | 'clause'>,
  main: Clause | undefined,
): Connective | undefined {
  if (relation === 'doing') return accompanying(clause, main)
  if (relation === 'when' && isGrowingUp(clause)) return { ...CONNECTIVES.so, english: 'when' }
  return relation === 'as long as' && isAction(clause) ? { ...UNREAL, english: 'as long as' } : undefined
}
