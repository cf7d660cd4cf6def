import { unwrapped } from '#translator/construction/recastPhrase.ts'
import { benefits } from '#translator/english/favor.ts'
import type { Adjunct, Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'

function isPronoun(phrase: NounPhrase | undefined, ...ids: string[]): boolean {
  return phrase?.head.kind === 'pronoun' && ids.includes(phrase.head.id)
}

/** What the people of a shop or a country usually do. */
const CUSTOMARY = new Set(['sell', 'serve', 'speak', 'use', 'grow', 'produce', 'accept', 'rent', 'repair', 'fix'])

function isWhere(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'preposition')
    return adjunct.phrase.preposition.role === 'place' && isKind(adjunct.phrase.object, 'place')
  if (adjunct.kind === 'wh') return adjunct.word === 'where'
  return (
    adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && /^(?:t?here)$/.test(adjunct.use.entry.english)
  )
}

/** `they sell umbrellas at that store`: `they` is generic and left out. */
export function withoutAnybody(clause: Clause): Clause {
  const { subject, predicate, group, adjuncts } = clause
  if (!subject || !isPronoun(subject, 'they') || clause.precedingClauses?.length) return clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || !CUSTOMARY.has(predicate.entry.english))
    return clause
  const customary = group.tense === 'present' && !group.progressive && !group.perfect
  if (!customary || !adjuncts.some(isWhere)) return clause
  return { ...clause, subject: { ...subject, head: { kind: 'pronoun', id: 'it' } }, sharedSubject: true }
}

/** `would he lie to us?` expresses doubt; `would like` is a real question. */
export function isDoubted(clause: Clause): boolean {
  const { mood, group, subject, predicate } = clause
  if (mood !== 'question' || group.modal !== 'would' || group.negative || !subject) return false
  if (isPronoun(subject, 'I', 'we', 'you')) return false
  if (predicate.kind === 'verb' && 'english' in predicate.entry && predicate.entry.english === 'like') return false
  return unwrapped(clause).group.modal === 'would'
}

/** `open the door for me`: 열어 주세요; `let me open it for you`: 열어 드릴게요. */
export function withFavor(clause: Clause): Clause {
  const { mood, group, adjuncts } = clause
  const told = (mood === 'command' || mood === 'request') && !group.negative && !group.never
  if (!told && mood !== 'offer') return clause
  const rest = adjuncts.filter((adjunct) => !benefits(adjunct, mood === 'offer' ? ['you'] : ['I', 'we']))
  return rest.length === adjuncts.length ? clause : { ...clause, adjuncts: rest, please: told }
}

/** `money isn't everything`: 전부. */
export function withWhole(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'noun') return clause
  const { complement } = predicate
  if (!isPronoun(complement, 'everything') || complement.relative || complement.adjectives.length > 0) return clause
  const entry = { english: 'everything', korean: '전부', tags: new Set<string>() }
  return { ...clause, predicate: { ...predicate, complement: { ...complement, head: { kind: 'name', entry } } } }
}

/** Whether the complement is `everything`: 돈이 전부가 아니에요. */
export function isSaidWhole({ predicate }: Clause): boolean {
  return (
    predicate.kind === 'noun' &&
    predicate.complement.head.kind === 'name' &&
    predicate.complement.head.entry.korean === '전부'
  )
}
