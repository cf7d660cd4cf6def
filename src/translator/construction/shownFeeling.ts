import type { Construction } from '#translator/construction/construction.ts'
import type { Argument, Linking } from '#translator/frame/frame.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

const BEING: ReadonlySet<Linking> = new Set(['be', 'feel'])

/** The cause of pride or shame is the object of -아하다: 아들을 자랑스러워하다. */
function asObject(argument: Argument): Argument {
  return argument.particle === '이/가' ? { ...argument, particle: '을/를' } : argument
}

/** `Tom was bored`: a feeling of another person takes -아하다, 톰은 지루해했어요. 지루하다 would mean that he is boring. */
export const SHOWN_FEELING: Construction = {
  id: 'shown feeling',
  stage: 'clause',
  after: ['named subject'],
  change(clause) {
    const { predicate, subject, sharedSubject } = clause
    if (predicate.kind !== 'adjective' || !BEING.has(predicate.linking) || sharedSubject) return clause
    const { entry } = predicate.phrase
    const { who, living } = personOf(subject)
    const others = (who === 'other' || who === 'nobody') && living === true
    if (!others || 'unknown' in entry || !entry.tags.has('inner') || entry.predicate?.pos !== 'adjective') return clause
    return { ...clause, predicate: { ...predicate, linking: 'show', arguments: predicate.arguments.map(asObject) } }
  },
  examples: [
    {
      english: 'Tom was bored.',
      polite: '톰은 지루해했어요.',
      formal: '톰은 지루해했습니다.',
      casual: '톰은 지루해했어.',
      business: '톰은 지루해했습니다.',
    },
    {
      english: 'She is proud of her son.',
      polite: '그 사람은 아들을 자랑스러워해요.',
      formal: '그 사람은 아들을 자랑스러워합니다.',
      casual: '걔는 아들을 자랑스러워해.',
      business: '그분은 아들을 자랑스러워하십니다.',
    },
  ],
  leftAlone: ['I was bored.', 'Tom was happy.'],
}
