import { isTaggedAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'

/** `a week` in `three times a week`: 일주일에 stands before the frequency. */
function isPer(adjunct: Adjunct): boolean {
  return adjunct.kind === 'per'
}

export function isTime(adjunct: Adjunct): boolean {
  if (isOpening(adjunct)) return true
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.role === 'time'
  if (adjunct.kind === 'time noun' || adjunct.kind === 'per') return true
  return (
    adjunct.kind === 'adverb' &&
    !('unknown' in adjunct.use.entry) &&
    (adjunct.use.entry.tags.has('time') || adjunct.use.entry.tags.has('sentence'))
  )
}

function isDay(adjunct: Adjunct): boolean {
  return isTaggedAdverb(adjunct, 'dated')
}

function isWhy(adjunct: Adjunct): boolean {
  return adjunct.kind === 'wh' && adjunct.word === 'why'
}

/** Frequency, `early` and `again` stand after the time: 올해 두 번, 아침에 항상, 2013년에 처음. */
const BESIDE_TIME = new Set(
  'once, twice, first, early, late, again, for the first time, always, often, frequently, rarely, seldom'.split(', '),
)

function isBesideTime(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return false
  const { english } = adjunct.use.entry
  return BESIDE_TIME.has(english) || /^(?:once|twice) a /.test(english)
}

/** The action that another one is compared with comes before places: 나가는 것보다 집에. */
function isThan(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'preposition' || adjunct.phrase.preposition.english !== 'than') return false
  return adjunct.phrase.object.head.kind === 'action'
}

/** `all day`, `all night` stand after the day: 내일 하루 종일. */
function isStretch(adjunct: Adjunct): boolean {
  return adjunct.kind === 'adverb' && 'english' in adjunct.use.entry && adjunct.use.entry.english.startsWith('all ')
}

/** `wait here for a minute`: a moment stands next to its verb, 여기에서 잠깐 기다리다. */
function isMoment(adjunct: Adjunct): boolean {
  return adjunct.kind === 'adverb' && 'korean' in adjunct.use.entry && /^(?:잠깐|잠시)$/.test(adjunct.use.entry.korean)
}

/** `there with my sister`: whom one goes with comes before where. */
function companionsFirst(adjuncts: readonly Adjunct[]): Adjunct[] {
  const goals = adjuncts.filter((each): boolean => isTaggedAdverb(each, 'place'))
  const isWith = (each: Adjunct) => each.kind === 'preposition' && each.phrase.preposition.role === 'companion'
  if (goals.length === 0 || !adjuncts.some(isWith)) return [...adjuncts]
  const others = adjuncts.filter((each) => !goals.includes(each))
  const at = others.findLastIndex(isWith) + 1
  return [...others.slice(0, at), ...goals, ...others.slice(at)]
}

function isPurpose(adjunct: Adjunct): boolean {
  return adjunct.kind === 'purpose'
}

/** `waited six hours to see him`: what for comes before how long, 보려고 여섯 시간. */
function isLength(adjunct: Adjunct): boolean {
  return adjunct.kind === 'time noun' && isKind(adjunct.object, 'duration') && adjunct.object.determiner !== 'every'
}

/** `according to`, `despite`, `unlike`: it opens the sentence. */
function isOpening(adjunct: Adjunct): boolean {
  return adjunct.kind === 'preposition' && /^(?:according to|despite)$/.test(adjunct.phrase.preposition.english)
}

/** `sitting next to me on the plane`: the wider place comes before the one next to something, 비행기에서 제 옆에. */
function placesInOrder(adjuncts: readonly Adjunct[]): Adjunct[] {
  const places = adjuncts.filter(isPlace)
  if (places.length < 2) return [...adjuncts]
  const wide = places.filter((each) => !isBeside(each))
  const sorted = [...wide, ...places.filter(isBeside)]
  return adjuncts.map((each) => (isPlace(each) ? (sorted.shift() ?? each) : each))
}

export function isPlace(adjunct: Adjunct): boolean {
  return adjunct.kind === 'preposition' && adjunct.phrase.preposition.role === 'place'
}

function isBeside(adjunct: Adjunct): boolean {
  return adjunct.kind === 'preposition' && /^(?:옆|앞|뒤|맞은편|옆집)$/.test(adjunct.phrase.preposition.word ?? '')
}

/** `landed late because of the storm`: 폭풍 때문에 늦게. */
function isReason(adjunct: Adjunct): boolean {
  return adjunct.kind === 'preposition' && /^(?:because of|due to)$/.test(adjunct.phrase.preposition.english)
}

/** What has its own place in the order. */
const PLACED = [isTime, isWhy, isReason, isPurpose, isOpening, isThan]

/** The order: day, why, reason, time, purpose, place, manner: 오늘 왜. */
export function inOrder(adjuncts: readonly Adjunct[]): Adjunct[] {
  const times = adjuncts.filter(
    (adjunct) => isTime(adjunct) && !isReason(adjunct) && !isPer(adjunct) && !isOpening(adjunct) && !isMoment(adjunct),
  )
  const purposes = adjuncts.filter(isPurpose)
  const lengths = purposes.length > 0 ? times.filter(isLength) : []
  const dates = times.filter((adjunct) => !isBesideTime(adjunct) && !lengths.includes(adjunct))
  return [
    ...adjuncts.filter(isOpening),
    ...dates.filter(isDay),
    ...adjuncts.filter(isWhy),
    ...adjuncts.filter(isPer),
    ...dates.filter((each) => each.kind === 'adverb' && !isStretch(each) && !isDay(each)),
    ...adjuncts.filter(isReason),
    ...dates.filter(({ kind }) => kind !== 'adverb'),
    ...dates.filter(isStretch),
    ...times.filter(isBesideTime),
    ...purposes,
    ...lengths,
    ...adjuncts.filter(isThan),
    ...companionsFirst(placesInOrder(adjuncts).filter((adjunct) => !PLACED.some((isPlaced) => isPlaced(adjunct)))),
    ...adjuncts.filter(isMoment),
  ]
}
