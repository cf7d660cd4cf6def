import { createHmac } from 'node:crypto'
import type { DealtQuestion } from '#match/dealtQuestion.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import type { Bank } from '#questions/bank.ts'
import { OPTION_COUNT, type Question } from '#questions/question.ts'
import type { Speech } from '#speech/server/speech.ts'

export type Voice = Pick<Speech, 'available' | 'audioUrl' | 'prepare'>

const OPTIONS = Array.from({ length: OPTION_COUNT }, (_, index) => index)
const ID_LENGTH = 16

/** The questions of a match with ids and orders that its secret seed determines: the same after every reload and restart. */
export function dealQuestions(
  match: { id: string; seed: Uint8Array; questionIds: readonly string[] },
  bank: Bank,
  voice: Voice,
): (DealtQuestion | undefined)[] {
  return match.questionIds.map((id, place) => {
    const question = bank.get(id)
    return question && dealQuestion(match, question, place, voice)
  })
}

function dealQuestion(
  { id, seed }: { id: string; seed: Uint8Array },
  question: Question,
  place: number,
  voice: Voice,
): DealtQuestion {
  const keyed = (...parts: (string | number)[]) =>
    createHmac('sha256', seed)
      .update([place, ...parts].join(':'))
      .digest('base64url')
  const orderFor = (player: PlayerIndex) =>
    OPTIONS.toSorted((a, b) => (keyed('order', player, a) < keyed('order', player, b) ? -1 : 1))
  const { audioText } = question
  return {
    question,
    optionIds: OPTIONS.map((index) => keyed('option', index).slice(0, ID_LENGTH)),
    orders: [orderFor(0), orderFor(1)],
    audioUrl: audioText !== undefined && voice.available ? voice.audioUrl(audioText, id) : null,
  }
}
