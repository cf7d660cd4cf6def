import type { Hono } from 'hono'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { challengeFactor } from '#platform/server/auth/challengeFactor.ts'
import { enrollFactor } from '#platform/server/auth/enrollFactor.ts'
import {
  createRecoveryCodes,
  readRecoveryCodes,
  removeRecoveryCodes,
  renewRecoveryCodes,
} from '#platform/server/auth/recoveryCodes.ts'
import { signInWithPasskey, startPasskeySignIn } from '#platform/server/auth/signInWithPasskey.ts'
import { unenrollFactor } from '#platform/server/auth/unenrollFactor.ts'
import { verifyFactor } from '#platform/server/auth/verifyFactor.ts'
import { verifyRecoveryCode } from '#platform/server/auth/verifyRecoveryCode.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

/** GoTrue's endpoints for the second step, and for signing in with a passkey. */
export function factorRoutes(dependencies: AuthDependencies, routes: Hono<RequestEnv>): void {
  routes.post('/passkeys/authentication/options', (context) => startPasskeySignIn(dependencies, context))
  routes.post('/passkeys/authentication/verify', (context) => signInWithPasskey(dependencies, context))
  routes.post('/factors', (context) => enrollFactor(dependencies, context))
  routes.get('/factors/recovery-codes', (context) => readRecoveryCodes(dependencies, context))
  routes.post('/factors/recovery-codes', (context) => createRecoveryCodes(dependencies, context))
  routes.delete('/factors/recovery-codes', (context) => removeRecoveryCodes(dependencies, context))
  routes.post('/factors/recovery-codes/regenerate', (context) => renewRecoveryCodes(dependencies, context))
  routes.post('/factors/recovery-codes/verify', (context) => verifyRecoveryCode(dependencies, context))
  routes.post('/factors/:id/challenge', (context) => challengeFactor(dependencies, context, context.req.param('id')))
  routes.post('/factors/:id/verify', (context) => verifyFactor(dependencies, context, context.req.param('id')))
  routes.delete('/factors/:id', (context) => unenrollFactor(dependencies, context, context.req.param('id')))
}
