import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `I don't know how to thank you`: 어떻게 감사해야 할지 모르겠어요. Not of a skill, which one has or has not learned. */
export const UNKNOWN_WAY: Construction = {
  id: 'unknown way',
  stage: 'question',
  change(clause) {
    const { predicate, group, subject } = clause
    if (predicate.kind !== 'control' || predicate.control !== 'know how' || !group.negative) return clause
    if (group.tense === 'past' || group.modal || !isPronoun(subject, 'I')) return clause
    const { phrase, at } = predicate
    if (!isLexicalVerb(phrase.predicate) || phrase.predicate.entry.tags.has('skill')) return clause
    const asked: Clause = {
      ...phrase,
      ...(subject ? { subject } : {}),
      ...{ sharedSubject: true, mood: 'question', please: false, group: { ...PLAIN_GROUP, modal: 'should' } },
      adjuncts: [{ kind: 'wh', word: 'how', span: at }, ...phrase.adjuncts],
    }
    return { ...clause, predicate: { kind: 'report', report: 'know', clause: asked, whether: true, at } }
  },
  examples: [
    {
      english: "I don't know how to thank you.",
      polite: '어떻게 감사해야 할지 모르겠어요.',
      formal: '어떻게 감사해야 할지 모르겠습니다.',
      casual: '어떻게 감사해야 할지 모르겠어.',
      business: '어떻게 감사드려야 할지 모르겠습니다.',
    },
    {
      english: "I don't know how to explain it.",
      polite: '어떻게 설명해야 할지 모르겠어요.',
      formal: '어떻게 설명해야 할지 모르겠습니다.',
      casual: '어떻게 설명해야 할지 모르겠어.',
      business: '어떻게 설명해야 할지 모르겠습니다.',
    },
  ],
  leftAlone: ["I don't know how to swim.", "He doesn't know how to explain it."],
}
