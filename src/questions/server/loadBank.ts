import { readFile } from 'node:fs/promises'
import { type Bank, bankOf } from '#questions/bank.ts'
import { readQuestions } from '#questions/readQuestions.ts'

const FOLDER = new URL('../../../content/questions/', import.meta.url)
const FILES = ['vocab.json', 'grammar.json', 'listening.json', 'pronunciation.json']

/** Reads and checks `content/questions`. Throws with the fault of every question that may not be asked. */
export async function loadBank(ability: { speech: boolean }): Promise<Bank> {
  const read = async (name: string): Promise<[string, unknown]> => [
    name,
    JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')),
  ]
  return bankOf(readQuestions(Object.fromEntries(await Promise.all(FILES.map(read)))), ability)
}
