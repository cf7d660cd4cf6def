import type { Construction } from '#translator/construction/construction.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'

/** `she sat reading`: the posture during an action, 책을 읽으면서 앉아 있었어요. */
export const HELD_POSTURE: Construction = {
  id: 'held posture',
  stage: 'clause',
  change(clause) {
    const { predicate, precedingClauses = [], mood, group } = clause
    const beside = mood === 'statement' && precedingClauses.some(({ relation }) => relation === 'doing')
    if (!beside || group.progressive || !isTaggedVerb(predicate, 'posture')) return clause
    return { ...clause, group: { ...group, progressive: true } }
  },
  examples: [
    {
      english: 'She sat reading a book.',
      polite: '그 사람은 책을 읽으면서 앉아 있었어요.',
      formal: '그 사람은 책을 읽으면서 앉아 있었습니다.',
      casual: '걔는 책을 읽으면서 앉아 있었어.',
      business: '그분은 책을 읽으면서 앉아 계셨습니다.',
    },
    {
      english: 'He stood waiting for the bus.',
      polite: '그 사람은 버스를 기다리면서 서 있었어요.',
      formal: '그 사람은 버스를 기다리면서 서 있었습니다.',
      casual: '걔는 버스를 기다리면서 서 있었어.',
      business: '그분은 버스를 기다리면서 서 계셨습니다.',
    },
  ],
  leftAlone: ['She sat on the chair.', 'She was reading a book.'],
}
