import { granted, refused } from '#kit/verdict.ts'
import { allFactorKeys } from '#platform/server/auth/authSecrets.ts'
import { removeSecondStep, type SecondStepRefusal } from '#platform/server/auth/removeSecondStep.ts'
import { resealFactors } from '#platform/server/auth/resealFactors.ts'
import type { Command, Commands } from '#platform/server/commandSocket/command.ts'
import { SERVICE } from '#platform/server/database/database.ts'

const USAGE = 'Name one address, for example: npm run second-step:remove -- person@example.org'

const REFUSALS: Record<SecondStepRefusal, (email: string) => string> = {
  'second-step/unknown-address': (email) => `There is no account with the address ${email}.`,
  'second-step/is-off': (email) => `Two-step sign-in is off for ${email}.`,
}

/**
 * The commands behind `npm run second-step:…`.
 * @param factorKeys from the environment of the process that carries them out
 */
export function accountCommands(factorKeys: readonly string[]): Commands {
  return new Map<string, Command>([
    [
      'second-step:remove',
      async ([email, ...more], database) => {
        if (!email || more.length > 0) return refused(USAGE)
        const verdict = await database.tx(SERVICE, (tx) => removeSecondStep(tx, email))
        if (!verdict.ok) return refused(REFUSALS[verdict.refusal](email))
        return granted(`Two-step sign-in is off for ${verdict.value.email}. All devices are signed out.`)
      },
    ],
    [
      'second-step:reseal',
      async (parameters, database) => {
        if (parameters.length > 0) return refused('This command has no parameters.')
        const resealed = await resealFactors(database, await allFactorKeys(database, factorKeys))
        return granted(
          `${resealed} ${resealed === 1 ? 'app has' : 'apps have'} been encrypted anew with the first key.`,
        )
      },
    ],
  ])
}
