import type { EpochMs } from '#kit/time.ts'

/** One of the two players: the index into `players`, `score` and every other pair. */
export type PlayerIndex = 0 | 1

interface Occurrence {
  /** 1, 2, 3 … without gaps: decides who was first. */
  seq: number
  /** Never before the event with the seq before it. */
  at: EpochMs
  player: PlayerIndex
}

/**
 * What a player did, or what was observed of one: `away` and `back` are presence, `absent` says that somebody has been away
 * for too long; `stop` agrees to end early a match whose winner stands; `claim` takes the win over somebody absent;
 * `withdrawn` was seen by the player: a question of the match is no longer in the bank; `loaded` says that the player can hear
 * the question when it opens.
 */
export type EventBody =
  | { kind: 'ready' | 'away' | 'back' | 'absent' | 'resign' | 'claim' | 'stop' | 'withdrawn' }
  | { kind: 'loaded'; questionNo: QuestionNo }
  | { kind: 'answer'; questionNo: QuestionNo; optionId: string; correct: boolean }

/** An event as it stands in the match's log, which is append-only. */
export type MatchEvent = Occurrence & EventBody

export type QuestionNo = 1 | 2 | 3
