import { type Bank, bankOf } from '#questions/bank.ts'
import { cachedQuestions } from '#questions/server/bankCache.ts'
import { compileBank } from '#questions/server/compileBank.ts'

/** The bank: compiled again if a word, a rule or a written question has changed, otherwise read from the cache. */
export async function loadBank(ability: { speech: boolean }): Promise<Bank> {
  return bankOf(await cachedQuestions(async () => (await compileBank()).questions), ability)
}
