import type { Construction } from '#translator/construction/construction.ts'

/** `let him finish`: the command is a request, 끝내게 해 주세요. */
export const ASKED_LEAVE: Construction = {
  id: 'asked leave',
  stage: 'command',
  change(clause) {
    const { predicate, group, mood, please } = clause
    if (mood !== 'command' || please || predicate.kind !== 'cause' || predicate.cause !== 'let') return clause
    return group.negative || group.never ? clause : { ...clause, please: true }
  },
  examples: [
    {
      english: 'Let him go.',
      polite: '그 사람이 가게 해 주세요.',
      formal: '그 사람이 가게 해 주십시오.',
      casual: '걔가 가게 해 줘.',
      business: '그분이 가게 해 주시기 바랍니다.',
    },
    {
      english: 'Let the children play.',
      polite: '아이들이 놀게 해 주세요.',
      formal: '아이들이 놀게 해 주십시오.',
      casual: '아이들이 놀게 해 줘.',
      business: '아이들이 놀게 해 주시기 바랍니다.',
    },
  ],
  leftAlone: ["Don't let him go.", 'They let him go.'],
}
