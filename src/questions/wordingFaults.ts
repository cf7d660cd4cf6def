import { closingLevel } from '#korean/closingLevel.ts'
import { spokenText } from '#korean/spoken.ts'
import { englishFaults } from '#questions/englishFaults.ts'
import type { Question, QuestionType } from '#questions/question.ts'
import { sceneTexts } from '#questions/scene.ts'

const HANGUL = /[가-힣]/
const ENGLISH_WORD = /[A-Za-z]{2}/
const ENGLISH_WORDS = /[A-Za-z]{2,}/g
const QUOTE = /[“”‘]/

type Gate = (question: Question) => readonly (string | false)[]

/** How a question is worded: American English of today, quotes in pairs, reasons that say something, options of one kind. */
const GATES: readonly Gate[] = [english, quotes, explanations, reasons, tasks, fit, spelling, endings, tones]

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

/** Quoted Korean alone, or one English word beside it, explains nothing. */
function explanations({ explanation }: Question) {
  const words = explanation.match(ENGLISH_WORDS)?.length ?? 0
  return [words < 2 && `the explanation says nothing in English: ${explanation}`]
}

/**
 * A learner who chose an option reads its reason, and may not follow a reason that only repeats the Korean, or find a reason that
 * is not about this option. In a question about homonyms, options share a meaning.
 */
function reasons({ type, reasons: all, correct_answer: key }: Question) {
  return all.map((reason, index) => {
    if (index === key) return false
    if (type !== 'homonym' && all.indexOf(reason) < index) return `two options have the same reason: ${reason}`
    return !ENGLISH_WORD.test(reason) && `a reason says nothing in English: ${reason}`
  })
}

/** The usual tasks of replies, which ask for nothing but what fits. */
const REPLY_TASKS = new Map([
  ['이어질 대답으로 알맞은 것을 고르세요.', 'Choose the reply that fits.'],
  ['이어지는 말로 알맞은 것을 고르세요.', 'Choose what is said next.'],
])
const ASKS_TWICE = /^Choose .*[.?] Choose (?:the|what)\b/

/** English that asks for more than the Korean task does hides a second right option. */
function tasks({ question, english: meaning = '' }: Question) {
  const [task = ''] = question.split('\n')
  const beginning = REPLY_TASKS.get(task) ?? ''
  return [
    !meaning.startsWith(beginning) && `the English of ${task} is ${beginning}`,
    ASKS_TWICE.test(meaning) && `the English asks for more than the Korean: ${meaning}`,
  ]
}

/** How an option ends that gives a reason or a purpose: 비싸서, 만나려고, 비 때문에. */
const REASON = /(?:서|려고|러|니까|때문(?:에)?|느라고?|도록|게|거든요?|므로|기에|고자|위해)[.?]?$/
/** Questions whose answer is a reason, however they ask for it. */
const ASKS_FOR_REASON = /이유|까닭|원인|목적/

/** Whether the options answer the Korean question: 왜 asks for reasons, and 무엇입니까 for anything else. */
function fit({ question, options }: Question) {
  const [task = ''] = question.split('\n')
  const why = /(?:^| )왜 /.test(task) && /까\?$/.test(task) && !/어느/.test(task)
  const what = /무엇입니까\?$/.test(task) && !ASKS_FOR_REASON.test(task)
  const misfit = options.find(
    (option) => (why && !REASON.test(option)) || (what && /(?:려고|[아어해]서)$/.test(option)),
  )
  return [misfit !== undefined && `the option does not answer the question: ${task} ${misfit}`]
}

/** Common misspellings, and the forms that speech never has: 거로 for 걸로. */
const MISSPELLED =
  /되요|됬|되서|않되|안되요|할려고|볼려고|갈려고|몇일|왠만|웬지|오랫만|금새|어떻해|뵈요|아니예요|잘 못 [하해했합할]|(?<![가-힣])거로(?![가-힣])| 걸 그랬/

/** Of what is shown and heard. In grammar, wrong options may be misspelled. */
function spelling({ question, skill, type, options, scene, audio = '' }: Question) {
  const [, korean = ''] = question.split('\n')
  const read = scene === undefined ? [] : sceneTexts(scene)
  const chosen = skill === 'grammar' || type === 'pronunciation' ? [] : options
  return [korean, spokenText(audio), ...read, ...chosen].map((text) => MISSPELLED.test(text) && `misspelled: ${text}`)
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
