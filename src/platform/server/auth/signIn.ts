import { z } from 'zod'
import { noteSignIn } from '#platform/server/auth/account.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countSignIn } from '#platform/server/auth/authLimits.ts'
import { normalisedEmail } from '#platform/server/auth/emailAddress.ts'
import { passwordMatches } from '#platform/server/auth/password.ts'
import { openSession, sessionAnswer } from '#platform/server/auth/session.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const body = z.object({
  email: z.string().max(320).optional(),
  password: z.string().max(1_024).optional(),
  phone: z.string().optional(),
})

/** POST /token?grant_type=password. Whatever is wrong, one argon2 is computed: the time does not tell who has an account. */
export async function signIn(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { email, password, phone } = await readJson(context, body)
  if (phone) throw new Problem(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const address = normalisedEmail(email ?? '')
  await countSignIn(dependencies, context, address)
  const known = await dependencies.database.tx(SERVICE, (tx) => knownPassword(tx, address))
  if (!(await passwordMatches(password ?? '', known.hash)) || known.hash === null) throw invalidCredentials()
  const { userId, hash } = known
  if (userId === null) throw new Problem(400, 'email_not_confirmed', 'Email not confirmed')
  const session = await dependencies.database.tx(SERVICE, async (tx) => {
    const account = await noteSignIn(tx, userId, hash)
    return account && openSession(tx, account, 'password')
  })
  if (!session) throw invalidCredentials()
  return context.json(await sessionAnswer(dependencies.tokens, session))
}

function invalidCredentials(): Problem {
  return new Problem(400, 'invalid_credentials', 'Invalid login credentials')
}

/** The account's password, or that of the newest sign-up still waiting for its link: then there is no user id. */
async function knownPassword(tx: Transaction, email: string): Promise<{ userId: string | null; hash: string | null }> {
  const [known] = await tx.sql<{ userId: string | null; hash: string | null }>(
    `select users.id as "userId", case when users.id is null then pending.password_hash else users.password_hash end as hash
     from (select $1::text as email) asked
     left join auth.users on users.email = asked.email
     left join lateral (
       select password_hash from auth.letters
       where letters.email = asked.email and kind = 'signup' order by created_at desc limit 1
     ) pending on true`,
    [email],
  )
  return known ?? { userId: null, hash: null }
}
