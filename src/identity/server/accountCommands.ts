import { granted, refused } from '#kit/verdict.ts'
import { allFactorKeys } from '#platform/server/auth/authSecrets.ts'
import { removeSecondStep, type SecondStepRefusal } from '#platform/server/auth/removeSecondStep.ts'
import { resealFactors } from '#platform/server/auth/resealFactors.ts'
import { rotateSigningKey } from '#platform/server/auth/signingKeys.ts'
import type { Command, Commands } from '#platform/server/commandSocket/command.ts'
import { SERVICE } from '#platform/server/database/database.ts'

const USAGE = 'Name one address, for example: npm run second-step:remove -- person@example.org'

const ROTATE_USAGE = 'Its only parameter is --leaked: npm run keys:rotate -- --leaked'

const REFUSALS: Record<SecondStepRefusal, (email: string) => string> = {
  'second-step/unknown-address': (email) => `There is no account with the address ${email}.`,
  'second-step/is-off': (email) => `Two-step sign-in is off for ${email}.`,
}

/**
 * The commands behind `npm run second-step:…` and `npm run keys:rotate`.
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
      'keys:rotate',
      async (parameters, database) => {
        const isLeaked = parameters[0] === '--leaked'
        if (parameters.length > (isLeaked ? 1 : 0)) return refused(ROTATE_USAGE)
        await rotateSigningKey(database, isLeaked)
        return granted(
          isLeaked
            ? 'A new key signs access tokens. Within ten seconds, those that were signed before are refused.'
            : 'A new key signs access tokens. Those that were signed before work until they expire.',
        )
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
