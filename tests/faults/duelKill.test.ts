import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchState } from '#match/matchContract.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { createMigratedFolder, expectInvariantsAt } from '#tests/support/database/migratedFolder.ts'
import {
  type FragileServer,
  hasPostgresqlBinaries,
  startFragileServer,
} from '#tests/support/database/postgresqlServer.ts'
import { eventually } from '#tests/support/eventually.ts'
import { repetitions } from '#tests/support/repetitions.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

/** Players of a round. Each round has new ones, because of the daily limit. */
const PLAYERS = 12
/** Every fourth player resigns after an answer, so by then there are results, too. */
const ANSWERS_BEFORE_KILL = 18
const POLL_MS = 100
const KILLS = repetitions(2, 50)

interface Acknowledged {
  answers: { match_id: string; user_id: string; question_no: number; option_id: string; correct: boolean }[]
  results: {
    match_id: string
    winner_id: string | null
    player1_score: number
    player2_score: number
    rated: boolean
  }[]
}

interface Player {
  id: string
  resigns: boolean
  call<Answer>(name: string, body: object): Promise<Answer>
}

describe.each([
  { engine: 'the embedded database', isPostgresql: false },
  { engine: 'PostgreSQL, which is killed too', isPostgresql: true },
])('duels on $engine', ({ isPostgresql }) => {
  describe.skipIf(isPostgresql && !hasPostgresqlBinaries())('that are killed', () => {
    const acknowledged: Acknowledged = { answers: [], results: [] }
    let folder: ServerFolder
    let postgresql: FragileServer | undefined
    beforeAll(async () => {
      folder = await createMigratedFolder()
      if (isPostgresql) postgresql = await startFragileServer()
    })
    afterAll(async () => {
      if (postgresql) await expectInvariantsAt({ databaseUrl: postgresql.url }).finally(() => postgresql?.stop())
      await folder.remove()
    })

    const startServer = () =>
      startServerProcess(folder.path, {
        ...(postgresql && { DATABASE_URL: postgresql.url }),
        EMAIL_CONFIRMATION: 'off',
        RATE_LIMITS: 'off',
      })

    async function killAll(server: ServerProcess): Promise<void> {
      await Promise.all([server.kill(), postgresql?.crash()])
      await postgresql?.recover()
      const open = () => openDatabase({ databaseUrl: postgresql?.url, dataDirectory: '' })
      if (postgresql) await eventually(async () => (await open()).close())
    }

    test(`${KILLS} × kill -9: every answer and result that was acknowledged is stored`, async () => {
      for (let round = 0; round < KILLS; round += 1) {
        const server = await startServer()
        const players = await Promise.all(
          Array.from({ length: PLAYERS }, (_, index) =>
            newPlayer(server, `player${round}-${index}@example.org`, index % 4 === 0),
          ),
        )
        const enough = acknowledged.answers.length + ANSWERS_BEFORE_KILL
        const watch = async () => {
          if (acknowledged.answers.length === enough) await killAll(server)
        }
        await Promise.all(players.map((player) => playUntilKilled(player, acknowledged, watch)))
      }
      const server = await startServer()
      expect(await server.stop()).toBe(0)
      expect(acknowledged.answers.length).toBeGreaterThanOrEqual(KILLS * ANSWERS_BEFORE_KILL)
      expect(acknowledged.results.length).toBeGreaterThan(0)
      expect(await missing(acknowledged, postgresql?.url, folder.path)).toEqual({ answers: [], results: [] })
    }, 3_600_000)
  })
})

async function newPlayer({ url }: ServerProcess, email: string, resigns: boolean): Promise<Player> {
  const post = async <Answer>(path: string, body: object, token = 'anon'): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: 'anon', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const account = { email, password: 'three rounds of korean' }
  const session = await post<{ access_token: string; user: { id: string } }>('/auth/v1/signup', account)
  return {
    id: session.user.id,
    resigns,
    call: (name, body) => post(`/functions/v1/${name}`, body, session.access_token),
  }
}

/** Plays matches with whoever comes until the server is gone or the day's matches are used up. Notes what was acknowledged. */
async function playUntilKilled(player: Player, acknowledged: Acknowledged, watch: () => Promise<void>): Promise<void> {
  try {
    while (true) await playOne(player, acknowledged, watch)
  } catch (error) {
    // The connection is lost, or a response says that the database is, or that no matches are left today.
    if (!(error instanceof TypeError || /: (429|503) /.test((error as Error).message))) throw error
  }
}

async function playOne(player: Player, { answers, results }: Acknowledged, watch: () => Promise<void>): Promise<void> {
  const match_id = await opponentFound(player)
  let state = await player.call<MatchState>('match-ready', { match_id })
  while (!state.result) {
    const { question } = state
    const option = question?.options[answers.length % question.options.length]
    if (question && option && !state.your_answer) {
      const question_no = question.number
      const body = { match_id, question_no, option_id: option.id }
      const answered = await player.call<MatchState>('match-answer', body).catch(unlessRefused)
      if (answered?.your_answer) {
        answers.push({ ...body, user_id: player.id, correct: answered.your_answer.correct })
        await watch()
        if (player.resigns) await player.call('match-resign', { match_id }).catch(unlessRefused)
      }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    state = await player.call('match-state', { match_id })
  }
  const { winner_id, player1_score, player2_score, rated } = state.result
  results.push({ match_id, winner_id, player1_score, player2_score, rated })
}

async function opponentFound(player: Player): Promise<string> {
  let ticket: string | undefined
  while (true) {
    const answer = await player.call<{ ticket?: string; match_id?: string }>('matchmaker', {
      skill_type: 'vocab',
      ...(ticket && { ticket }),
    })
    if (answer.match_id) return answer.match_id
    ticket = answer.ticket
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** The opponent may have been first. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof TypeError || !/: (409|425) /.test((error as Error).message)) throw error
}

/** What was acknowledged and is not stored. */
async function missing(
  { answers, results }: Acknowledged,
  databaseUrl: string | undefined,
  dataDirectory: string,
): Promise<Acknowledged> {
  const database = await openDatabase({ databaseUrl, dataDirectory })
  try {
    return await database.tx(OWNER, async (tx) => ({
      answers: await tx.sql(
        `select wanted.* from json_to_recordset($1)
           as wanted (match_id uuid, user_id uuid, question_no int, option_id text, correct boolean)
         where not exists (
           select from matches m join app.match_events e on e.match_id = m.id
           where m.id = wanted.match_id and e.kind = 'answer' and e.question_no = wanted.question_no
             and e.option_id = wanted.option_id and e.correct = wanted.correct
             and case e.player when 0 then m.player1_id else m.player2_id end = wanted.user_id)`,
        [JSON.stringify(answers)],
      ),
      results: await tx.sql(
        `select wanted.* from json_to_recordset($1)
           as wanted (match_id uuid, winner_id uuid, player1_score int, player2_score int, rated boolean)
         where not exists (
           select from matches m where m.id = wanted.match_id and m.status in ('completed', 'void') and m.rated = wanted.rated
             and m.winner_id is not distinct from wanted.winner_id and m.player1_score = wanted.player1_score
             and m.player2_score = wanted.player2_score)`,
        [JSON.stringify(results)],
      ),
    }))
  } finally {
    await database.close()
  }
}
