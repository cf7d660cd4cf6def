import type { EpochMs, Milliseconds } from '#kit/time.ts'
import { SECOND_MS } from '#kit/time.ts'
import type { MatchAction } from '#match/decide.ts'
import type { MatchState } from '#match/matchContract.ts'
import type { QuestionNo } from '#match/matchEvent.ts'
import { actOnMatch, readMatchState } from '#match/server/actOnMatch.ts'
import type { MatchDependencies } from '#match/server/openMatches.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Random } from './random.ts'
import { rewriteFaults } from './rewriteFaults.ts'

/** The time between two instants of a simulation, so that players of a match often act in the same instant. */
export const TICK_MS = 250
const EXPECTED_REFUSALS = ['late', 'not_open', 'unknown_option', 'not_absent', 'no_winner']

/** A player who acts at random in one match: fast or slow, right or wrong, present or away. */
export interface SimulatedPlayer {
  /** Polls and acts. Returns when to call it again; null if the match is over or the player has left it for good. */
  turn(now: EpochMs): Promise<EpochMs | null>
  /** Everything that was wrong with the views that this player was shown. */
  faults: string[]
  /** The latest view that this player was shown. */
  last(): MatchState | undefined
}

interface PlayerOptions {
  who: { matchId: string; userId: string }
  /** Ids of the right options, first question first. */
  keys: readonly string[]
  dependencies: () => MatchDependencies
  random: Random
}

export function simulatedPlayer({ who, keys, dependencies, random }: PlayerOptions): SimulatedPlayer {
  const neverReady = random.chance(0.06)
  const faults: string[] = []
  let last: MatchState | undefined
  const note = (state: MatchState) => {
    faults.push(...rewriteFaults(last, state).map((fault) => `${who.matchId}: ${fault}`))
    last = state
  }
  const attempt = async (work: () => Promise<MatchState>) => {
    try {
      note(await work())
    } catch (error) {
      if (!(error instanceof Problem && EXPECTED_REFUSALS.includes(error.code))) faults.push(`${who.matchId}: ${error}`)
    }
  }
  return {
    faults,
    last: () => last,
    async turn(now) {
      await attempt(() => readMatchState(dependencies(), who))
      if (!last || last.phase === 'completed' || last.phase === 'void') return null
      for (const action of wantedActions(last, { keys, neverReady, random })) {
        await attempt(() => actOnMatch(dependencies(), who, action))
      }
      return nextTurn(now, last, random)
    },
  }
}

interface Behavior {
  keys: readonly string[]
  neverReady: boolean
  random: Random
}

/** What the player tries now. Some of these actions are not allowed in this phase, on purpose. */
function wantedActions(state: MatchState, behavior: Behavior): MatchAction[] {
  const { random } = behavior
  const actions: MatchAction[] = []
  if (state.phase === 'ready' && !behavior.neverReady && random.chance(0.5)) actions.push({ kind: 'ready' })
  if (state.phase !== 'ready' && random.chance(0.35)) actions.push(...answers(state, behavior))
  if (state.next_audio_url !== null && random.chance(0.6)) actions.push(loaded(state, random))
  if (state.can_claim && random.chance(0.5)) actions.push({ kind: 'claim' })
  if (Math.max(...state.score) >= 2 && random.chance(0.15)) actions.push({ kind: 'stop' })
  if (random.chance(0.02)) actions.push({ kind: random.pick(['resign', 'claim', 'stop', 'ready'] as const) })
  return actions
}

/** Usually for the next question's clip; sometimes for another's. */
function loaded({ points }: MatchState, random: Random): MatchAction {
  const next = Math.min(points.length + 1, 3) as QuestionNo
  return { kind: 'loaded', questionNo: random.chance(0.05) ? random.pick([1, 2, 3] as const) : next }
}

/** Right or wrong; sometimes twice, for another question, or with an option that does not exist. */
function answers({ question, points }: MatchState, { keys, random }: Behavior): MatchAction[] {
  const current = question?.number ?? ((points.length + 1) as QuestionNo)
  const questionNo = random.chance(0.05) ? random.pick([1, 2, 3] as const) : current
  const right = keys[questionNo - 1] ?? ''
  const others = question?.options.map(({ id }) => id).filter((id) => id !== right) ?? []
  const chosen = random.chance(0.02) ? 'no-such-option' : random.chance(0.5) ? right : random.pick([...others, 'none'])
  const answer: MatchAction = { kind: 'answer', questionNo: Math.min(questionNo, 3) as QuestionNo, optionId: chosen }
  return random.chance(0.1) ? [answer, { ...answer, optionId: right }] : [answer]
}

/** Soon, exactly when the phase changes or a millisecond before or after, after a long absence, or never. */
function nextTurn(now: EpochMs, state: MatchState, random: Random): EpochMs | null {
  if (random.chance(0.01)) return null
  const later = (most: Milliseconds) => now + TICK_MS * (1 + random.below(most / TICK_MS))
  if (random.chance(0.03)) return later(50 * SECOND_MS)
  if (state.next_change_at !== null && random.chance(state.phase === 'ready' ? 0.03 : 0.3)) {
    return Math.max(now + 1, Date.parse(state.next_change_at) + random.pick([-1, 0, 0, 1]))
  }
  return later(4 * SECOND_MS)
}
