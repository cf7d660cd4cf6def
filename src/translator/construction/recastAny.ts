import type { Argument, Clause, NounPhrase } from '#translator/frame/frame.ts'
import type { Modal } from '#translator/frame/frameTerm.ts'

/** With these modals `any` is a free choice; otherwise it means none or some. */
const OPEN = new Set<Modal>(['can', 'could', 'will', 'would', 'may'])

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
export function withFreeChoice(clause: Clause): Clause {
  const { predicate, subject, group, mood } = clause
  const open = group.modal !== undefined && OPEN.has(group.modal) && !group.negative && !group.never
  if (!open || mood !== 'statement') return clause
  const said = subject ? { ...clause, subject: freely(subject) } : clause
  if (predicate.kind !== 'verb') return said
  const list = predicate.arguments.map((each): Argument => ({ ...each, object: freely(each.object) }))
  return { ...said, predicate: { ...predicate, arguments: list } }
}
