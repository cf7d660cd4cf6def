import type { MatchmakerResponse } from '#arena/arenaContract.ts'
import { arenaFunctions } from '#arena/server/arenaFunctions.ts'
import { type MatchmakerDependencies, openMatchmaker } from '#arena/server/matchmaker.ts'
import { askRematch } from '#arena/server/rematch.ts'
import type { RematchResponse } from '#match/matchContract.ts'
import { actOnMatch } from '#match/server/actOnMatch.ts'
import { createMatch } from '#match/server/createMatch.ts'
import type { WireFunction } from '#platform/server/functions/defineFunction.ts'
import type { Skill } from '#rating/skill.ts'
import { type Duel, type MatchStage, openMatchStage } from '#tests/support/arena/matchStage.ts'

type Name = 'ann' | 'ben'

/** A stage for rematches. Calls the rules directly, without HTTP. */
export interface RematchStage extends MatchStage {
  functions: WireFunction[]
  /** The dependencies of matchmaking. */
  pairing: MatchmakerDependencies
  /** Creates a match in which, after five seconds, both have answered once and Ann resigns. The time for a rematch begins at that end. */
  finished(options?: { skill?: Skill; userIds?: [string, string] }): Promise<Duel>
  /** Sets the clock to this many seconds after the end of the newest match. */
  after(seconds: number): Promise<void>
  ask(duel: Duel, name: Name): Promise<RematchResponse>
  decline(duel: Duel, name: Name): Promise<RematchResponse>
  join(userId: string, skill?: Skill): Promise<MatchmakerResponse>
}

const END_SECONDS = 5

export async function openRematchStage(): Promise<RematchStage> {
  const stage = await openMatchStage()
  const { database, dependencies } = stage
  const pairing: MatchmakerDependencies = {
    database,
    createMatch: (tx, made) =>
      createMatch(tx, made, { bank: dependencies.bank, learned: new Map(), random: () => 0.5 }),
    publish: dependencies.publish,
  }
  const matchmaker = openMatchmaker(pairing)
  return {
    ...stage,
    functions: arenaFunctions(pairing),
    pairing,
    async finished(options = {}) {
      const duel = await stage.duel(options)
      const as = (name: Name) => ({ matchId: duel.id, userId: duel[name].id })
      await stage.at(1)
      await actOnMatch(dependencies, as('ann'), { kind: 'ready' })
      await actOnMatch(dependencies, as('ben'), { kind: 'ready' })
      await stage.at(END_SECONDS)
      for (const player of [duel.ben, duel.ann]) await player.answer(1, 'wrong')
      await actOnMatch(dependencies, as('ann'), { kind: 'resign' })
      return duel
    },
    after: (seconds) => stage.at(END_SECONDS + seconds),
    ask: (duel, name) => askRematch(pairing, duel[name].id, { match_id: duel.id }),
    decline: (duel, name) => askRematch(pairing, duel[name].id, { match_id: duel.id, decline: true }),
    join: (userId, skill = 'vocab') => matchmaker(userId, { skill_type: skill }),
  }
}
