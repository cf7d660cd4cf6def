import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'

/** What goes on at the time that is meant: `I'll be waiting`. */
const GOING_ON = /^(?:wait|watch|sleep|think|look|cheer|sit|stand)(?: |$)/

function isUnderWay({ predicate, precedingClauses = [] }: Clause): boolean {
  if (precedingClauses.some(({ relation }) => relation === 'when')) return true
  return isLexicalVerb(predicate) && GOING_ON.test(predicate.entry.english)
}

/** `I'll be staying for five days` tells what will happen, not what will be going on, and it is no promise: 5일 동안 묵을 거예요. */
export const FUTURE_COURSE: Construction = {
  id: 'future course',
  stage: 'clause',
  change(clause) {
    const { group, predicate, mood } = clause
    if (group.modal !== 'will' || !group.progressive || group.perfect) return clause
    if (predicate.kind === 'construction' || isUnderWay(clause)) return clause
    return { ...clause, group: { ...group, progressive: false, modal: mood === 'statement' ? 'would' : 'will' } }
  },
  examples: [
    {
      english: 'She will be living in Seoul.',
      polite: '그 사람은 서울에 살 거예요.',
      formal: '그 사람은 서울에 살 것입니다.',
      casual: '걔는 서울에 살 거야.',
      business: '그분은 서울에 거주하실 것입니다.',
    },
  ],
  leftAlone: ["He'll be sleeping.", "She'll be waiting for you."],
}
