/** Two ways of saying that both stand where the context does not decide. */
interface Rivals {
  name: string
  one: RegExp
  other: RegExp
  /** Where these two compete at all; everywhere if it is missing. */
  within?: RegExp
}

const RIVALS: readonly Rivals[] = [
  { name: '은/는 and 이/가', one: /^\S*[은는]$/, other: /^\S*[이가]$/ },
  { name: '-아서 and -(으)니까', one: /(?:[아어여]|[가-힣])서$/, other: /니까$/ },
  { name: '안 and -지 않다', one: /(?:^| )안 /, other: /지 않/ },
  {
    name: '에 and 에서 with 살다',
    one: /^\S*에$/,
    other: /^\S*에서$/,
    within: /살아|살고|삽니다|사세요|사십니까|살았/,
  },
  { name: '에게 and 한테', one: /^\S*에게$/, other: /^\S*한테$/ },
  { name: '와/과, 하고 and (이)랑', one: /^\S*[와과]$/, other: /^\S*(?:하고|랑)$/ },
]

/** The rivals that the right and a wrong option are: the learner could defend either. */
export function rivalForms(question: string, right: string, wrong: string): string | undefined {
  const found = RIVALS.find(({ one, other, within }) => {
    const isPair = (one.test(right) && other.test(wrong)) || (other.test(right) && one.test(wrong))
    return isPair && (within?.test(question) ?? true)
  })
  return found?.name
}
