import type { Construction } from '#translator/construction/construction.ts'
import { isListener, isSpeaker } from '#translator/frame/pronounPhrase.ts'

/** `tell me what happened`: the request already points to the speaker, and what is asked for is 알려 주다, 무슨 일이 있었는지 알려 주세요. */
export const TOLD_SPEAKER: Construction = {
  id: 'told speaker',
  stage: 'request',
  after: ['served speaker'],
  change(clause) {
    const { predicate, mood, group } = clause
    if (mood !== 'command' && mood !== 'request') return clause
    if (predicate.kind !== 'report' || !isSpeaker(predicate.listener)) return clause
    const { listener: _me, ...told } = predicate
    const asksFact = told.whether && !group.negative && !isListener(told.clause.subject)
    return { ...clause, predicate: asksFact ? { ...told, report: 'inform' } : told }
  },
  examples: [
    {
      english: 'Tell me where you live.',
      polite: '어디에 사시는지 말씀해 주세요.',
      formal: '어디에 사시는지 말씀해 주십시오.',
      casual: '네가 어디에 사는지 말해 줘.',
      business: '어디에 사시는지 말씀해 주시기 바랍니다.',
    },
    {
      english: 'Could you tell me where the station is?',
      polite: '역이 어디에 있는지 알려 주시겠어요?',
      formal: '역이 어디에 있는지 알려 주시겠습니까?',
      casual: '역이 어디에 있는지 알려 줄래?',
      business: '역이 어디에 있는지 알려 주시면 감사하겠습니다.',
    },
  ],
  leftAlone: ['Tell him where I live.', 'He told me where he lives.'],
}
