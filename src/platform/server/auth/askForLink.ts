import { z } from 'zod'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countMail } from '#platform/server/auth/authLimits.ts'
import { demandEmailAddress } from '#platform/server/auth/emailAddress.ts'
import { askForLetter, type LetterKind } from '#platform/server/auth/letter.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const recovery = z.object({ email: z.string() })
const resend = z.object({ email: z.string(), type: z.literal('signup') })

/** POST /recover: emails a link for choosing a new password. */
export async function askForRecovery(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { email } = await readJson(context, recovery)
  return ask(dependencies, context, 'recovery', email)
}

/** POST /resend: emails another confirmation link for a pending sign-up. */
export async function askForResend(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { email } = await readJson(context, resend)
  return ask(dependencies, context, 'resend', email)
}

/** The work and the answer are the same for known and unknown addresses. Whether an email goes out is decided afterwards. */
async function ask(dependencies: AuthDependencies, context: RequestContext, kind: LetterKind, text: string) {
  const email = demandEmailAddress(text)
  await countMail(dependencies, context, email)
  await dependencies.database.tx(SERVICE, (tx) => askForLetter(tx, { kind, email }))
  dependencies.letters.wake()
  return context.json({})
}
