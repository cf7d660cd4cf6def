import type { Construction } from '#translator/construction/construction.ts'
import { benefits } from '#translator/english/favor.ts'
import { removed } from '#translator/frame/replaced.ts'

/** `open the door for me`: 열어 주세요; `let me open it for you`: 열어 드릴게요. */
export const FAVOR: Construction = {
  id: 'favor',
  stage: 'request',
  lesson: 'request/give-me',
  change(clause, _talk, tell) {
    const { mood, group } = clause
    const told = (mood === 'command' || mood === 'request') && !group.negative && !group.never
    if (!told && mood !== 'offer') return clause
    const persons = mood === 'offer' ? (['you'] as const) : (['I', 'we'] as const)
    const adjuncts = removed(clause.adjuncts, (adjunct) => benefits(adjunct, persons))
    if (adjuncts === clause.adjuncts) return clause
    tell()
    return { ...clause, adjuncts, please: told }
  },
  examples: [
    {
      english: 'Open the door for me.',
      polite: '문을 열어 주세요.',
      formal: '문을 열어 주십시오.',
      casual: '문을 열어 줘.',
      business: '문을 열어 주시기 바랍니다.',
    },
    {
      english: 'Could you open the door for me?',
      polite: '문을 열어 주시겠어요?',
      formal: '문을 열어 주시겠습니까?',
      casual: '문을 열어 줄래?',
      business: '문을 열어 주시면 감사하겠습니다.',
    },
  ],
  leftAlone: ['Open the door for him.', 'He opened the door for me.'],
}
