import { z } from 'zod'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { changePassword } from '#platform/server/auth/changePassword.ts'
import { askForEmailChange } from '#platform/server/auth/emailChange.ts'
import { demandSecondStep, demandSignedIn } from '#platform/server/auth/signedIn.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const body = z.object({
  password: z.string().optional(),
  email: z.string().optional(),
  current_password: z.string().max(1_024).optional(),
  phone: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
})

/** PUT /user: a new password or a new email address, one at a time. */
export async function updateUser(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const signedIn = await demandSignedIn(dependencies, context)
  demandSecondStep(signedIn, 'AAL2 session is required to update email or password when MFA is enabled.')
  const { password, email, current_password: current, phone, data } = await readJson(context, body)
  if (phone !== undefined || data !== undefined || (password !== undefined && email !== undefined)) {
    throw new Problem(422, 'validation_failed', 'Either the password or the email address of an account can be changed')
  }
  if (email !== undefined) return askForEmailChange(dependencies, context, { signedIn, email, current })
  if (password !== undefined) return changePassword(dependencies, context, { signedIn, password, current })
  throw new Problem(400, 'validation_failed', 'password: is missing')
}
