import type { Adjunct } from '#translator/frame/frame.ts'

/** `a week` in `three times a week`: 일주일에 stands before the frequency. */
function isPer(adjunct: Adjunct): boolean {
  return adjunct.kind === 'per'
}

export function isTime(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.role === 'time'
  if (adjunct.kind === 'time noun' || adjunct.kind === 'per') return true
  return (
    adjunct.kind === 'adverb' &&
    !('unknown' in adjunct.use.entry) &&
    (adjunct.use.entry.tags.has('time') || adjunct.use.entry.tags.has('sentence'))
  )
}

function isWhy(adjunct: Adjunct): boolean {
  return adjunct.kind === 'wh' && adjunct.word === 'why'
}

/** Frequency, `early` and `again` stand after the time: 올해 두 번, 2013년에 처음. */
const BESIDE_TIME = new Set(['once', 'twice', 'first', 'early', 'late', 'again', 'for the first time'])

function isBesideTime(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return false
  return BESIDE_TIME.has(adjunct.use.entry.english)
}

function isPurpose(adjunct: Adjunct): boolean {
  return adjunct.kind === 'purpose'
}

/** The order: reason, time, purpose, place, manner. */
export function inOrder(adjuncts: readonly Adjunct[]): Adjunct[] {
  const times = adjuncts.filter((adjunct) => isTime(adjunct) && !isPer(adjunct))
  const dates = times.filter((adjunct) => !isBesideTime(adjunct))
  return [
    ...adjuncts.filter(isWhy),
    ...adjuncts.filter(isPer),
    ...dates.filter(({ kind }) => kind === 'adverb'),
    ...dates.filter(({ kind }) => kind !== 'adverb'),
    ...times.filter(isBesideTime),
    ...adjuncts.filter(isPurpose),
    ...adjuncts.filter((adjunct) => !isTime(adjunct) && !isWhy(adjunct) && !isPurpose(adjunct)),
  ]
}
