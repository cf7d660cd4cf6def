import type { Clause } from '#translator/analysis/frame.ts'
import { isKind } from '#translator/analysis/nounKind.ts'
import { wantedSubject } from '#translator/analysis/subjectCost.ts'
import { Untranslatable } from '#translator/transfer/rendering.ts'

/** A verb for a certain kind of subject says nothing of another kind: a matter can not 기다리다. */
export function withFittingSubject(clause: Clause): Clause {
  const { predicate, subject } = clause
  const wanted = wantedSubject(predicate)
  if (wanted === undefined || !subject || isKind(subject, wanted) || isKind(subject, 'unknown')) return clause
  throw new Untranslatable(`subject of ${wanted}`)
}

/** What one does with time itself; other verbs last it and do nothing to it. */
const OF_TIME = new Set(
  'spend waste have need take save remember forget enjoy like love hate lose miss want get set choose make'.split(' '),
)

/** `shaking an hour`: a stretch of time is no object. */
export function withFittingObject(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || OF_TIME.has(predicate.entry.english)) return clause
  const { frame } = predicate.entry
  const timed = predicate.arguments.some(({ role, object }) => role === 'obj' && isKind(object, 'duration'))
  if (timed && frame.every(({ role, tag }) => role !== 'obj' || tag === undefined))
    throw new Untranslatable('time as object')
  return clause
}
