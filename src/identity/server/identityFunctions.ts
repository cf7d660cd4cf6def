import { z } from 'zod'
import type { SignInDetails } from '#identity/signInDetails.ts'
import { accountById, hasApp, hasSecondStep, userNotFound } from '#platform/server/auth/account.ts'
import { networkMark, noteEvent } from '#platform/server/auth/accountEvents.ts'
import { deleteAccount, isOwnPassword } from '#platform/server/auth/deleteAccount.ts'
import { deviceOf, devicesOf, endDevice } from '#platform/server/auth/devices.ts'
import { namedPasskeysOf } from '#platform/server/auth/passkeyStore.ts'
import { recoveryCodesLeft } from '#platform/server/auth/recoveryCodes.ts'
import { type Claims, type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { KeyedHash } from '#platform/server/secrets.ts'

/** Each call can be used to guess a password, so the limit is lower than for signing in. */
const DELETE_LIMIT = { name: 'delete-account', count: 10, periodSeconds: 600 }
const deleteRequest = z.strictObject({ password: z.string().max(1_024) })
const deviceRequest = z.strictObject({ id: z.uuid() })

interface IdentityDependencies {
  database: Database
  keyedHash: KeyedHash
  /** Runs before an account is deleted; if it throws, the account is not deleted. */
  beforeDeletion(userId: string): Promise<void>
  /** Called after one of the user's sessions has ended. */
  sessionsEnded(userId: string): void
}

export function identityFunctions(dependencies: IdentityDependencies): WireFunction[] {
  const { database, keyedHash, beforeDeletion, sessionsEnded } = dependencies
  return [
    defineFunction({
      name: 'delete-account',
      access: 'user',
      input: deleteRequest,
      rateLimit: DELETE_LIMIT,
      async run({ input, claims, address }) {
        const { userId, sessionId } = sessionOf(claims)
        await demandSecondStepPassed(database, claims)
        if (!(await isOwnPassword(database, userId, input.password))) {
          const network = networkMark(keyedHash, address)
          await database.tx(SERVICE, async (tx) => {
            const origin = { device: await deviceOf(tx, { userId, sessionId }), network }
            await noteEvent(tx, { userId, event: 'password_refused', origin })
          })
          throw new Problem(403, 'password_invalid', 'That is not your password.')
        }
        await beforeDeletion(userId)
        await deleteAccount(database, userId)
        sessionsEnded(userId)
        return { deleted: true }
      },
    }),
    defineFunction({
      name: 'sign-in-details',
      access: 'user',
      input: NO_INPUT,
      run: ({ claims }) => database.tx(SERVICE, (tx) => signInDetails(tx, claims)),
    }),
    defineFunction({
      name: 'end-device',
      access: 'user',
      input: deviceRequest,
      async run({ input, claims, address }) {
        const { userId, sessionId } = sessionOf(claims)
        const network = networkMark(keyedHash, address)
        const ended = await database.tx(SERVICE, async (tx) => {
          const device = await deviceOf(tx, { userId, sessionId })
          if (!(await endDevice(tx, { userId, id: input.id }))) return false
          await noteEvent(tx, { userId, event: 'device_signed_out', origin: { device, network } })
          return true
        })
        if (!ended) throw new Problem(404, 'device_not_found', 'This device is not signed in.')
        sessionsEnded(userId)
        return { ended: true }
      },
    }),
  ]
}

/** Asked of the database as the caller, because the access token can be older than the second step. */
async function demandSecondStepPassed(database: Database, claims: Claims): Promise<void> {
  const [row] = await database.tx(claims, (tx) =>
    tx.sql<{ passed: boolean }>('select app.passed_second_step() as passed'),
  )
  if (!row?.passed) throw new Problem(403, 'insufficient_aal', 'Enter the code of your two-step sign-in first.')
}

async function signInDetails(tx: Transaction, claims: Claims): Promise<SignInDetails> {
  const session = sessionOf(claims)
  const account = await accountById(tx, session.userId)
  if (!account) throw userNotFound()
  return {
    email: account.email,
    new_email: account.newEmail,
    second_step: hasSecondStep(account)
      ? { codes_left: await recoveryCodesLeft(tx, account.id), has_app: hasApp(account) }
      : null,
    passkeys: await namedPasskeysOf(tx, account.id),
    devices: await devicesOf(tx, session),
  }
}

function sessionOf(claims: Claims): { userId: string; sessionId: string } {
  return { userId: claims.sub ?? '', sessionId: String(claims.session_id) }
}
