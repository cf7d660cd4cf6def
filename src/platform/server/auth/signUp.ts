import { z } from 'zod'
import { createAccount, noteSignIn, unconfirmedWireUser } from '#platform/server/auth/account.ts'
import { originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countMail, countSignUp, requesterOf } from '#platform/server/auth/authLimits.ts'
import { demandEmailAddress } from '#platform/server/auth/emailAddress.ts'
import { rememberBrowser } from '#platform/server/auth/knownBrowser.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { demandStrongPassword } from '#platform/server/auth/passwordStrength.ts'
import { openSession, sessionResponse } from '#platform/server/auth/session.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** Everything else in the body (`data`, captcha meta, code challenge, `role`, `id` …) is accepted and ignored. */
const body = z.object({ email: z.string().optional(), password: z.string().optional(), phone: z.string().optional() })

/** POST /signup. With confirmation on, a known address gets exactly the same answer as a new one. Only the email differs. */
export async function signUp(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { email, password } = credentials(await readJson(context, body))
  await countSignUp(dependencies, context)
  demandStrongPassword(password, email)
  return dependencies.confirmsEmail
    ? signUpByMail(dependencies, context, { email, password })
    : signUpAtOnce(dependencies, context, { email, password })
}

interface Credentials {
  email: string
  password: string
}

function credentials({ email, password, phone }: z.infer<typeof body>): Credentials {
  if (phone) throw new Problem(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (!email && !password) throw new Problem(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  if (!password) throw new Problem(400, 'validation_failed', 'Signup requires a valid password')
  return { email: demandEmailAddress(email ?? ''), password }
}

async function signUpByMail(dependencies: AuthDependencies, context: RequestContext, { email, password }: Credentials) {
  await countMail(dependencies, context, email)
  const passwordHash = await hashPassword(password, requesterOf(context))
  const letter = await dependencies.database.tx(SERVICE, (tx) =>
    askForLetter(tx, { kind: 'signup', email, passwordHash }),
  )
  dependencies.letters.wake()
  return context.json(unconfirmedWireUser({ id: letter.userId, email, at: letter.createdAt }))
}

async function signUpAtOnce(dependencies: AuthDependencies, context: RequestContext, { email, password }: Credentials) {
  const passwordHash = await hashPassword(password, requesterOf(context))
  const session = await dependencies.database.tx(SERVICE, async (tx) => {
    const created = await createAccount(tx, { id: crypto.randomUUID(), email, passwordHash })
    const account = created && (await noteSignIn(tx, created.id, passwordHash))
    return account && openSession(tx, account, { by: 'unconfirmed_signup', origin: originOf(dependencies, context) })
  })
  if (!session) throw new Problem(422, 'user_already_exists', 'User already registered')
  rememberBrowser(dependencies.secrets, context, session.account)
  return context.json(await sessionResponse(dependencies.tokens, session))
}
