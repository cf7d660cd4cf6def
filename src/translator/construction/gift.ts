import type { Construction } from '#translator/construction/construction.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { removed, withArguments, withPredicate } from '#translator/frame/replaced.ts'

/** `give me` in a request: 주다 already points to the speaker. */
export const GIFT: Construction = {
  id: 'gift',
  stage: 'request',
  after: ['served speaker'],
  lesson: 'request/give-me',
  change(clause, _talk, tell) {
    const { predicate, mood } = clause
    if ((mood !== 'command' && mood !== 'request') || predicate.kind !== 'verb') return clause
    const list = removed(
      predicate.arguments,
      ({ role, particle, object }) => isSpeaker(object) && (/^(?:iobj|to)$/.test(role) || particle === '에게'),
    )
    if (list !== predicate.arguments) tell()
    return withPredicate(clause, withArguments(predicate, list))
  },
  examples: [
    {
      english: 'Give me some water.',
      polite: '물을 주세요.',
      formal: '물을 주십시오.',
      casual: '물을 줘.',
      business: '물을 주시기 바랍니다.',
    },
    {
      english: 'Text me later.',
      polite: '나중에 문자를 보내 주세요.',
      formal: '나중에 문자를 보내 주십시오.',
      casual: '나중에 문자를 보내 줘.',
      business: '추후에 문자를 보내 주시기 바랍니다.',
    },
  ],
  leftAlone: ['Give him some water.', 'He gave me some water.'],
}
