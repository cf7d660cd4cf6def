import { closingLevel } from '#korean/closingLevel.ts'
import { englishFaults } from '#questions/englishFaults.ts'
import type { Question, QuestionType } from '#questions/question.ts'

const HANGUL = /[가-힣]/
const ENGLISH_WORD = /[A-Za-z]{2}/
const QUOTE = /[“”‘]/

type Gate = (question: Question) => readonly (string | false)[]

/** How a question is worded: American English of today, quotes in pairs, reasons that say something, options of one kind. */
const GATES: readonly Gate[] = [english, quotes, reasons, endings, tones]

export function wordingFaults(question: Question): (string | false)[] {
  return GATES.flatMap((gate) => gate(question))
}

/** The English of a question. Korean that it quotes is checked elsewhere. */
function englishOf({ question, explanation, reasons: all, english = '', options }: Question): string[] {
  const [task = ''] = question.split('\n')
  return [task, explanation, ...all, english, ...options.filter((option) => !HANGUL.test(option))]
}

function english(question: Question) {
  return englishOf(question).flatMap(englishFaults)
}

/** Whether every “ has its ” and every ‘ its ’, which is also the apostrophe. */
function isPaired(text: string): boolean {
  if (!QUOTE.test(text)) return true
  const double = text.replace(/[^“”]/g, '')
  const single = text.replace(/[^‘’]/g, '')
  return /^(?:“”)*$/.test(double) && (single.match(/‘/g) ?? []).length <= (single.match(/‘’/g) ?? []).length
}

function quotes(question: Question) {
  const korean = question.question.split('\n').slice(1)
  return [...englishOf(question), ...korean, ...question.options].map(
    (text) => !isPaired(text) && `a quote is not closed: ${text}`,
  )
}

/** A learner who chose an option reads its reason, and may not follow a reason that only repeats the Korean. */
function reasons({ reasons: all, correct_answer: key }: Question) {
  return all.map(
    (reason, index) => index !== key && !ENGLISH_WORD.test(reason) && `a reason says nothing in English: ${reason}`,
  )
}

const isClosed = (option: string) => /[.?]”?$/.test(option) && !/\b[ap]\.m\.$/.test(option)

function endings({ options }: Question) {
  const closed = options.filter(isClosed).length
  return [
    closed > 0 && closed < options.length && `some options end like a sentence and some do not: ${options.join(' / ')}`,
  ]
}

/** In these, the tone is what is asked, or each option is a sentence of its own. */
const ASKS_FOR_TONE: readonly QuestionType[] = ['speech-level', 'honorific', 'spot-mistake']
const NAMES_TONE =
  /casual|polite|formal|plain|honor|humble|respect|rude|writing|conversation|friend|elder|older|younger|child|equal/i

/** Of an option that is a sentence: whether it ends in 요 or formally. Whatever else ends a sentence is casual or plain. */
function isPolite(option: string): boolean | undefined {
  const word = /([가-힣]+)[.?]”?$/.exec(option)?.[1]
  return word === undefined ? undefined : ['formal', 'polite'].includes(closingLevel(word) ?? '')
}

/** An option in another tone than the key is told by its tone, so its reason has to be about the tone. */
function tones({ type, options, reasons: all, correct_answer: key }: Question) {
  const right = isPolite(options[key] ?? '')
  if (ASKS_FOR_TONE.includes(type) || right === undefined) return []
  return options.map((option, index) => {
    const polite = isPolite(option)
    const isOther = polite !== undefined && polite !== right
    return isOther && !NAMES_TONE.test(all[index] ?? '') && `the tone tells ${option} from ${options[key]}`
  })
}
