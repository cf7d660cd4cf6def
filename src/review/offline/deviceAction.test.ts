import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#kit/time.ts'
import type { Fit } from '#review/fit/fit.ts'
import { type LoggedCard, scheduleOfLogged } from '#review/loggedCard.ts'
import { entryOf, withActions } from '#review/offline/deviceAction.ts'
import type { DeviceAction } from '#review/reviewContract.ts'
import { openNearMiss } from '#review/reviewEntry.ts'
import { DEFAULT_PARAMETERS } from '#review/schedule.ts'
import { plainKey } from '#review/typedKey.ts'

const CREATED = Date.parse('2027-01-01T12:00:00Z')
const NOW = CREATED + 10 * DAY_MS
const NO_WORDS = { isWord: () => false, isFormOf: () => false }

const CARD: LoggedCard['card'] = {
  id: 'card',
  kind: 'word',
  skill: 'vocab',
  family: '선생님',
  content: { type: 'item', korean: '선생님', english: 'teacher', key: plainKey('선생님') },
  source: 'lesson',
  sourceId: null,
  state: 'new',
  createdAt: CREATED,
  lapses: 0,
}
const NEW_CARD: LoggedCard = { card: CARD, entries: [], fits: [] }

let made = 0
function answer(text: string, at: number, more: Partial<DeviceAction & { kind: 'answer' }> = {}): DeviceAction {
  made += 1
  const base = { entry_id: `entry-${made}`, card_id: 'card', at, after: null }
  return { ...base, kind: 'answer', answer: text, hinted: false, retried: false, ...more }
}

function taken(logged: LoggedCard, ...actions: DeviceAction[]): LoggedCard {
  return withActions(logged, actions, NOW, NO_WORDS)
}

describe('the time that a device claims', () => {
  test('counts if it can be true', () => {
    const at = CREATED + DAY_MS
    expect(taken(NEW_CARD, answer('선생님', at)).entries).toMatchObject([{ at }])
  })

  test('is never after now, however far ahead the clock of the device is', () => {
    expect(taken(NEW_CARD, answer('선생님', NOW + 400 * DAY_MS)).entries).toMatchObject([{ at: NOW }])
  })

  test('is never before the card was made, nor before the newest entry that the device knew', () => {
    expect(taken(NEW_CARD, answer('선생님', 0)).entries).toMatchObject([{ at: CREATED }])
    const first = answer('선생님', CREATED + 3 * DAY_MS)
    const second = answer('선생님', CREATED, { after: first.entry_id })
    expect(taken(NEW_CARD, first, second).entries[1]).toMatchObject({ id: second.entry_id, at: first.at + 1 })
  })

  test('keeps the order of one device even if its clock stands still', () => {
    const near = answer('선섕님', 5)
    const retry = answer('선생님', 5, { after: near.entry_id, retried: true })
    expect(taken(NEW_CARD, near, retry).entries).toMatchObject([{ outcome: 'near' }, { outcome: 'right', grade: 2 }])
  })
})

test('an action that arrives twice counts once', () => {
  const action = answer('선생님', CREATED + DAY_MS)
  expect(taken(NEW_CARD, action, action).entries).toHaveLength(1)
})

test('the grade of an answer that is not in the log cannot be changed, nor can a near miss', () => {
  const near = answer('선섕님', CREATED + DAY_MS)
  const undo = (about: string): DeviceAction => ({
    ...{ entry_id: `undo-${about}`, card_id: 'card', at: NOW, after: null },
    ...{ kind: 'undo', about },
  })
  const refusal = { ok: false, refusal: 'review/unknown_answer' }
  expect(entryOf(NEW_CARD, undo('nothing'), NOW, NO_WORDS)).toEqual(refusal)
  expect(entryOf(taken(NEW_CARD, near), undo(near.entry_id), NOW, NO_WORDS)).toEqual(refusal)
})

test('an answer is scheduled by the fit that was in force when it was given, whenever it arrives', () => {
  const fitAfter = (number: number, day: number): Fit => ({
    ...{ number, reviews: 400, judged: 80, defaultLoss: 1, lossBefore: 1, fittedLoss: 0.5 },
    ...{ parameters: DEFAULT_PARAMETERS, inForce: number, fittedAt: CREATED + day * DAY_MS },
  })
  const logged = { ...NEW_CARD, fits: [fitAfter(1, 2), fitAfter(2, 4)] }
  const fits = [1, 3, 5].map((day) => taken(logged, answer('선생님', CREATED + day * DAY_MS)).entries[0])
  expect(fits).toMatchObject([{ fit: null }, { fit: 1 }, { fit: 2 }])
})

/** What a learner does on a device, one thing after another. */
const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom('right', 'near', 'wrong', 'override', 'undo', 'suspend', 'resume'),
    wait: fc.nat(600),
  }),
  { maxLength: 8 },
)
type Deeds = typeof deeds extends fc.Arbitrary<infer Value> ? Value : never

/** The actions that a device makes of them, by what it knows. */
function actionsOf(device: string, done: Deeds): DeviceAction[] {
  const actions: DeviceAction[] = []
  let at = CREATED + DAY_MS
  for (const [index, { kind, wait }] of done.entries()) {
    at += wait * MINUTE_MS
    const { entries } = taken(NEW_CARD, ...actions)
    const base = { entry_id: `${device}-${index}`, card_id: 'card', at, after: entries.at(-1)?.id ?? null }
    const about = entries.findLast((entry) => entry.kind === 'answer' && entry.grade !== null)?.id
    const change = changeOf(kind, about)
    const retried = openNearMiss(entries) !== undefined
    actions.push({ ...base, ...(change ?? { kind: 'answer', answer: TEXTS[kind] ?? '', hinted: false, retried }) })
  }
  return actions
}

const TEXTS: Record<string, string> = { right: '선생님', near: '선섕님' }

/** Undefined if there is nothing to change: then it is an answer. */
function changeOf(kind: Deeds[number]['kind'], about: string | undefined) {
  if (kind === 'suspend' || kind === 'resume') return { kind }
  if (about === undefined) return undefined
  if (kind === 'override') return { kind, about, grade: 4 as const }
  return kind === 'undo' ? { kind, about } : undefined
}

test('two devices merge to one state in any order of arrival, with repeats', () => {
  fc.assert(
    fc.property(deeds, deeds, fc.infiniteStream(fc.boolean()), fc.nat(20), (one, other, turns, repeats) => {
      const [phone, laptop] = [actionsOf('phone', one), actionsOf('laptop', other)]
      const expected = taken(NEW_CARD, ...phone, ...laptop)
      const arriving: DeviceAction[] = []
      const left = { phone: [...phone], laptop: [...laptop] }
      while (left.phone.length + left.laptop.length > 0) {
        const isPhone = left.laptop.length === 0 || (left.phone.length > 0 && turns.next().value === true)
        const next = (isPhone ? left.phone : left.laptop).shift()
        if (next) arriving.push(next)
      }
      const all = taken(NEW_CARD, ...arriving, ...arriving.slice(0, repeats))
      expect(all).toEqual(expected)
      expect(scheduleOfLogged(all)).toEqual(scheduleOfLogged(expected))
    }),
  )
})
