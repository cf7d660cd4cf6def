import type { Bank } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'
import { sceneTexts } from '#questions/scene.ts'
import type { Skill } from '#rating/skill.ts'

/** Of the visitors who cannot read Hangul. */
export const LISTENERS_SKILL: Skill = 'listening'

const HANGUL = /\p{Script=Hangul}/u

/** What a visitor is asked. */
export interface GuestPool {
  skill: Skill
  bank: Bank
}

/** Words for those who read Hangul. The others listen, to questions with nothing to read in Hangul, if clips can be played. */
export function guestPool(bank: Bank, readsHangul: boolean): GuestPool {
  const readable = readsHangul ? bank : readableBank(bank)
  return readable === bank ? { skill: 'vocab', bank } : { skill: LISTENERS_SKILL, bank: readable }
}

/** The bank, of whose listening questions only those remain that can be read without Hangul; unchanged if there is none. */
export function readableBank(bank: Bank): Bank {
  const heard = bank.of('listening').filter(isReadable)
  if (heard.length === 0) return bank
  return { get: bank.get, of: (skill) => (skill === 'listening' ? heard : bank.of(skill)) }
}

/** Whether a question can be read without Hangul. */
function isReadable({ question, options, scene }: Question): boolean {
  return ![question, ...options, ...(scene ? sceneTexts(scene) : [])].some((text) => HANGUL.test(text))
}
