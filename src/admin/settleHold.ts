import { z } from 'zod'

/** Request of `admin-settle-hold`: an admin's verdict on a player who is kept off the leaderboards. */
export const settleHoldRequest = z.strictObject({ user_id: z.uuid(), verdict: z.enum(['cleared', 'confirmed']) })

export type SettleHoldRequest = z.output<typeof settleHoldRequest>
