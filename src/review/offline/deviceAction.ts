import type { EpochMs } from '#kit/time.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import type { Fit } from '#review/fit/fit.ts'
import { gradedAnswer } from '#review/grading.ts'
import type { LoggedCard } from '#review/loggedCard.ts'
import type { DeviceAction } from '#review/reviewContract.ts'
import { mergedEntries, type ReviewEntry } from '#review/reviewEntry.ts'
import type { Dictionary } from '#review/typedAnswer.ts'

/**
 * The entry that an action of a device becomes. It depends on nothing that another device did, so the actions of several devices
 * give the same log in whatever order they arrive, if each device sends its own in their order.
 * @param now the server's time: nothing happened later
 */
export function entryOf(
  { card, entries, fits }: LoggedCard,
  action: DeviceAction,
  now: EpochMs,
  words: Dictionary,
): Verdict<ReviewEntry, 'review/unknown_answer'> {
  const timeOf = (id: string | null) => entries.find((entry) => entry.id === id)?.at ?? card.createdAt - 1
  const known = timeOf(action.after)
  const atLeast = (earliest: EpochMs) => Math.max(earliest + 1, Math.min(action.at, now))
  const id = action.entry_id
  switch (action.kind) {
    case 'answer': {
      const { answer: given, hinted, retried } = action
      const at = atLeast(known)
      const { miss: _miss, ...graded } = gradedAnswer(card.content, { given, retried, hinted }, words)
      return granted({ id, at, kind: 'answer', given, ...graded, fit: fitAt(fits, at) })
    }
    case 'override':
    case 'undo': {
      const { about } = action
      if (!entries.some((entry) => entry.id === about && entry.kind === 'answer' && entry.grade !== null)) {
        return refused('review/unknown_answer')
      }
      const at = atLeast(Math.max(known, timeOf(about)))
      return granted(
        action.kind === 'undo'
          ? { id, at, kind: 'undo', about }
          : { id, at, kind: 'override', about, grade: action.grade },
      )
    }
    default:
      return granted({ id, at: atLeast(known), kind: action.kind })
  }
}

/** The log of a card with the actions about it, each once. Refused ones are left out. */
export function withActions(
  logged: LoggedCard,
  actions: readonly DeviceAction[],
  now: EpochMs,
  words: Dictionary,
): LoggedCard {
  let all = logged
  for (const action of actions) {
    if (action.card_id !== all.card.id || all.entries.some(({ id }) => id === action.entry_id)) continue
    const verdict = entryOf(all, action, now, words)
    if (verdict.ok) all = { ...all, entries: mergedEntries(all.entries, [verdict.value]) }
  }
  return all
}

/** The fit whose parameters schedule an answer of that time. A later fit changes nothing about it. */
function fitAt(fits: readonly Fit[], at: EpochMs): number | null {
  return fits.findLast(({ fittedAt }) => fittedAt <= at)?.inForce ?? null
}
