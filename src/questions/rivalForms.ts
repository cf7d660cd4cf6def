import type { QuestionType } from '#questions/question.ts'

/** Two forms that can both be correct if the context does not decide. */
interface Rivals {
  name: string
  one: RegExp
  other: RegExp
  /** Only in questions of these types: in others, a noun may happen to have the same ending (사과 and 사랑), or the scene decides. */
  types: readonly QuestionType[]
  /** Only if the question matches. */
  within?: RegExp
}

const PARTICLE: readonly QuestionType[] = ['particle']
const FORMS: readonly QuestionType[] = ['conjugation', 'word-order']
const RIVALS: readonly Rivals[] = [
  { name: '은/는 and 이/가', one: /[은는]$/, other: /[이가]$/, types: PARTICLE },
  { name: '에게 and 한테', one: /에게$/, other: /한테$/, types: PARTICLE },
  {
    name: '에게 and 에게서 of a giver',
    one: /(에게|한테)$/,
    other: /서$/,
    types: PARTICLE,
    within: /받|배[우웠]|들[었어]/,
  },
  { name: '처럼 and 같이', one: /처럼$/, other: /같이$/, types: PARTICLE },
  { name: '와/과 and 하고', one: /[와과]$/, other: /하고$/, types: PARTICLE },
  { name: '와/과 and (이)랑', one: /[와과]$/, other: /랑$/, types: PARTICLE },
  { name: '하고 and (이)랑', one: /하고$/, other: /랑$/, types: PARTICLE },
  { name: '에 and 에서 with 살다', one: /에$/, other: /에서$/, types: PARTICLE, within: /살[고았아]|삽니|사[는세십]/ },
  { name: '-아서 and -(으)니까', one: /서$/, other: /니까$/, types: FORMS },
  {
    name: '안 before and within a 하다 verb',
    one: /\S 안 [하해했]/,
    other: /(?:^| )안 \S+[하해했]/,
    types: FORMS,
  },
  /** 안 되다 of -(으)면 안 되다 forbids: -지 않다 cannot take its place. */
  { name: '안 and -지 않다', one: /(?:^| )안 (?![되돼됩된될])/, other: /지 않/, types: FORMS },
]

/** The name of the rivals that the right and the wrong option are; undefined if the wrong option is clearly wrong. */
export function rivalForms(type: QuestionType, question: string, right: string, wrong: string): string | undefined {
  const found = RIVALS.find((rivals) => {
    const isPair = matches(rivals, right, wrong) || matches(rivals, wrong, right)
    return isPair && rivals.types.includes(type) && (rivals.within?.test(question) ?? true)
  })
  return found?.name
}

function matches({ one, other }: Rivals, first: string, second: string): boolean {
  return one.test(first) && other.test(second)
}
