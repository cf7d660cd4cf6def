import type { EpochMs } from '#kit/time.ts'

/** One of the two players: an index into `players`, `score` and every other pair. */
export type PlayerIndex = 0 | 1

interface Occurrence {
  /** 1, 2, 3 … without gaps. It decides which event was first. */
  seq: number
  /** Never earlier than the previous event. */
  at: EpochMs
  player: PlayerIndex
}

/**
 * What a player did, or what was observed about a player. `away` and `back` are presence; `absent`: the player has been away for
 * too long; `stop`: the player agrees to end a match early that is already won; `claim`: the player takes the win from an absent
 * opponent; `withdrawn`: when this player polled, a question of the match was no longer in the bank; `loaded`: the player's
 * browser can play the clip, or has given up loading it; `next`: the player has read the feedback on the question, in practice.
 */
export type EventBody =
  | { kind: 'ready' | 'away' | 'back' | 'absent' | 'resign' | 'claim' | 'stop' | 'withdrawn' }
  | { kind: 'loaded' | 'next'; questionNo: QuestionNo }
  | { kind: 'answer'; questionNo: QuestionNo; optionId: string; correct: boolean }

/** An event in the match's append-only log. */
export type MatchEvent = Occurrence & EventBody

export type QuestionNo = 1 | 2 | 3
