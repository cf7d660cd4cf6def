import type { Construction } from '#translator/construction/construction.ts'
import { describes, isAwaited } from '#translator/construction/neverBefore.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { UNWRITTEN } from '#translator/frame/frameTerm.ts'
import { isSpoken, type Talk } from '#translator/korean/talk.ts'

/** 절대, in writing 결코; 끝내 of an event that was waited for: 끝내 오지 않았다. */
function neverOf(clause: Clause, talk: Talk): string {
  if (isAwaited(clause) && clause.group.tense === 'past') return '끝내'
  return describes(clause) && !isSpoken(talk) ? '결코' : '절대'
}

/** `life is never easy`, `I never drink`: Korean adds a word to the negative. */
export const NEVER_WORD: Construction = {
  id: 'never word',
  stage: 'clause',
  after: ['never before'],
  change(clause, talk) {
    const { group, adjuncts } = clause
    if (!group.never || group.perfect) return clause
    const never = saidAdverb('never', neverOf(clause, talk), 'manner', UNWRITTEN)
    return { ...clause, adjuncts: [...adjuncts, never] }
  },
  examples: [
    {
      english: 'I never drink.',
      polite: '저는 술을 절대 안 마셔요.',
      formal: '저는 술을 절대 마시지 않습니다.',
      casual: '나는 술을 절대 안 마셔.',
      business: '저는 술을 절대 마시지 않습니다.',
    },
    {
      english: 'He never came back.',
      polite: '그 사람은 끝내 돌아오지 않았어요.',
      formal: '그 사람은 끝내 돌아오지 않았습니다.',
      casual: '걔는 끝내 돌아오지 않았어.',
      business: '그분은 끝내 돌아오지 않으셨습니다.',
    },
  ],
  leftAlone: ["I don't drink.", 'I have never seen snow.'],
}
