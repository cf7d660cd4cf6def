import { z } from 'zod'
import { BASIC, PREMIUM } from '#plans/plans.ts'

/** The input of `create-checkout`. The Free plan is not for sale. */
export const checkoutRequest = z.strictObject({ plan: z.enum([BASIC.id, PREMIUM.id]) })
