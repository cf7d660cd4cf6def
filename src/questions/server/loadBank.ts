import { type Bank, bankOf } from '#questions/bank.ts'
import { compileBank } from '#questions/server/compileBank.ts'
import { compiledOnce } from '#questions/server/compiledOnce.ts'

/** Every question, through every gate: rebuilt when a word, a rule or a written question has changed, otherwise read from the cache. */
export async function loadBank(ability: { speech: boolean }): Promise<Bank> {
  return bankOf(await compiledOnce(async () => (await compileBank()).questions), ability)
}
