import { isoTime } from '#match/playerView.ts'
import { type Claims, type Database, SERVICE } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import type { GivenAnswer } from '#progress/givenAnswer.ts'
import { missedAnswers } from '#progress/givenAnswer.ts'
import {
  historyRequest,
  type MissedAnswer,
  type MissedQuestion,
  missedRequest,
  type WeakSpotsAnswer,
} from '#progress/progressContract.ts'
import { type AnswerSources, readGivenAnswers } from '#progress/server/givenAnswers.ts'
import { readHistory } from '#progress/server/matchHistory.ts'
import { weakSpots } from '#progress/weakSpots.ts'

const HISTORY_LIMIT = { name: 'match-history', count: 60, periodSeconds: 60 }
/** Both functions read the logs of many matches. */
const ANSWERS_LIMIT = { name: 'given-answers', count: 30, periodSeconds: 60 }

/** The functions about a player's past matches and answers. */
export function progressFunctions(sources: AnswerSources & { database: Database }): WireFunction[] {
  const { database } = sources
  const answersOf = ({ sub = '' }: Claims) => database.tx(SERVICE, (tx) => readGivenAnswers(tx, sub, sources))
  return [
    defineFunction({
      name: 'match-history',
      access: 'user',
      input: historyRequest,
      rateLimit: HISTORY_LIMIT,
      run: ({ input, claims }) => database.tx(SERVICE, (tx) => readHistory(tx, claims.sub ?? '', input)),
    }),
    defineFunction({
      name: 'missed-questions',
      access: 'user',
      input: missedRequest,
      rateLimit: ANSWERS_LIMIT,
      async run({ input, claims }): Promise<MissedAnswer> {
        const missed = missedAnswers(await answersOf(claims))
        return { questions: missed.slice(0, input.limit).map(missedQuestion), total: missed.length }
      },
    }),
    defineFunction({
      name: 'weak-spots',
      access: 'user',
      input: NO_INPUT,
      rateLimit: ANSWERS_LIMIT,
      async run({ claims }): Promise<WeakSpotsAnswer> {
        const found = weakSpots(await answersOf(claims))
        return { weak_spots: found.map(({ example, ...spot }) => ({ ...spot, example: missedQuestion(example) })) }
      },
    }),
  ]
}

function missedQuestion({ matchId, question, chosen, audioUrl, at }: GivenAnswer): MissedQuestion {
  const { skill, options, correct_answer, explanation, reasons, audioText } = question
  return {
    match_id: matchId,
    skill_type: skill,
    question: question.question,
    chosen: options[chosen] ?? '',
    right: options[correct_answer] ?? '',
    explanation,
    reason: reasons[chosen] ?? '',
    ...(audioText === undefined ? {} : { transcript: audioText }),
    ...(audioUrl === null ? {} : { audio_url: audioUrl }),
    answered_at: isoTime(at),
  }
}
