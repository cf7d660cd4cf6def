import type { EpochMs } from '#kit/time.ts'
import { spokenText } from '#korean/spoken.ts'
import { isoTime } from '#match/playerView.ts'
import { GAP } from '#questions/gap.ts'
import { contrastPair } from '#review/contrastPair.ts'
import { type Fit, fittedParameters } from '#review/fit/fit.ts'
import { rightAnswer } from '#review/grading.ts'
import type { ReviewAnswerResponse, ReviewResult, ReviewTask } from '#review/reviewContract.ts'
import {
  type AnswerEntry,
  changeableAnswer,
  GRADES,
  type Grade,
  openNearMiss,
  type ReviewEntry,
} from '#review/reviewEntry.ts'
import { type Clips, reviewTask, type StoredCard } from '#review/reviewTask.ts'
import { dueByGrade, type Schedule, scheduleOf } from '#review/schedule.ts'
import { type Dictionary, type NearMiss, typedVerdict } from '#review/typedAnswer.ts'

/** A card with the facts besides its log that its schedule and task need. */
export interface DatedCard extends StoredCard {
  createdAt: EpochMs
  lapses: number
}

/** A card with what its schedule is computed from. */
export interface LoggedCard {
  card: DatedCard
  /** In the order of time. */
  entries: readonly ReviewEntry[]
  /** The learner's fits, by number. */
  fits: readonly Fit[]
}

/** What is needed to say what came of an answer. */
export interface CardSurroundings {
  words: Dictionary
  clips: Clips
}

export function scheduleOfLogged({ card, entries, fits }: LoggedCard): Schedule {
  return scheduleOf(card.createdAt, entries, fittedParameters(fits))
}

/** The card as it is asked now. */
export function taskOf(
  card: DatedCard,
  entries: readonly ReviewEntry[],
  { words, clips }: CardSurroundings,
): ReviewTask {
  const near = openNearMiss(entries)
  const miss = near ? missOf(card, near, words) : null
  const answersSoFar = entries.filter(({ kind }) => kind === 'answer').length
  return reviewTask(card, miss, answersSoFar, clips)
}

/** What was off in a stored answer. */
function missOf({ content }: DatedCard, { given }: AnswerEntry, words: Dictionary): NearMiss | null {
  const verdict = content.key && typedVerdict(content.key, given, words)
  return verdict?.outcome === 'near' ? verdict.miss : null
}

/** What came of an answer of the log. */
export function answerOf(logged: LoggedCard, answer: AnswerEntry, around: CardSurroundings): ReviewAnswerResponse {
  const { outcome, mistake } = answer
  const miss = mistake === null ? null : missOf(logged.card, answer, around.words)
  return { outcome, miss, result: outcome === 'near' ? null : resultOf(logged, answer, around.clips) }
}

/** The log until the entry, with what changed the entry later. */
export function upTo(entries: readonly ReviewEntry[], { id }: ReviewEntry): ReviewEntry[] {
  const place = entries.findIndex((entry) => entry.id === id)
  return entries.filter((entry, index) => index <= place || ('about' in entry && entry.about === id))
}

function resultOf(logged: LoggedCard, answer: AnswerEntry, clips: Clips): ReviewResult {
  const { card, entries, fits } = logged
  const { createdAt, content } = card
  const before = entries.slice(
    0,
    entries.findIndex(({ id }) => id === answer.id),
  )
  const due = dueByGrade(createdAt, before, answer, fittedParameters(fits))
  const now = scheduleOfLogged(logged)
  const pair = now.suspended ? (contrastPair(content, entries) ?? null) : null
  const counted = changeableAnswer(entries)
  const [again, hard, good, easy] = GRADES.map((grade) => isoTime(due[grade]))
  return {
    grade: counted?.id === answer.id ? counted.grade : (answer.grade ?? 1),
    answered_at: isoTime(answer.at),
    due_at: isoTime(now.dueAt),
    due_by_grade: { 1: again, 2: hard, 3: good, 4: easy } as Record<Grade, string>,
    right: rightAnswer(content),
    suspended: now.suspended ? { pair } : null,
    ...explanationOf(content, answer, clips),
  }
}

type Explained = Pick<ReviewResult, 'audio_url' | 'explanation' | 'reason' | 'transcript' | 'english'>

function explanationOf(content: DatedCard['content'], { given }: AnswerEntry, { listenUrl }: Clips): Explained {
  const audio_url = listenUrl(saidAtResult(content))
  if (content.type === 'item') {
    const { sentence, english } = content
    const whole =
      sentence === undefined ? { transcript: null, english: null } : { transcript: saidAtResult(content), english }
    return { audio_url, explanation: '', reason: '', ...whole }
  }
  const { question } = content
  const chosen = question.options.indexOf(given)
  return {
    audio_url,
    explanation: question.explanation,
    reason: question.reasons[chosen] ?? '',
    transcript: question.audio ?? null,
    english: question.english ?? null,
  }
}

/** The text that can be listened to once the card has been answered. */
export function saidAtResult(content: DatedCard['content']): string {
  if (content.type === 'item') return content.sentence?.replace(GAP, content.korean) ?? content.korean
  const { audio } = content.question
  return audio === undefined ? rightAnswer(content) : spokenText(audio)
}
