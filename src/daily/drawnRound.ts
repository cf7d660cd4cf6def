import { GRADE_LEVELS, type Grade } from '#daily/grade.ts'
import { dateAfter, type UtcDate, utcDateOf } from '#daily/utcDate.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import type { EpochMs } from '#kit/time.ts'
import type { Bank } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'
import { questionUse } from '#questions/questionUse.ts'
import { SKILLS } from '#rating/skill.ts'

/** A question does not return in a daily round within so many days, unless there is no other. */
export const REPEAT_DAYS = 60
/** A point does not return within so many days if there is another one. */
export const POINT_REST_DAYS = 10

interface RoundDraw {
  grade: Grade
  now: EpochMs
  /** Decides the choice: the same seed draws the same questions. */
  seed: string
  /** When each question was last in a daily round, by its id; only of the last `REPEAT_DAYS`. */
  lastAsked: ReadonlyMap<string, UtcDate>
}

/**
 * The three questions of a daily round, one of each skill, about different words and about points that were not asked lately, if
 * possible. Only questions that rated matches do not ask now are drawn.
 */
export function drawnRound(bank: Bank, draw: RoundDraw): Question[] {
  const recent = recentPoints(bank, draw)
  const chosen: Question[] = []
  for (const skill of SKILLS) {
    const askable = bank.of(skill).filter((question) => isAskable(question, draw))
    const order = inDrawOrder(leastRecent(askable, draw), draw)
    const newWords = order.filter(({ about }) => isNewWord(about, chosen))
    const question = newWords.find(({ point }) => !recent.has(point)) ?? newWords[0] ?? order[0]
    if (!question) throw new Error(`No question of ${skill} for a daily round of ${draw.grade}`)
    chosen.push(question)
  }
  return chosen
}

function isAskable(question: Question, { grade, now }: RoundDraw): boolean {
  return GRADE_LEVELS[grade].includes(question.level) && questionUse(question, now) === 'practice'
}

/** The questions that were not asked lately; if all were, those that were asked on the earliest day. */
function leastRecent(questions: readonly Question[], { lastAsked }: RoundDraw): Question[] {
  const last = ({ id }: Question) => lastAsked.get(id) ?? ''
  const earliest = questions.map(last).sort()[0]
  return questions.filter((question) => last(question) === earliest)
}

function recentPoints(bank: Bank, { lastAsked, now }: RoundDraw): Set<string> {
  const since = dateAfter(utcDateOf(now), -POINT_REST_DAYS)
  const recent = [...lastAsked].filter(([, date]) => date > since)
  return new Set(recent.flatMap(([id]) => bank.get(id)?.point ?? []))
}

/** In a random order, type by type: every type has the same chance, however many questions it has. */
function inDrawOrder(questions: readonly Question[], { seed }: RoundDraw): Question[] {
  const byType = Map.groupBy(
    shuffledBy(questions, seed, ({ id }) => id),
    ({ type }) => type,
  )
  return shuffledBy([...byType.keys()].sort(), seed, (type) => type).flatMap((type) => byType.get(type) ?? [])
}

function isNewWord(about: string | undefined, chosen: readonly Question[]): boolean {
  return about === undefined || chosen.every((question) => question.about !== about)
}
