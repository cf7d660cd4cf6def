import type { Construction } from '#translator/construction/construction.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import type { Modal } from '#translator/frame/frameTerm.ts'
import { withObjects, withPredicate } from '#translator/frame/replaced.ts'

/** With these modals `any` is a free choice; otherwise it means none or some. */
const OPEN: ReadonlySet<Modal | undefined> = new Set<Modal>(['can', 'could', 'will', 'would', 'may'])

const FREE = { anyone: 'whoever', anything: 'whatever' } as const

function isFree(id: string): id is keyof typeof FREE {
  return Object.hasOwn(FREE, id)
}

/** 누구나, 무엇이든, 어떤 아이라도 */
function freely(phrase: NounPhrase): NounPhrase {
  const { head, determiner, plural } = phrase
  if (head.kind === 'pronoun' && isFree(head.id) && phrase.adjectives.length === 0 && !phrase.relative)
    return { ...phrase, head: { ...head, id: FREE[head.id] } }
  const chosen = determiner === 'any' && !plural && head.kind === 'noun' && !head.entry.tags.has('mass')
  return chosen ? { ...phrase, determiner: 'kind', focus: '(이)라도' } : phrase
}

/** `anyone can do that`, `I'd eat anything`: a free choice. */
export const FREE_CHOICE: Construction = {
  id: 'free choice',
  stage: 'clause',
  after: ['own could', 'conditional could', 'rarely'],
  change(clause) {
    const { predicate, subject, group, mood } = clause
    if (mood !== 'statement' || !OPEN.has(group.modal) || group.negative || group.never) return clause
    const chosen = subject && freely(subject)
    const said = chosen && chosen !== subject ? { ...clause, subject: chosen } : clause
    return predicate.kind === 'verb' ? withPredicate(said, withObjects(predicate, freely)) : said
  },
  examples: [
    {
      english: 'Anyone can do that.',
      polite: '누구나 그걸 할 수 있어요.',
      formal: '누구나 그것을 할 수 있습니다.',
      casual: '누구나 그걸 할 수 있어.',
      business: '누구나 그것을 할 수 있습니다.',
    },
    {
      english: 'Any child can understand this.',
      polite: '어떤 아이라도 이걸 이해할 수 있어요.',
      formal: '어떤 아이라도 이것을 이해할 수 있습니다.',
      casual: '어떤 아이라도 이걸 이해할 수 있어.',
      business: '어떤 아이라도 이것을 이해할 수 있습니다.',
    },
  ],
  leftAlone: ["I can't eat anything.", 'Does anyone know?'],
}
