import type { PhraseConstruction } from '#translator/construction/construction.ts'
import type { ReportId } from '#translator/frame/government.ts'

/** After `glad` and `sorry`, `could` is about ability and not about possibility. */
const FELT: ReadonlySet<ReportId> = new Set(['glad', 'sorry', 'surprised'])

/** `I'm glad you could come`, `he said he could swim`: 오실 수 있어서 기뻐요, 수영할 수 있다고 했어요. */
export const REPORTED_ABILITY: PhraseConstruction = {
  id: 'reported ability',
  stage: 'phrase',
  change(phrase) {
    const { predicate, group } = phrase
    if (predicate.kind !== 'report' || (group.tense !== 'past' && !FELT.has(predicate.report))) return phrase
    const { clause } = predicate
    if (clause.group.modal !== 'could' || clause.group.perfect) return phrase
    const able = { ...clause, group: { ...clause.group, modal: 'can' as const } }
    return { ...phrase, predicate: { ...predicate, clause: able } }
  },
  examples: [
    {
      english: 'He said he could swim.',
      polite: '그 사람은 수영할 줄 안다고 했어요.',
      formal: '그 사람은 수영할 줄 안다고 했습니다.',
      casual: '걔는 수영할 줄 안다고 했어.',
      business: '그분은 수영할 줄 아신다고 하셨습니다.',
    },
    {
      english: "I'm glad you could sleep.",
      polite: '주무실 수 있어서 기뻐요.',
      formal: '주무실 수 있어서 기쁩니다.',
      casual: '네가 잘 수 있어서 기뻐.',
      business: '주무실 수 있어서 기쁩니다.',
    },
  ],
  leftAlone: ['He said he can swim.', 'He could swim.'],
}
