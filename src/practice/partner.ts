import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { spokenText } from '#korean/spoken.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import type { ScheduledChoice } from '#practice/scheduledChoice.ts'
import { OPTION_COUNT, type Question } from '#questions/question.ts'
import { expectedCorrect } from '#questions/questionRating.ts'
import { sceneTexts } from '#questions/scene.ts'

const CHARACTER_MS = SECOND_MS / 20
const SYLLABLE_MS = SECOND_MS / 7
/** A player of this strength reads Hangul so fast. Every 400 points below it double the time. */
const FLUENT = 1_600
const SPOKEN_SYLLABLE_MS = SECOND_MS / 4.5
const THINKING_MS = 4 * SECOND_MS
const DOUBLED_BY = 400
const SIGMA = 0.4

const HANGUL = /\p{Script=Hangul}/gu

/** The parts of a question that the model needs. */
export type PartnerQuestion = Pick<Question, 'question' | 'options' | 'correct_answer' | 'audio' | 'scene'>

interface PartnerTask {
  question: PartnerQuestion
  /** The Elo rating of the question that selection uses. */
  difficulty: number
  strength: number
}

/**
 * What a practice partner does: a program that answers like a player of its strength. Difficulty and strength are Elo ratings.
 *
 * It is right with p = 1/4 + 3/4 · 1 / (1 + 10^((difficulty − strength) / 400)); each wrong option is equally likely.
 * It answers after T = m · e^(σz), z standard normal: log-normal with the median m = reading + listening + thinking, where
 * for each Hangul syllable of question, scene and options, reading is a seventh of a second, or
 * 1/7 s · 2^((1600 − strength) / 400) if the strength is below 1600, and for each other character a twentieth;
 * listening is 1/4.5 s for each spoken syllable; thinking is 4 s · 2^((difficulty − strength) / 400).
 * If T is longer than the question is open, there is no answer (null). The constants are estimates, not measured from players.
 * `random` returns a number in [0, 1), as `Math.random` does.
 */
export function partnerAnswer(task: PartnerTask, random: () => number): ScheduledChoice | null {
  const { question, difficulty, strength } = task
  const afterMs = Math.round(medianMs(task) * Math.exp(SIGMA * normal(random)))
  const isRight = random() < expectedCorrect(strength, difficulty)
  const wrong = (question.correct_answer + 1 + Math.floor(random() * (OPTION_COUNT - 1))) % OPTION_COUNT
  return afterMs < QUESTION_MS ? { afterMs, option: isRight ? question.correct_answer : wrong } : null
}

/** The median answer time: half of the partner's answers to such a question come earlier. */
export function medianMs({ question, difficulty, strength }: PartnerTask): Milliseconds {
  const scene = question.scene === undefined ? [] : sceneTexts(question.scene)
  const text = [question.question, ...scene, ...question.options].join('')
  const syllables = hangulIn(text)
  const syllable = SYLLABLE_MS * 2 ** (Math.max(0, FLUENT - strength) / DOUBLED_BY)
  const reading = (text.length - syllables) * CHARACTER_MS + syllables * syllable
  const listening = hangulIn(spokenText(question.audio ?? '')) * SPOKEN_SYLLABLE_MS
  return reading + listening + THINKING_MS * 2 ** ((difficulty - strength) / DOUBLED_BY)
}

function hangulIn(text: string): number {
  return text.match(HANGUL)?.length ?? 0
}

/** A random number with the standard normal distribution (Box–Muller transform). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
