import type { MatchmakerResponse } from '#arena/arenaContract.ts'
import { type MatchmakerDependencies, openMatchmaker } from '#arena/server/matchmaker.ts'
import type { CreateMatch } from '#arena/server/pairPlayers.ts'
import { createMatch } from '#match/server/createMatch.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import { bankOf } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'
import { createUser } from '#tests/support/server/createUser.ts'

/** The real matchmaking with a small bank of questions. */
export interface TestArena {
  dependencies: MatchmakerDependencies
  /** All broadcasts to the players, oldest first. */
  published: Broadcast[]
  /** A new player with this rating in every skill. */
  player(rating?: number): Promise<string>
  join(userId: string, skill?: Skill): Promise<MatchmakerResponse>
  poll(userId: string, ticket: string, skill?: Skill): Promise<MatchmakerResponse>
}

export function testArena(database: Database): TestArena {
  const published: Broadcast[] = []
  const dependencies: MatchmakerDependencies = {
    database,
    createMatch: testMatches(),
    publish: (...broadcasts) => void published.push(...broadcasts),
  }
  const matchmaker = openMatchmaker(dependencies)
  return {
    dependencies,
    published,
    async player(rating = 1000) {
      const userId = await createUser(database)
      await database.tx(OWNER, (tx) =>
        tx.sql('insert into profiles (id, elo_vocab, elo_grammar, elo_listening) values ($1, $2, $2, $2)', [
          userId,
          rating,
        ]),
      )
      return userId
    },
    join: (userId, skill = 'vocab') => matchmaker(userId, { skill_type: skill }),
    poll: (userId, ticket, skill = 'vocab') => matchmaker(userId, { skill_type: skill, ticket }),
  }
}

/** So many that matches of every kind find three at any time. */
const QUESTIONS_PER_SKILL = 40

/** Creates matches from a small bank. */
export function testMatches(): CreateMatch {
  const numbers = Array.from({ length: QUESTIONS_PER_SKILL }, (_, index) => index + 1)
  const bank = bankOf(
    SKILLS.flatMap((skill) => numbers.map((number) => testQuestion(skill, number))),
    { speech: true },
  )
  return (tx, pairing) => createMatch(tx, pairing, { bank, learned: new Map(), random: () => 0 })
}

function testQuestion(skill: Skill, number: number): Question {
  return {
    id: `${skill}-${number}`,
    skill,
    type: skill === 'listening' ? 'listening-meaning' : 'honorific',
    level: 'A1',
    point: 'words',
    question: `Question ${number}`,
    options: ['가', '나', '다', '라'],
    correct_answer: 0,
    explanation: 'Because.',
    reasons: ['', 'no', 'no', 'no'],
    difficulty: 1000,
  }
}

/** @throws unless the answer is `searching` */
export function ticketOf(answer: MatchmakerResponse): string {
  if (answer.status !== 'searching') throw new Error(`Expected to search, but: ${answer.status}`)
  return answer.ticket
}
