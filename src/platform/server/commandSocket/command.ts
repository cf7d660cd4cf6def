import { z } from 'zod'
import { refused, type Verdict } from '#kit/verdict.ts'
import type { Database } from '#platform/server/database/database.ts'

/** Done or refused, each as the sentence that the person at the command line reads. */
export type CommandOutcome = Verdict<string, string>

export type Command = (parameters: readonly string[], database: Database) => Promise<CommandOutcome>

/** All that the command line may ask for, by name. */
export type Commands = ReadonlyMap<string, Command>

/** The line that goes over the socket. */
export const commandOrder = z.strictObject({ command: z.string(), parameters: z.array(z.string()) })
export type CommandOrder = z.infer<typeof commandOrder>

/** The line that comes back. */
export const commandOutcome = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.string() }),
  z.strictObject({ ok: z.literal(false), refusal: z.string() }),
])

/** Only what is on the list is carried out. */
export async function carryOut(
  { command, parameters }: CommandOrder,
  commands: Commands,
  database: Database,
): Promise<CommandOutcome> {
  const run = commands.get(command)
  return run ? run(parameters, database) : refused(`There is no command ${command}.`)
}
