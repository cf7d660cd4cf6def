import type { Construction } from '#translator/construction/construction.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** The people of a language's country: 프랑스어, 프랑스 사람. English is spoken by many. */
function speakers({ head, ...phrase }: NounPhrase): NounPhrase | undefined {
  if (head.kind === 'list') {
    const items = head.items.map(speakers).filter((item) => item !== undefined)
    return items.length === head.items.length ? { ...phrase, head: { ...head, items } } : undefined
  }
  if (head.kind !== 'name' || !head.entry.tags.has('language') || head.entry.english === 'English') return undefined
  const korean = `${head.entry.korean.replace(/어$/, '')} 사람`
  return { ...phrase, head: { kind: 'name', entry: { ...head.entry, korean, tags: new Set(['person']) } } }
}

/** `she isn't French`: about a person, the name of a language is a nationality. */
export const NATIONALITY: Construction = {
  id: 'nationality',
  stage: 'clause',
  change(clause) {
    const { predicate, subject } = clause
    if (predicate.kind !== 'noun' || personOf(subject).living !== true) return clause
    const complement = speakers(predicate.complement)
    return complement ? { ...clause, predicate: { ...predicate, complement } } : clause
  },
  examples: [
    {
      english: "She isn't French.",
      polite: '그 사람은 프랑스 사람이 아니에요.',
      formal: '그 사람은 프랑스 사람이 아닙니다.',
      casual: '걔는 프랑스 사람이 아니야.',
      business: '그분은 프랑스 사람이 아니십니다.',
    },
  ],
  leftAlone: ['She speaks French.', 'It is Japanese.'],
}
