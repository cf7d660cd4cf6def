import type { Construction } from '#translator/construction/construction.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `what people think`: Korean asks how somebody thinks, 사람들이 어떻게 생각하는지. */
export const ASKED_OPINION: Construction = {
  id: 'asked opinion',
  stage: 'clause',
  change(clause) {
    const { predicate, adjuncts } = clause
    if (!isVerb(predicate, 'think')) return clause
    const asked = predicate.arguments.find(({ object }) => isPronoun(object, 'what'))
    if (!asked) return clause
    const how = { kind: 'wh' as const, word: 'how' as const, span: asked.object.span }
    const others = predicate.arguments.filter((each) => each !== asked)
    return { ...clause, predicate: { ...predicate, arguments: others }, adjuncts: [how, ...adjuncts] }
  },
  examples: [
    {
      english: "I don't know what other people think about this movie.",
      polite: '다른 사람들이 이 영화에 대해 어떻게 생각하는지 모르겠어요.',
      formal: '다른 사람들이 이 영화에 대해 어떻게 생각하는지 모르겠습니다.',
      casual: '다른 사람들이 이 영화에 대해 어떻게 생각하는지 모르겠어.',
      business: '다른 분들이 이 영화에 대해 어떻게 생각하는지 모르겠습니다.',
    },
  ],
  leftAlone: ["I don't know what people want."],
}
