import type { Question } from '#questions/question.ts'

const NOT_HANGUL = /[^가-힣]/g
const PHRASE = '[가-힣][가-힣 ,?!.…–]*'
/** Before a colon that its English follows, as in `앞에 있어요: it is in front`. */
const BEFORE_COLON = new RegExp(`^(${PHRASE}): `)
/** After a colon, as in `It is in front: 앞에 있어요.` */
const AFTER_COLON = new RegExp(`: (${PHRASE})$`)
/** What follows is not said to have been heard. */
const SUPPOSED = /\bwould\b|\banswers? /
const SAID_BY = /\b(she|he|the woman|the man) (?:says|asks|answers|repeats|offers)(?: only)?:? ([가-힣][가-힣 ]*)/gi
/** About somebody who is only heard, and whose voice may be a woman’s or a man’s. */
const SPEAKER = /\b(?:she|he) (?:asks?|says?|said|asked|offers?|wants|proposes|invites)\b/i
const NAMED = [
  { voice: 'male', name: /남자(?!아)|\bthe man\b/i },
  { voice: 'female', name: /여자(?!아)|\bthe woman\b/i },
] as const
const KOREAN_SENTENCE = /[.?!]+/g
/** English may join two sentences, as in `I’m late, because I overslept.` */
const ENGLISH_SENTENCE = /[.?!…]+|, (?:and|because) /g

type Gate = (question: Question) => readonly (string | false)[]

/** What a listening question says about the words heard has to be true of them. */
const GATES: readonly Gate[] = [quotes, turns, voices, leftOut]

export function heardFaults(question: Question): string[] {
  if (question.audio === undefined || question.level.startsWith('C')) return []
  return GATES.flatMap((gate) => gate(question)).filter((fault) => fault !== false)
}

function syllables(text: string): string {
  return text.replace(NOT_HANGUL, '')
}

function spokenBy(audio: Question['audio'] = '', voice?: 'male' | 'female'): string {
  const turns = typeof audio === 'string' ? [] : audio.filter(([of]) => voice === undefined || of === voice)
  return syllables(typeof audio === 'string' ? audio : turns.map(([, text]) => text).join(''))
}

function explained({ explanation, reasons }: Question): string[] {
  return [explanation, ...reasons]
}

/** Korean that stands at a colon is evidence, so it is quoted as it was said; … leaves words out. */
function quotes(question: Question) {
  const known = syllables(question.question + question.options.join('')) + spokenBy(question.audio)
  return explained(question)
    .flatMap((text) => text.split(/(?<=[.;])\s+/))
    .filter((sentence) => !SUPPOSED.test(sentence))
    .flatMap((sentence) => [BEFORE_COLON.exec(sentence)?.[1] ?? '', AFTER_COLON.exec(sentence)?.[1] ?? ''])
    .flatMap((quote) => quote.split(/[,…–?!.]+/))
    .map((part) => !known.includes(syllables(part)) && `nobody says ${part.trim()}`)
}

/** What she says is not quoted as his. */
function turns(question: Question) {
  const { audio } = question
  if (typeof audio === 'string') return []
  return explained(question)
    .filter((text) => !SUPPOSED.test(text))
    .flatMap((text) => [...text.matchAll(SAID_BY)])
    .map(([said, who = '', quote = '']) => {
      const voice = /she|woman/i.test(who) ? 'female' : 'male'
      return !spokenBy(audio, voice).includes(syllables(quote)) && `the other one says it: ${said}`
    })
}

/** A question names the man and the woman only if a listener can tell who is who. */
function voices(question: Question) {
  const { audio = '' } = question
  const heard = typeof audio === 'string' ? [] : audio.map(([voice]) => voice)
  const unheard = NAMED.find(({ voice, name }) => name.test(question.question) && !heard.includes(voice))
  const guessed = typeof audio === 'string' ? explained(question).find((text) => SPEAKER.test(text)) : undefined
  return [
    unheard !== undefined && `nobody hears who is meant: ${question.question}`,
    guessed !== undefined && `the voice does not tell a man from a woman: ${guessed}`,
  ]
}

/** After its first sentence, the task, the English of a reply says every sentence that is heard. */
function leftOut({ type, audio, english }: Question) {
  if (type !== 'listening-reply' || typeof audio !== 'string' || english === undefined) return []
  const heard = audio.match(KOREAN_SENTENCE)?.length ?? 0
  const said = (english.match(ENGLISH_SENTENCE)?.length ?? 0) - 1
  return [said < heard && `the English leaves out a sentence: ${audio} ${english}`]
}
