import { z } from 'zod'
import { deleteAccount, isOwnPassword } from '#platform/server/auth/deleteAccount.ts'
import type { Database } from '#platform/server/database/database.ts'
import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** Each call can be used to guess a password, so the limit is as low as for signing in. */
const DELETE_LIMIT = { name: 'delete-account', count: 10, periodSeconds: 600 }
const deleteRequest = z.strictObject({ password: z.string().max(1_024) })

/** @param beforeDeletion runs before an account is deleted; if it throws, the account is not deleted */
export function identityFunctions(
  database: Database,
  beforeDeletion: (userId: string) => Promise<void>,
): WireFunction[] {
  return [
    defineFunction({
      name: 'delete-account',
      access: 'user',
      input: deleteRequest,
      rateLimit: DELETE_LIMIT,
      async run({ input, claims }) {
        const userId = claims.sub ?? ''
        if (!(await isOwnPassword(database, userId, input.password))) {
          throw new Problem(403, 'password_invalid', 'That is not your password.')
        }
        await beforeDeletion(userId)
        await deleteAccount(database, userId)
        return { deleted: true }
      },
    }),
  ]
}
