import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'

function serves({ predicate }: Clause): boolean {
  if (predicate.kind === 'report') return isSpeaker(predicate.listener)
  if (!isLexicalVerb(predicate)) return false
  const favor = predicate.entry.tags.has('favour')
  return predicate.arguments.some(({ role, object }) => isSpeaker(object) && (role === 'iobj' || favor))
}

/** `send me`, `help us`: a command that benefits the speaker is a request, 보내 주세요. */
export const SERVED_SPEAKER: Construction = {
  id: 'served speaker',
  stage: 'request',
  after: ['favor', 'reminder'],
  change(clause) {
    const { mood, group, please } = clause
    if (mood !== 'command' || please || group.negative || !serves(clause)) return clause
    return { ...clause, please: true }
  },
  examples: [
    {
      english: 'Send me the file.',
      polite: '파일을 보내 주세요.',
      formal: '파일을 보내 주십시오.',
      casual: '파일을 보내 줘.',
      business: '파일을 송부해 주시기 바랍니다.',
    },
    {
      english: 'Wait for me.',
      polite: '저를 기다려 주세요.',
      formal: '저를 기다려 주십시오.',
      casual: '나를 기다려 줘.',
      business: '저를 기다려 주시기 바랍니다.',
    },
  ],
  leftAlone: ['Help him.', "Don't help me."],
}
