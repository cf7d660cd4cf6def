import { isoTime } from '#match/playerView.ts'
import { type Claims, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { callerOf } from '#practice/server/practiceCaller.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { beginMissed } from '#practice/server/untimedPractice.ts'
import type { GivenAnswer } from '#progress/givenAnswer.ts'
import { MOST_AGAIN, missedAnswers } from '#progress/givenAnswer.ts'
import { pageMisses } from '#progress/pageMisses.ts'
import {
  historyRequest,
  type MissedQuestion,
  type MissedResponse,
  missedBeginRequest,
  missedRequest,
  type PageMissesResponse,
  pageMissesRequest,
  type WeakSpotReport,
  type WeakSpotsResponse,
} from '#progress/progressContract.ts'
import {
  type AnswerSources,
  readGivenAnswers,
  readMastered,
  readPracticedAnswers,
} from '#progress/server/givenAnswers.ts'
import { readHistory } from '#progress/server/matchHistory.ts'
import { type WeakSpot, weakSpots } from '#progress/weakSpots.ts'
import type { Point, Points } from '#questions/point.ts'
import type { Skill } from '#rating/skill.ts'

const HISTORY_LIMIT = { name: 'match-history', count: 60, periodSeconds: 60 }
/** Both functions read the logs of many matches. */
const ANSWERS_LIMIT = { name: 'given-answers', count: 30, periodSeconds: 60 }

const AGAIN_LIMIT = { name: 'missed-begin', count: 20, periodSeconds: 60 }

/** The functions about a player's past matches and answers. */
export function progressFunctions(sources: PracticeDependencies & { points: Points }): WireFunction[] {
  const { database, points } = sources
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
      async run({ input, claims }): Promise<MissedResponse> {
        const missed = await database.tx(SERVICE, (tx) => readMissed(tx, claims.sub ?? '', sources))
        const ofSkill = (skill: Skill) => missed.filter(({ question }) => question.skill === skill).length
        return {
          questions: missed.slice(0, input.limit).map(missedQuestion),
          total: missed.length,
          by_skill: { vocab: ofSkill('vocab'), grammar: ofSkill('grammar'), listening: ofSkill('listening') },
        }
      },
    }),
    defineFunction({
      name: 'missed-begin',
      access: 'user',
      input: missedBeginRequest,
      rateLimit: AGAIN_LIMIT,
      run({ input, ...call }) {
        const caller = callerOf(call, sources.keyedHash)
        return beginMissed(sources, caller, input.skill_type, async (tx) => {
          const missed = await readMissed(tx, caller.userId, sources)
          const questions = missed.map(({ question }) => question)
          return questions.filter(({ skill }) => skill === input.skill_type).slice(0, MOST_AGAIN)
        })
      },
    }),
    defineFunction({
      name: 'page-misses',
      access: 'user',
      input: pageMissesRequest,
      rateLimit: ANSWERS_LIMIT,
      async run({ input, claims }): Promise<PageMissesResponse> {
        const taught = new Map(sources.pagePoints.get(input.page)?.map((point) => [point.point, point]))
        if (taught.size === 0) return { misses: [] }
        const misses = pageMisses(await answersOf(claims), new Set(taught.keys()))
        return {
          misses: misses.flatMap(({ point, times }) => {
            const { title, kind } = taught.get(point) ?? {}
            return title && kind ? [{ title, skill_type: kind, times }] : []
          }),
        }
      },
    }),
    defineFunction({
      name: 'weak-spots',
      access: 'user',
      input: NO_INPUT,
      rateLimit: ANSWERS_LIMIT,
      async run({ claims }): Promise<WeakSpotsResponse> {
        const found = weakSpots((await answersOf(claims)).filter(({ chosen }) => chosen !== null))
        return { weak_spots: found.flatMap((spot) => weakSpotReport(spot, points.get(spot.point)) ?? []) }
      },
    }),
  ]
}

async function readMissed(tx: Transaction, userId: string, sources: AnswerSources): Promise<GivenAnswer[]> {
  const played = await readGivenAnswers(tx, userId, sources)
  const practiced = await readPracticedAnswers(tx, userId, sources)
  const newestFirst = [...played, ...practiced].toSorted((one, other) => other.at - one.at)
  return missedAnswers(newestFirst, await readMastered(tx, userId))
}

/** Undefined for a point that the current release no longer contains. */
function weakSpotReport({ example, ...spot }: WeakSpot, point: Point | undefined): WeakSpotReport | undefined {
  if (point === undefined) return undefined
  return {
    ...spot,
    title: point.title,
    guide: point.guide === '' ? null : point.guide,
    example: missedQuestion(example),
  }
}

function missedQuestion({ askedIn, question, chosen, lostTo, audioUrl, at }: GivenAnswer): MissedQuestion {
  const { skill, options, correct_answer, explanation, reasons, audio, scene, english } = question
  return {
    asked_in: askedIn,
    skill_type: skill,
    question: question.question,
    chosen: chosen === null ? null : (options[chosen] ?? ''),
    lost_to: lostTo,
    right: options[correct_answer] ?? '',
    explanation,
    reason: chosen === null ? '' : (reasons[chosen] ?? ''),
    ...(audio === undefined ? {} : { transcript: audio }),
    ...(scene === undefined ? {} : { scene }),
    ...(english === undefined ? {} : { english }),
    ...(audioUrl === null ? {} : { audio_url: audioUrl }),
    answered_at: isoTime(at),
  }
}
