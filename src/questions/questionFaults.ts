import type { WordBook } from '#headwords/wordBook.ts'
import { spokenText } from '#korean/spoken.ts'
import { gapFaults } from '#questions/gapFaults.ts'
import { heardFaults } from '#questions/heardFaults.ts'
import { isLoanwordOf } from '#questions/loanword.ts'
import { keyOf, LONGEST_TASK, OPTION_COUNT, type Question, type QuestionType, typesOf } from '#questions/question.ts'
import { rivalForms } from '#questions/rivalForms.ts'
import { sceneTexts } from '#questions/scene.ts'
import { soundKey } from '#questions/soundKey.ts'
import { synonymFaults } from '#questions/synonymFaults.ts'
import { wordingFaults } from '#questions/wordingFaults.ts'

/** In characters: four options fit on a phone, and the whole question can be read quickly. */
const LONGEST = { question: 140, option: 60, explanation: 240, reason: 160, audio: 120 }

const HANGUL = /[가-힣]/
const HANGUL_WORD = /[가-힣]+/g
const LATIN_WORD = /[A-Za-z]+/g
const LATIN = /[A-Za-z]/
const DIGITS = /[0-9]/g
const SYLLABLES = /[가-힣]/g

type Gate = (question: Question, book: WordBook) => readonly (string | false)[]

/** Every gate that a question must pass, whether written or generated. */
const GATES: readonly Gate[] = [
  shape,
  lengths,
  distinct,
  texts,
  lines,
  gapFaults,
  sound,
  rivals,
  loanwords,
  heardFaults,
  synonymFaults,
  wordingFaults,
]

/** What is wrong with a question, in sentences; empty if it may be asked. */
export function questionFaults(question: Question, book: WordBook): string[] {
  return GATES.flatMap((gate) => gate(question, book)).filter((fault) => fault !== false)
}

/** The option without differences that a reader overlooks: spaces, capital letters and a period. */
export function comparableText(option: string): string {
  return option
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s|[.]$/g, '')
}

function wrongOf({ options, correct_answer }: Question): string[] {
  return options.filter((_, index) => index !== correct_answer)
}

function shape({ options, correct_answer, reasons, skill, type }: Question) {
  const isUnexplained = (reason: string, index: number) => (reason === '') !== (index === correct_answer)
  return [
    options.length !== OPTION_COUNT && `there are ${options.length} options, not ${OPTION_COUNT}`,
    options[correct_answer] === undefined && 'the key is not among the options',
    (reasons.length !== options.length || reasons.some(isUnexplained)) &&
      'each wrong option, and only a wrong option, needs a reason',
    !typesOf(skill).includes(type) && `${skill} does not ask ${type}`,
  ]
}

function lengths({ question, options, explanation, reasons, audio }: Question) {
  const over = (name: string, text: string, limit: number) =>
    text.length > limit && `the ${name} is longer than ${limit}: ${text}`
  return [
    over('question', question, LONGEST.question),
    over('explanation', explanation, LONGEST.explanation),
    typeof audio === 'string' && over('audio', audio, LONGEST.audio),
    ...options.map((option) => over('option', option, LONGEST.option)),
    ...reasons.map((reason) => over('reason', reason, LONGEST.reason)),
  ]
}

function distinct({ options }: Question) {
  return [
    new Set(options.map(comparableText)).size !== options.length && `two options are the same: ${options.join(' / ')}`,
  ]
}

function texts(question: Question) {
  const all = [
    ...question.question.split('\n'),
    question.explanation,
    ...question.options,
    ...question.reasons,
    spokenText(question.audio ?? ''),
    question.english ?? '',
    ...(question.scene === undefined ? [] : sceneTexts(question.scene)),
  ]
  const bad = (pattern: RegExp, name: string) => {
    const found = all.find((text) => pattern.test(text))
    return found !== undefined && `${name}: ${found}`
  }
  return [
    all.some((text) => text !== text.normalize('NFC')) && 'Hangul is not in NFC',
    bad(/^\s|\s$|\s{2}/, 'a space too many'),
    bad(/[^\x20-\x7e가-힣ㄱ-ㅣ’‘“”–…×→]/, 'an unexpected character'),
    bad(/[a-z]!/, 'no exclamation marks in English'),
    question.options.some((option) => option === '') && 'an option is empty',
  ]
}

/** The screen shows the first line small, as the task, and the second line large, as the Korean text. */
function lines({ question }: Question) {
  const [task = '', korean, ...others] = question.split('\n')
  if (korean === undefined) return []
  return [
    others.length > 0 && `there is more than one line break: ${question}`,
    task.length > LONGEST_TASK && `the task is longer than ${LONGEST_TASK}: ${task}`,
    !HANGUL.test(korean) && `there is no Korean in the second line: ${korean}`,
    LATIN.test(korean) && `Latin letters are in the second line: ${korean}`,
  ]
}

function sound(question: Question) {
  const { skill, type, options, audio } = question
  if (skill !== 'listening') return [audio !== undefined && 'only listening questions have audio']
  const isAlike = haveSameSound(options) && `two options sound the same: ${options.join(' / ')}`
  if (type === 'pronunciation') return [isAlike, audio !== undefined && 'pronunciation questions have no audio']
  if (audio === undefined) return [isAlike, 'there is nothing to hear']
  const transcript = spokenText(audio)
  return [
    isAlike,
    !HANGUL.test(transcript) && 'what is heard is not Korean',
    syllablesOf(question.question) >= syllablesOf(transcript) &&
      soundKey(question.question).includes(soundKey(transcript)) &&
      'the transcript is in the question',
  ]
}

/** At most: no sound rule adds or drops a syllable, and a digit is spoken as two syllables, or fewer. */
function syllablesOf(text: string): number {
  return text.normalize('NFC').replace(DIGITS, '하나').match(SYLLABLES)?.length ?? 0
}

function haveSameSound(options: readonly string[]): boolean {
  const korean = options.filter((option) => HANGUL.test(option))
  const comparable = korean.some((option) => option.search(DIGITS) !== -1)
    ? [korean]
    : [...Map.groupBy(korean, syllablesOf).values()].filter((alike) => alike.length > 1)
  return comparable.some((alike) => new Set(alike.map(soundKey)).size !== alike.length)
}

/** Not for listening questions: there, the audio decides which option is right. */
function rivals(question: Question) {
  const key = keyOf(question)
  if (question.skill === 'listening') return []
  return wrongOf(question).map((wrong) => {
    const name = rivalForms(question.type, question.question, key, wrong)
    return name !== undefined && `${key} and ${wrong} could both be correct (${name})`
  })
}

/** A loanword that sounds like the answer gives it away. */
const TOLD_BY_SOUND: readonly QuestionType[] = ['meaning', 'word', 'cloze', 'listening-meaning', 'minimal-pair']

function loanwords(question: Question) {
  if (!TOLD_BY_SOUND.includes(question.type)) return []
  const key = keyOf(question)
  const [task = ''] = question.question.split('\n')
  const [korean, english] = HANGUL.test(key) ? [key, question.question] : [task, key]
  const isGivenAway = (korean.match(HANGUL_WORD) ?? []).some((word) =>
    (english.match(LATIN_WORD) ?? []).some((latin) => isLoanwordOf(word, latin)),
  )
  return [isGivenAway && `the sound gives ${key} away`]
}
