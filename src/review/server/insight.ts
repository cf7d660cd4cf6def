import { DAY_MS, type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import { isoTime } from '#match/playerView.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { BegunPractice } from '#practice/practiceContract.ts'
import type { PracticeCaller } from '#practice/server/practiceCaller.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { beginMissed } from '#practice/server/untimedPractice.ts'
import { isRight } from '#progress/givenAnswer.ts'
import { readGivenAnswers } from '#progress/server/givenAnswers.ts'
import type { Point, Points } from '#questions/point.ts'
import type { Question } from '#questions/question.ts'
import { questionUse } from '#questions/questionUse.ts'
import type { Skill } from '#rating/skill.ts'
import { type Fit, fitVerdict, reviewsOfNextFit } from '#review/fit/fit.ts'
import { rightAnswer } from '#review/grading.ts'
import type { FitReport, MistakeReport, ReviewInsight } from '#review/insight/insightContract.ts'
import {
  type KeptMistake,
  keptMistakes,
  type MissedAnswer,
  type MistakeKind,
  type MistakeSubject,
  pointsAbout,
} from '#review/insight/mistake.ts'
import { dayOf, YEAR_DAYS } from '#review/insight/reviewDays.ts'
import { ASKED_RETENTION } from '#review/schedule.ts'
import { countReviews, readFits } from '#review/server/fitStore.ts'
import { readDays, readForecast, readMisses } from '#review/server/insightStore.ts'
import { readNow } from '#review/server/instant.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'

const FORECAST_DAYS = 30
/** Older mistakes say little about what a learner does wrong now. */
const MISTAKES_MS = 180 * DAY_MS
/** Questions of one practice. */
const MOST_QUESTIONS = 10
/** The page that shows the letters, for mistakes in spelling. */
const LETTERS_GUIDE = '/learn/hangul'

export type InsightDependencies = ReviewDependencies & PracticeDependencies & { points: Points }

/** What the learner's reviews and matches show. */
export function readInsight(dependencies: InsightDependencies, userId: string): Promise<ReviewInsight> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const now = await readNow(tx)
    const fits = await readFits(tx, userId)
    const mistakes = await readMistakes(tx, userId, now, dependencies)
    return {
      today: dayOf(now),
      mistakes: mistakes.map((mistake) => mistakeReport(mistake, now, dependencies)),
      days: await readDays(tx, userId, nextUtcMidnight(now) - YEAR_DAYS * DAY_MS),
      ...(await readForecast(tx, userId, { now, days: FORECAST_DAYS })),
      asked_retention: ASKED_RETENTION,
      schedule: {
        available: dependencies.fits.available,
        reviews: await countReviews(tx, userId),
        next_fit_at: reviewsOfNextFit(fits.at(-1)?.reviews ?? null),
        newest: fitReport(fits.at(-1)),
      },
    }
  })
}

/**
 * Begins a practice about one of the learner's own mistakes: the questions that were missed, then others about the same point.
 * @throws Problem 404 `nothing_missed`, and as `beginMissed` does
 */
export async function practiceMistake(
  dependencies: InsightDependencies,
  caller: PracticeCaller,
  { kind, name }: MistakeSubject,
): Promise<BegunPractice> {
  const questions = await dependencies.database.tx(SERVICE, async (tx) => {
    const now = await readNow(tx)
    const mistakes = await readMistakes(tx, caller.userId, now, dependencies)
    const mistake = mistakes.find((own) => own.kind === kind && own.name === name)
    return mistake ? practiceOf(mistake, now, dependencies) : []
  })
  const skill: Skill = questions[0]?.skill ?? 'grammar'
  return beginMissed(dependencies, caller, skill, async () => questions)
}

async function readMistakes(
  tx: Transaction,
  userId: string,
  now: EpochMs,
  dependencies: InsightDependencies,
): Promise<KeptMistake[]> {
  const reviewed = await readMisses(tx, userId, now - MISTAKES_MS)
  const played = (await readGivenAnswers(tx, userId, dependencies)).flatMap((answer): MissedAnswer[] => {
    const { question, chosen, at } = answer
    if (chosen === null || isRight(answer)) return []
    const given = question.options[chosen] ?? ''
    return [{ at, source: question.id, content: { type: 'question', question }, given, mistake: null }]
  })
  const verbClassOf = (lemma: string) => dependencies.words.predicate(lemma)?.class
  return keptMistakes([...reviewed, ...played], verbClassOf, now)
}

function mistakeReport(mistake: KeptMistake, now: EpochMs, dependencies: InsightDependencies): MistakeReport {
  const { kind, name, times, answers } = mistake
  const [point] = pointsAbout(mistake, dependencies.points).flatMap((id) => dependencies.points.get(id) ?? [])
  const [newest] = answers
  return {
    kind,
    name,
    title: point ? titleOf(kind, point) : null,
    guide: kind === 'spelling' ? LETTERS_GUIDE : point?.guide || null,
    times,
    example: {
      right: newest ? rightAnswer(newest.content) : '',
      given: newest?.given ?? '',
      at: isoTime(newest?.at ?? now),
    },
    questions: practiceOf(mistake, now, dependencies).length,
  }
}

/** Points about sounds name the level of their words, too: `Linked consonants: A1 words`. */
function titleOf(kind: MistakeKind, { title }: Point): string {
  return kind === 'sound' ? (title.split(':')[0] ?? title) : title
}

/** Missed questions may be in use in rated matches: the learner knows their keys. Others must not be. */
function practiceOf(mistake: KeptMistake, now: EpochMs, { bank, points }: InsightDependencies): Question[] {
  const missed = mistake.answers.flatMap(({ content }) =>
    content.type === 'question' ? (bank.get(content.question.id) ?? []) : [],
  )
  const about = new Set(pointsAbout(mistake, points))
  const [first] = about
  const skill = missed[0]?.skill ?? points.get(first ?? '')?.kind
  if (skill === undefined) return []
  const others = bank
    .of(skill)
    .filter((question) => about.has(question.point) && questionUse(question, now) === 'practice')
  return [...new Set([...missed.filter((question) => question.skill === skill), ...others])].slice(0, MOST_QUESTIONS)
}

function fitReport(fit: Fit | undefined): FitReport | null {
  if (!fit) return null
  const { reviews, judged, defaultLoss, lossBefore, fittedLoss, inForce, fittedAt } = fit
  return {
    reviews,
    judged,
    default_loss: defaultLoss,
    loss_before: lossBefore,
    fitted_loss: fittedLoss,
    verdict: fitVerdict(fit),
    is_own: inForce !== null,
    fitted_at: isoTime(fittedAt),
  }
}
