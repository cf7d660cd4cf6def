import { DAY_MS, type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import { recognizer } from '#korean/recognizer.ts'
import { isoTime } from '#match/playerView.ts'
import type { CardSurroundings, LoggedCard } from '#review/loggedCard.ts'
import { answerOf, scheduleOfLogged, taskOf } from '#review/loggedCard.ts'
import { withActions } from '#review/offline/deviceAction.ts'
import type { PackedCard, ReviewPack } from '#review/offline/reviewPack.ts'
import type { DeviceAction, ReviewAnswerResponse, ReviewSession, ReviewTask } from '#review/reviewContract.ts'
import { countedReviews } from '#review/reviewEntry.ts'
import type { Schedule } from '#review/schedule.ts'
import { type DoneToday, sessionOrder } from '#review/session.ts'
import type { Dictionary } from '#review/typedAnswer.ts'

/** How many cards are asked at once. */
const SESSION_SIZE = 20

/** The pack that a device has, and what the learner has done on it since. */
export interface PackedDeck {
  pack: ReviewPack
  /** In the order of time. */
  actions: readonly DeviceAction[]
}

/** The cards to ask now, as `review-session` answers. */
export function packedSession({ pack, actions }: PackedDeck, now: EpochMs): ReviewSession {
  const all = pack.cards.map((packed) => ({ packed, ...current({ pack, actions }, packed, now) }))
  const candidates = all
    .filter(({ schedule }) => !schedule.suspended)
    .map(({ packed, logged, schedule }) => {
      const { id, skill, family } = packed.card
      return { packed, logged, id, skill, family, ...schedule }
    })
  const { answers, ...done } = doneToday(
    pack,
    all.map(({ logged }) => logged),
    now,
  )
  const order = sessionOrder(candidates, done, now)
  const begun = candidates.filter(({ state }) => state !== 'new').map(({ dueAt }) => dueAt)
  return {
    due: order.length,
    fresh: order.filter(({ state }) => state === 'new').length,
    cards: pack.deck,
    next_due_at: begun.length === 0 ? null : isoTime(Math.min(...begun)),
    server_now: isoTime(now),
    tasks: order
      .slice(0, SESSION_SIZE)
      .map(({ packed, logged, state }) => taskOf({ ...logged.card, state }, logged.entries, surroundings(packed))),
    answered_today: answers,
    withheld: pack.withheld,
  }
}

/** A card with what was done on the device. */
interface CurrentCard {
  logged: LoggedCard
  schedule: Schedule
}

function current({ pack, actions }: PackedDeck, { card, entries, words }: PackedCard, now: EpochMs): CurrentCard {
  const logged = withActions({ card, entries, fits: pack.fits }, actions, now, dictionary(words))
  return { logged, schedule: scheduleOfLogged(logged) }
}

/** The id of the newest entry of a card; null if there is none. */
export function newestEntry(deck: PackedDeck, packed: PackedCard, now: EpochMs): string | null {
  return current(deck, packed, now).logged.entries.at(-1)?.id ?? null
}

/** What came of an answer, also after its grade was changed. Undefined if the deck does not have it. */
export function packedAnswer(
  deck: PackedDeck,
  packed: PackedCard,
  id: string,
  now: EpochMs,
): ReviewAnswerResponse | undefined {
  const { logged } = current(deck, packed, now)
  const answer = logged.entries.find((entry) => entry.id === id)
  return answer?.kind === 'answer' ? answerOf(logged, answer, surroundings(packed)) : undefined
}

/** The card as it is asked now. */
export function packedTask(deck: PackedDeck, packed: PackedCard, now: EpochMs): ReviewTask {
  const { logged, schedule } = current(deck, packed, now)
  return taskOf({ ...logged.card, state: schedule.state }, logged.entries, surroundings(packed))
}

/** What was done in this UTC day: on the device, and before the pack was made. */
function doneToday(pack: ReviewPack, logs: readonly LoggedCard[], now: EpochMs): DoneToday & { answers: number } {
  const midnight = nextUtcMidnight(now) - DAY_MS
  const packed = logs.flatMap(({ card: { id, family }, entries }) => {
    const reviews = countedReviews(entries)
    const answers = reviews.filter(({ at }) => at >= midnight).length
    return answers === 0 ? [] : [{ id, family, begun: answers === reviews.length, answers }]
  })
  const cards = [...(pack.taken_at >= midnight ? pack.answered : []), ...packed]
  return {
    begun: cards.filter(({ begun }) => begun).length,
    repeated: cards.filter(({ begun }) => !begun).length,
    cards,
    answers: cards.reduce((sum, { answers }) => sum + answers, 0),
  }
}

function surroundings({ words, clips }: PackedCard): CardSurroundings {
  return {
    words: dictionary(words),
    clips: { listenUrl: (text) => clips[text] ?? null, questionUrl: () => null },
  }
}

/** What the dictionary knows of the answers that a card may get. */
function dictionary({ lookalikes, predicate }: PackedCard['words']): Dictionary {
  return {
    isWord: (text) => lookalikes.includes(text),
    isFormOf: (lemma, text) => predicate?.lemma === lemma && recognizer([predicate])(text).length > 0,
  }
}
