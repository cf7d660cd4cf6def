import type { Construction } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'

/** The command `remember to lock it` is `don't forget`: 잊지 마세요. */
export const REMINDER: Construction = {
  id: 'reminder',
  stage: 'request',
  lesson: { text: '“remember to” is said as “don’t forget to”: 잊지 말다.', rank: RANK.special },
  change(clause, _talk, tell) {
    const { predicate, mood, group } = clause
    if (mood !== 'command' || predicate.kind !== 'control' || predicate.control !== 'remember' || group.negative)
      return clause
    tell()
    return { ...clause, group: { ...group, negative: true }, predicate: { ...predicate, control: 'forget' } }
  },
  examples: [
    {
      english: 'Remember to lock the door.',
      polite: '문을 잠그는 걸 잊지 마세요.',
      formal: '문을 잠그는 것을 잊지 마십시오.',
      casual: '문을 잠그는 걸 잊지 마.',
      business: '문을 잠그는 것을 잊지 말아 주시기 바랍니다.',
    },
    {
      english: 'Remember to call your mother.',
      polite: '어머님께 전화하는 걸 잊지 마세요.',
      formal: '어머님께 전화하는 것을 잊지 마십시오.',
      casual: '너희 엄마한테 전화하는 걸 잊지 마.',
      business: '어머님께 전화하는 것을 잊지 말아 주시기 바랍니다.',
    },
  ],
  leftAlone: ['I remembered to lock the door.', "Don't forget to lock the door."],
}
