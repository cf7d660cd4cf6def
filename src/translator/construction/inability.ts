import type { Construction } from '#translator/construction/construction.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'

/** `I haven't found my keys` means that I could not, rather than that I did not want to: 찾지 못했어요. */
export const INABILITY: Construction = {
  id: 'inability',
  stage: 'clause',
  after: ['rarely', 'lasting'],
  change(clause) {
    const { predicate, group } = clause
    if (!isTaggedVerb(predicate, 'involuntary') || predicate.entry.tags.has('unable')) return clause
    if (!group.perfect || !group.negative || group.modal) return clause
    const tags = new Set([...predicate.entry.tags, 'unable'])
    return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, tags } } }
  },
  examples: [
    {
      english: "I haven't found my keys yet.",
      polite: '아직 열쇠를 못 찾았어요.',
      formal: '아직 열쇠를 찾지 못했습니다.',
      casual: '아직 열쇠를 못 찾았어.',
      business: '아직 열쇠를 찾지 못했습니다.',
    },
    {
      english: "We haven't heard from Tom.",
      polite: '저희는 톰한테서 소식을 못 들었어요.',
      formal: '저희는 톰에게서 소식을 듣지 못했습니다.',
      casual: '우리는 톰한테서 소식을 못 들었어.',
      business: '저희는 톰에게서 소식을 듣지 못했습니다.',
    },
  ],
  leftAlone: ["I didn't see Tom.", 'We have seen Tom.'],
}
