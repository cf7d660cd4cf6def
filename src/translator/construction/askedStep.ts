import { isChosen } from '#translator/construction/advice.ts'
import { askedFor } from '#translator/construction/askedAdvice.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** What an instruction tells: where, at what time, for how long, how often, to whom, what. */
const INSTRUCTED: ReadonlySet<string | undefined> = new Set(['where', 'what time', 'how long', 'how often', 'thing'])
/** `how do I …` is about a way, `how should I …` about a step. */
const ADVISED: ReadonlySet<string | undefined> = new Set([...INSTRUCTED, 'how', 'when'])

/** What the question may ask for: more with `should` than without an auxiliary. */
function askable({ group }: Clause): ReadonlySet<string | undefined> {
  const { tense, modal, perfect, progressive, passive, negative, never } = group
  if (tense !== 'present' || perfect || progressive || passive || negative || never) return NOTHING
  return modal === 'should' ? ADVISED : modal === undefined ? INSTRUCTED : NOTHING
}

const NOTHING: ReadonlySet<string | undefined> = new Set()

/** `where do I sign?` asks for instructions: 어디에 서명하면 돼요? 어디에 서명해요? would ask what happens. */
export const ASKED_STEP: Construction = {
  id: 'asked step',
  stage: 'command',
  after: ['asked advice'],
  lesson: {
    text: '“where do I …?”, “who do I …?” ask what to do, so Korean asks with which answer it is all right: -(으)면 돼요?',
    rank: RANK.special,
  },
  change(clause, _talk, tell) {
    const { mood, subject, predicate, group } = clause
    if (mood !== 'question' || !isPronoun(subject, 'I') || !askable(clause).has(askedFor(clause))) return clause
    if (predicate.kind === 'construction' || !isChosen(clause) || isVerb(predicate, 'get')) return clause
    tell()
    return { ...clause, group: { ...group, modal: 'be to' } }
  },
  examples: [
    {
      english: 'Which bus do I take?',
      polite: '어느 버스를 타면 돼요?',
      formal: '어느 버스를 타면 됩니까?',
      casual: '어느 버스를 타면 돼?',
      business: '어느 버스를 타면 됩니까?',
    },
    {
      english: 'Where should I get off?',
      polite: '어디에서 내리면 돼요?',
      formal: '어디에서 내리면 됩니까?',
      casual: '어디에서 내리면 돼?',
      business: '어디에서 내리면 됩니까?',
    },
    {
      english: 'Where do I wait?',
      polite: '어디에서 기다리면 돼요?',
      formal: '어디에서 기다리면 됩니까?',
      casual: '어디에서 기다리면 돼?',
      business: '어디에서 기다리면 됩니까?',
    },
  ],
  leftAlone: ['What do I need?', 'Where does he wait?', 'Why do I wait?', 'Which bus did I take?'],
}
