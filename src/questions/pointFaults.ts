import { LEVELS, type Level } from '#korean/level.ts'
import { spokenText } from '#korean/spoken.ts'
import { GAP } from '#questions/gap.ts'
import type { Question, QuestionType } from '#questions/question.ts'
import { type Scene, sceneTexts, sceneWords } from '#questions/scene.ts'
import type { Syllabus } from '#questions/syllabus.ts'
import { hardWords } from '#questions/wordLevels.ts'

const HANGUL = /[가-힣]/
const LATIN = /[A-Za-z]/
const DIGIT = /[0-9]/
const QUOTE = /“.*[A-Za-z].*”/
/** From here on, learners read the task in Korean. */
const KOREAN_TASK: Level = 'B1'
/** From here on, the task is English again: the words of grammar and rhetoric are beyond the list. */
const EXPERT: Level = 'C1'
/** The word list does not reach into the expert levels far enough to judge them. */
const LAST_LISTED: Level = 'B2'

/** Words of the usual tasks, which learners know whatever their level: 빈칸에 알맞은 말을 고르세요. */
const TASK_WORDS = /^(?:빈칸|밑줄|알맞|가장|고르|공통|어울|자연스|낱말|표현|이어|친|것은|않은|다음)/

/** Their wrong options need not be Korean: 먹으요, 커피을. */
const FORMS: readonly QuestionType[] = ['conjugation', 'particle', 'spot-mistake', 'minimal-pair']
/** Their options may be forms or counters that the list lacks. */
const LENIENT: readonly QuestionType[] = ['honorific', 'counter', 'number']

type Gate = (question: Question, syllabus: Syllabus) => readonly (string | false)[]

const GATES: readonly Gate[] = [ofPoint, english, scenes, options, voices, levels]

/** Where a question does not keep to its point, its level and its layout. */
export function pointFaults(question: Question, syllabus: Syllabus): string[] {
  return GATES.flatMap((gate) => gate(question, syllabus)).filter((fault) => fault !== false)
}

function isAtLeast(level: Level, least: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(least)
}

function ofPoint({ point, skill }: Question, { points }: Syllabus) {
  const kind = points.get(point)?.kind
  return [kind !== skill && `the point ${point} is of ${kind}, not of ${skill}`]
}

/**
 * Up to A2 the task is English; from B1 on it is Korean, with its English for after the answer. How a word is pronounced is asked
 * in English at every level. So is everything of the expert levels, and there the Korean that is shown or heard needs its English:
 * quoted in the task or for after the answer.
 */
function english({ level, type, question, scene, audio, english: meaning }: Question) {
  if (type === 'pronunciation') return []
  const [task = '', korean] = question.split('\n')
  if (!isAtLeast(level, KOREAN_TASK)) return [!LATIN.test(task) && `the task is not in English: ${task}`]
  if (isAtLeast(level, EXPERT)) {
    const isShown = korean !== undefined || scene !== undefined || audio !== undefined
    const isTold = meaning !== undefined || (audio === undefined && QUOTE.test(task))
    return [isShown && !isTold && 'the English of the Korean is missing']
  }
  return [
    (!HANGUL.test(task) || /[A-Za-z]{2}/.test(task)) && `the task is not in Korean: ${task}`,
    meaning === undefined && 'the English of the task is missing',
  ]
}

const SCENE_OF: Partial<Record<QuestionType, Scene['kind']>> = {
  notice: 'notice',
  menu: 'menu',
  message: 'message',
  ad: 'ad',
  timetable: 'timetable',
  'both-gaps': 'sentences',
}

function scenes({ type, question, scene }: Question) {
  const needed = SCENE_OF[type]
  const korean = scene === undefined ? [] : sceneTexts(scene)
  return [
    needed !== undefined && scene?.kind !== needed && `${type} needs a scene of the kind ${needed}`,
    scene !== undefined && question.includes('\n') && 'with a scene, the question is one line',
    scene !== undefined && !korean.some((text) => HANGUL.test(text)) && 'there is no Korean in the scene',
  ]
}

function options({ options: all }: Question) {
  const korean = all.filter((option) => HANGUL.test(option)).length
  return [korean > 0 && korean < all.length && `the options are not of one kind: ${all.join(' / ')}`]
}

/** A voice reads digits in its own way, so numbers are written as words. */
function voices({ audio = '', question, scene }: Question) {
  const shown = [question, ...(scene === undefined ? [] : sceneTexts(scene))].join(' ')
  const told = (typeof audio === 'string' ? [] : audio).map(([, text]) => text).find((text) => shown.includes(text))
  return [
    DIGIT.test(spokenText(audio)) && `numbers are spoken as words: ${spokenText(audio)}`,
    told !== undefined && `a turn of the audio can be read: ${told}`,
  ]
}

/** No word above the point's level, and none that the list lacks. */
function levels(question: Question, { words: known }: Syllabus) {
  const { level, type } = question
  if (!isAtLeast(LAST_LISTED, level) || type === 'pronunciation') return []
  const { task, certain, lenient } = checkedTexts(question)
  const words = certain.map((text) => hardWords(text, level, known))
  const above = [...words, ...lenient.map((text) => hardWords(text, level, known))].flatMap((found) => found.above)
  const inTask = hardWords(task, level, known).above.filter((word) => !TASK_WORDS.test(word))
  return [
    ...new Set([...above, ...inTask].map((word) => `above ${level}: ${word}`)),
    ...new Set(words.flatMap(({ unknown }) => unknown).map((word) => `in no list: ${word}`)),
  ]
}

/** Tasks whose right option is the mistake, so the other options are well written. */
const ASKS_FOR_MISTAKE = /wrong|does not|is not|mixes|틀린/

/** In a question about a mistake, either the right option or the other three are well written. */
function wellWritten(task: string, all: readonly string[], key: number): string[] {
  return all.filter((_, index) => (index !== key) === ASKS_FOR_MISTAKE.test(task))
}

/** The Korean of a question: the task, what is certainly made of words, and what may have forms that do not exist. */
function checkedTexts({ type, skill, question, options: all, correct_answer: key, scene, audio = '' }: Question) {
  const [task = '', korean = ''] = question.split('\n')
  const shown = [korean, ...(scene === undefined ? [] : sceneWords(scene)), spokenText(audio)]
  const filled = shown.map((text) => text.replace(GAP, all[key] ?? ''))
  if (type === 'spot-mistake') return { task, certain: wellWritten(task, all, key), lenient: filled }
  const isGapped = shown.some((text) => text.includes(GAP))
  const isLenient = LENIENT.includes(type) || FORMS.includes(type)
  const right = isGapped ? [] : [all[key] ?? '']
  const wrong = FORMS.includes(type) ? [] : all.filter((_, index) => index !== key)
  const mayErr = skill === 'grammar' || isLenient
  return {
    task,
    certain: [...filled, ...(isLenient ? [] : right), ...(mayErr ? [] : wrong)],
    lenient: [...(isLenient ? right : []), ...(mayErr ? wrong : [])],
  }
}
