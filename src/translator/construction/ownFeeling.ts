import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import { type NamedPredicate, named } from '#translator/lexicon/koreanKey.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** The adjective of one's own feeling, by the verb of another's. */
const OWN_FEELINGS: Readonly<Record<string, NamedPredicate>> = {
  부러워하다: named(koreanPredicate('부럽다', 'adjective', 'ㅂ')),
  무서워하다: named(koreanPredicate('무섭다', 'adjective', 'ㅂ')),
  그리워하다: named(koreanPredicate('그립다', 'adjective', 'ㅂ')),
}

/** `I envy you`: the speaker's own feeling is an adjective about its cause, 부러워요. */
export const OWN_FEELING: Construction = {
  id: 'own feeling',
  stage: 'clause',
  after: ['fear', 'named owner'],
  change(clause) {
    const { predicate, subject, group, mood } = clause
    const { who } = personOf(subject)
    const own = who === 'I' || (who === 'you' && mood === 'question')
    if (!own || !isLexicalVerb(predicate) || group.progressive) return clause
    const felt = tableEntry(OWN_FEELINGS, predicate.entry.korean)
    const [about, ...more] = predicate.arguments
    if (!felt || !about || more.length > 0 || predicate.passive || group.modal !== undefined) return clause
    const entry = { ...predicate.entry, ...felt, tags: new Set([...predicate.entry.tags, 'state']) }
    const cause = { ...about, role: 'about', particle: '이/가' }
    return { ...clause, predicate: { ...predicate, entry, arguments: [cause] } }
  },
  examples: [
    {
      english: 'I envied the farmer.',
      polite: '농부가 부러웠어요.',
      formal: '농부가 부러웠습니다.',
      casual: '농부가 부러웠어.',
      business: '농부가 부러웠습니다.',
    },
    {
      english: 'Do you envy me?',
      polite: '제가 부러우세요?',
      formal: '제가 부러우십니까?',
      casual: '내가 부러워?',
      business: '제가 부러우십니까?',
    },
  ],
  leftAlone: ['Tom envies his brother.', 'I like you.'],
}
