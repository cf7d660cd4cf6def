import type { Construction } from '#translator/construction/construction.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { AdjectivePhrase } from '#translator/frame/frame.ts'
import { isListener } from '#translator/frame/pronounPhrase.ts'
import { rowlessAdjective } from '#translator/lexicon/rowless.ts'

const CERTAIN = rowlessAdjective('certain', '확실하다', '하다')

/** `are you sure he's coming` asks whether it is certain; about the listener's own actions, whether they are true. */
export const ASKED_CERTAINTY: Construction = {
  id: 'asked certainty',
  stage: 'question',
  change(clause) {
    const { predicate, mood, group, subject } = clause
    if (predicate.kind !== 'report' || predicate.report !== 'sure' || predicate.whether || group.tense === 'past')
      return clause
    if (mood !== 'question' || group.negative || !isListener(subject)) return clause
    const { clause: told, at } = predicate
    if (isListener(told.subject)) {
      const indeed = saidAdverb('indeed', '정말', 'sentence', at)
      return { ...told, mood: 'question', adjuncts: [indeed, ...told.adjuncts] }
    }
    const phrase: AdjectivePhrase = { entry: CERTAIN, degree: 'positive', adverbs: [], span: at }
    return { ...clause, predicate: { kind: 'judgment', phrase, clause: told, at } }
  },
  examples: [
    {
      english: "Are you sure it's free?",
      polite: '무료인 게 확실하세요?',
      formal: '무료인 것이 확실하십니까?',
      casual: '무료인 게 확실해?',
      business: '무료인 것이 확실하십니까?',
    },
    {
      english: 'Are you sure you locked the door?',
      polite: '정말 문을 잠그셨어요?',
      formal: '정말 문을 잠그셨습니까?',
      casual: '정말 문을 잠갔어?',
      business: '정말 문을 잠그셨습니까?',
    },
  ],
  leftAlone: ['Are you sure?', "I'm sure he's coming."],
}
