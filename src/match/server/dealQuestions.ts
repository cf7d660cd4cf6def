import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { DealtQuestion } from '#match/dealtQuestion.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import type { Bank } from '#questions/bank.ts'
import { OPTION_COUNT, type Question } from '#questions/question.ts'
import type { Speech } from '#speech/server/speech.ts'

export type ClipSource = Pick<Speech, 'available' | 'audioUrl' | 'prepare'>

const OPTIONS = Array.from({ length: OPTION_COUNT }, (_, index) => index)
const ID_BYTES = 12

/** The questions of a match. Its secret seed determines the ids and orders of the options, so they survive reloads and restarts. */
export function dealQuestions(
  match: { id: string; seed: Uint8Array; questionIds: readonly string[] },
  bank: Pick<Bank, 'get'>,
  voice: ClipSource,
): (DealtQuestion | undefined)[] {
  // With the raw bytes as the key, the hashes take four times as long.
  const key = createSecretKey(match.seed)
  return match.questionIds.map((id, place) => {
    const question = bank.get(id)
    return question && dealQuestion({ id: match.id, key }, question, place, voice)
  })
}

function dealQuestion(
  { id, key }: { id: string; key: KeyObject },
  question: Question,
  place: number,
  voice: ClipSource,
): DealtQuestion {
  const digest = (label: string) => createHmac('sha512', key).update(`${place}:${label}`).digest()
  const ids = digest('options')
  const orderFor = (player: PlayerIndex) => {
    const keys = digest(`order:${player}`)
    return OPTIONS.toSorted((a, b) => keys.readUInt32BE(4 * a) - keys.readUInt32BE(4 * b))
  }
  const { audio } = question
  return {
    question,
    optionIds: OPTIONS.map((index) => ids.subarray(index * ID_BYTES, (index + 1) * ID_BYTES).toString('base64url')),
    orders: [orderFor(0), orderFor(1)],
    audioUrl: audio !== undefined && voice.available ? voice.audioUrl(audio, id) : null,
  }
}
