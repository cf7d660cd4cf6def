import type { EpochMs } from '#kit/time.ts'

/** Who of the two: the index into `players`, `score` and every other pair. */
export type Seat = 0 | 1

export const EVENT_KINDS = ['ready', 'answer', 'away', 'back', 'resign', 'claim', 'stop'] as const

interface Occurrence {
  /** 1, 2, 3 … without gaps: decides who was first. */
  seq: number
  /** Never before the event with the seq before it. */
  at: EpochMs
  player: Seat
}

/**
 * What happened in a match, append-only. `away` and `back` are presence; `stop` agrees to end early a match whose winner
 * stands; `claim` takes the win over somebody who left.
 */
export type MatchEvent =
  | (Occurrence & { kind: 'ready' | 'away' | 'back' | 'resign' | 'claim' | 'stop' })
  | (Occurrence & { kind: 'answer'; questionNo: QuestionNo; optionId: string; correct: boolean })

export type QuestionNo = 1 | 2 | 3
