import { z } from 'zod'
import { refused, type Verdict } from '#kit/verdict.ts'
import type { Database } from '#platform/server/database/database.ts'

/** The message that the command line prints, for success or refusal. */
export type CommandOutcome = Verdict<string, string>

export type Command = (parameters: readonly string[], database: Database) => Promise<CommandOutcome>

/** The commands that the command line may run, by name. */
export type Commands = ReadonlyMap<string, Command>

/** The request line on the socket. */
export const commandOrder = z.strictObject({ command: z.string(), parameters: z.array(z.string()) })
export type CommandOrder = z.infer<typeof commandOrder>

/** The response line on the socket. */
export const commandOutcome = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.string() }),
  z.strictObject({ ok: z.literal(false), refusal: z.string() }),
])

/** Runs a command if it is on the list. */
export async function carryOut(
  { command, parameters }: CommandOrder,
  commands: Commands,
  database: Database,
): Promise<CommandOutcome> {
  const run = commands.get(command)
  return run ? run(parameters, database) : refused(`There is no command ${command}.`)
}
