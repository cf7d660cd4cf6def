import { LRUCache } from 'lru-cache'
import { type EpochMs, MINUTE_MS } from '#kit/time.ts'
import type { DealtQuestion } from '#match/dealtQuestion.ts'
import { type ClipSource, dealQuestions } from '#match/server/dealQuestions.ts'
import { headReader, type MatchHead, type ReadHead } from '#match/server/matchHead.ts'
import { loadMatch, noteFirstSightUnlocked, type StoredMatch } from '#match/server/matchStore.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Bank } from '#questions/bank.ts'

/** Longer than any match takes. */
const KEPT_MS = 5 * MINUTE_MS
/** About 6 kB each. The ones that nobody has looked at for longest are forgotten. */
const MOST_KEPT = 4_000
/** After so many tries, the match is loaded without waiting for others who change it. */
const MOST_TRIES = 3

/** A match with its dealt questions. Undefined stands for a question that is no longer in the bank. */
export interface KeptMatch {
  match: StoredMatch
  questions: readonly (DealtQuestion | undefined)[]
}

interface KeptParts {
  database: Database
  bank: Pick<Bank, 'get'>
  voice: ClipSource
}

/**
 * The matches that this node's players look at. What is kept was committed, and before each use its head is read from the database, so
 * another node's or a lost write is noticed, and a match is never shown as it was before the request.
 */
export class KeptMatches {
  readonly #parts: KeptParts
  readonly #readHead: ReadHead
  readonly #kept = new LRUCache<string, KeptMatch>({ max: MOST_KEPT, ttl: KEPT_MS })
  readonly #atWork = new Map<string, Promise<unknown>>()

  constructor(parts: KeptParts) {
    this.#parts = parts
    this.#readHead = headReader(parts.database)
  }

  /** The match as it is stored now; undefined if there is none. */
  async current(matchId: string): Promise<KeptMatch | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const kept = this.#kept.get(matchId)
      if (kept) {
        const head = await this.#readHead(matchId)
        const confirmed = head && this.#confirmed(kept, head)
        if (confirmed) return atHead(confirmed, head)
        if (this.#kept.get(matchId) === kept) this.#kept.delete(matchId)
        if (!head) return undefined
      }
      const loaded = await this.onceAtATime(`load ${matchId}`, () => this.#load(matchId))
      if (loaded) return loaded.value
    }
    return this.#load(matchId)
  }

  /** Keeps a match as it was committed, unless something newer is kept. */
  keep(match: StoredMatch): KeptMatch {
    const kept = this.#kept.get(match.id)
    const dealt = this.deal(match)
    if (!kept || isNewer(match, kept.match)) this.#kept.set(match.id, dealt)
    return dealt
  }

  /** The match with its questions, which are dealt once. */
  deal(match: StoredMatch): KeptMatch {
    const questions = this.#kept.get(match.id)?.questions ?? dealQuestions(match, this.#parts.bank, this.#parts.voice)
    return { match, questions }
  }

  /** Stores that a phase which began by time alone, at `since`, is being shown. What was written before that is read afterwards. */
  async noteFirstSight(matchId: string, since: EpochMs): Promise<void> {
    await this.onceAtATime(`note ${matchId}`, () => noteFirstSightUnlocked(this.#parts.database, matchId, since))
  }

  /**
   * Does the work, unless work with the same name is being done for another request: then it waits for that and returns undefined, and
   * the caller looks again.
   */
  async onceAtATime<Value>(name: string, work: () => Promise<Value>): Promise<{ value: Value } | undefined> {
    const running = this.#atWork.get(name)
    if (running) {
      await running.catch(() => {})
      return undefined
    }
    const begun = work()
    this.#atWork.set(name, begun)
    try {
      return { value: await begun }
    } finally {
      this.#atWork.delete(name)
    }
  }

  async #load(matchId: string): Promise<KeptMatch | undefined> {
    const { database } = this.#parts
    const match = await loadMatch({ sql: database.autocommit }, matchId)
    return match && this.keep(match)
  }

  /** What the head confirms: the match that was kept before the head was requested, or one that was committed since. */
  #confirmed(kept: KeptMatch, head: MatchHead): KeptMatch | undefined {
    if (agrees(kept.match, head)) return kept
    const current = this.#kept.get(head.id)
    return current && current !== kept && !isBehind(current.match, head) ? current : undefined
  }
}

function agrees(match: StoredMatch, head: MatchHead): boolean {
  const isSamePlayers = match.players.every(
    ({ id, publicName }, player) => id === head.playerIds[player] && publicName === head.publicNames[player],
  )
  return lastSeq(match) === head.seq && match.status === head.status && isSamePlayers
}

function isBehind(match: StoredMatch, head: MatchHead): boolean {
  return lastSeq(match) < head.seq || STAGE[match.status] < STAGE[head.status]
}

function isNewer(match: StoredMatch, known: StoredMatch): boolean {
  return lastSeq(match) > lastSeq(known) || STAGE[match.status] > STAGE[known.status]
}

const STAGE: Record<StoredMatch['status'], number> = { ready: 0, playing: 1, completed: 2, void: 2 }

function lastSeq({ events }: StoredMatch): number {
  return events.at(-1)?.seq ?? 0
}

/** The match with the values that the head has newer: the time, what was shown, and when the players were last seen. */
function atHead({ match, questions }: KeptMatch, head: MatchHead): KeptMatch {
  const shownAt = latest(match.shownAt, head.shownAt)
  const now = Math.max(head.now, match.events.at(-1)?.at ?? 0, shownAt ?? 0)
  const [one, two] = match.players
  const players: StoredMatch['players'] = [
    { ...one, seenAt: head.seenAt[0] },
    { ...two, seenAt: head.seenAt[1] },
  ]
  return { match: { ...match, shownAt, now, players }, questions }
}

function latest(one: EpochMs | null, other: EpochMs | null): EpochMs | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}
