import { z } from 'zod'
import { BASIC, PREMIUM } from '#plans/plans.ts'

/** What `create-checkout` takes: the Free plan is not sold. */
export const checkoutRequest = z.strictObject({ plan: z.enum([BASIC.id, PREMIUM.id]) })
