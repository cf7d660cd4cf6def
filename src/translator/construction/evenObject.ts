import type { PhraseConstruction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { withArguments } from '#translator/frame/replaced.ts'

/** A named thing that can take 도. */
function isNamed({ head, focus }: NounPhrase): boolean {
  return focus === undefined && (head.kind === 'noun' || head.kind === 'compound' || head.kind === 'name')
}

/** `I can't even watch videos`: what is least of all is the object, 동영상도 볼 수 없어요. */
export const EVEN_OBJECT: PhraseConstruction = {
  id: 'even object',
  stage: 'phrase',
  change(phrase) {
    const { predicate, adjuncts } = phrase
    const even = adjuncts.find((each) => isAdverb(each, 'even'))
    if (even?.kind !== 'adverb' || predicate.kind !== 'verb') return phrase
    const least = predicate.arguments.find(({ particle, object }) => particle === '을/를' && isNamed(object))
    if (!least) return phrase
    const span = { from: even.use.span.from, to: least.object.span.to }
    const focused = { ...least, object: { ...least.object, focus: '도' as const, span } }
    const list = predicate.arguments.map((each) => (each === least ? focused : each))
    return { ...phrase, predicate: withArguments(predicate, list), adjuncts: adjuncts.filter((each) => each !== even) }
  },
  examples: [
    {
      english: "I can't even watch videos.",
      polite: '동영상도 못 봐요.',
      formal: '동영상도 볼 수 없습니다.',
      casual: '동영상도 못 봐.',
      business: '동영상도 볼 수 없습니다.',
    },
    {
      english: "He didn't even read the letter.",
      polite: '그 사람은 편지도 안 읽었어요.',
      formal: '그 사람은 편지도 읽지 않았습니다.',
      casual: '걔는 편지도 안 읽었어.',
      business: '그분은 편지도 읽지 않으셨습니다.',
    },
  ],
  leftAlone: ["I can't watch videos.", 'Even children know it.'],
}
