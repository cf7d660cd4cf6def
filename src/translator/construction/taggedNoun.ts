import type { Construction } from '#translator/construction/construction.ts'
import { asksByDenial } from '#translator/korean/confirmation.ts'

/** `you're a student, aren't you?`: 학생이 아니십니까? */
export const TAGGED_NOUN: Construction = {
  id: 'tagged noun',
  stage: 'tag',
  change(clause, talk) {
    if (clause.predicate.kind !== 'noun' || !asksByDenial(talk, clause)) return clause
    const { head } = clause.predicate.complement
    const titled = (head.kind === 'noun' || head.kind === 'compound') && head.entry.tags.has('respected')
    return titled ? clause : { ...clause, group: { ...clause.group, negative: true } }
  },
  examples: [
    {
      english: "You're a student, aren't you?",
      polite: '학생이시지요?',
      formal: '학생이 아니십니까?',
      casual: '너는 학생이지?',
      business: '학생이 아니십니까?',
    },
    {
      english: "This is your bag, isn't it?",
      polite: '이건 선생님의 가방이지요?',
      formal: '이것은 선생님의 가방이 아닙니까?',
      casual: '이건 네 가방이지?',
      business: '이것은 고객님의 가방이 아닙니까?',
    },
  ],
  leftAlone: ["You're a teacher, aren't you?", "It's cold, isn't it?"],
}
