import type { Construction } from '#translator/construction/construction.ts'
import type { Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'

/** Your room, your hair, yourself; and what one does to or for somebody else. */
function isOfOthers(phrase: NounPhrase): boolean {
  return (
    isListener(phrase.possessor) ||
    isPronoun(phrase, 'self', 'you', 'he', 'she', 'they', 'I', 'we') ||
    isKind(phrase, 'body') ||
    isKind(phrase, 'person')
  )
}

/** 도와주세요 asks for it already, and nothing is asked for with what only lasts: 두다, 있다. */
const ASKING_OR_LASTING = /(?:주다|두다|있다)$/

function isAskedFor({ predicate }: Clause): boolean {
  if (!isTaggedVerb(predicate, 'favour') || ASKING_OR_LASTING.test(predicate.entry.korean)) return false
  return !predicate.arguments.some(({ object }) => isOfOthers(object))
}

/** `turn off the lights`: Korean asks for it as a favor, 불을 꺼 주세요; what is about the listener alone stays a command. */
export const ASKED_FAVOR: Construction = {
  id: 'asked favor',
  stage: 'command',
  after: ['making sure'],
  lesson: 'request/give-me',
  change(clause, _talk, tell) {
    const { mood, group, please } = clause
    if (mood !== 'command' || please || group.negative || group.never || !isAskedFor(clause)) return clause
    tell()
    return { ...clause, please: true }
  },
  examples: [
    {
      english: 'Turn off the lights.',
      polite: '불을 꺼 주세요.',
      formal: '불을 꺼 주십시오.',
      casual: '불을 꺼 줘.',
      business: '불을 꺼 주시기 바랍니다.',
    },
    {
      english: 'Wait here.',
      polite: '여기에서 기다려 주세요.',
      formal: '여기에서 기다려 주십시오.',
      casual: '여기에서 기다려 줘.',
      business: '여기에서 기다려 주시기 바랍니다.',
    },
  ],
  leftAlone: ['Wash your hands.', 'Clean your room.', 'Tell him the truth.', "Don't open the door.", 'Sit down.'],
}
