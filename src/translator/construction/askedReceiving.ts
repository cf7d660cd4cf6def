import type { Construction } from '#translator/construction/construction.ts'
import type { Predicate } from '#translator/frame/frame.ts'

const RECEIVING = /받다\]?$/

function isReceiving(predicate: Predicate): boolean {
  if (predicate.kind === 'construction') return RECEIVING.test(predicate.entry.row.korean)
  return predicate.kind === 'verb' && 'korean' in predicate.entry && RECEIVING.test(predicate.entry.korean)
}

/** `can I get a refund?`: whether one can receive something is no question of permission, 환불받을 수 있어요? */
export const ASKED_RECEIVING: Construction = {
  id: 'asked receiving',
  stage: 'question',
  change(clause) {
    if (clause.mood !== 'permission' || !isReceiving(clause.predicate)) return clause
    return { ...clause, mood: 'question', group: { ...clause.group, modal: 'can' } }
  },
  examples: [
    {
      english: 'Can I get a refund?',
      polite: '환불받을 수 있어요?',
      formal: '환불받을 수 있습니까?',
      casual: '환불받을 수 있어?',
      business: '환불받을 수 있습니까?',
    },
  ],
  leftAlone: ['Can I sit here?', 'I got a refund.'],
}
