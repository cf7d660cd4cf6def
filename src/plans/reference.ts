import { z } from 'zod'

/** What another object of Stripe names: its id, or the expanded object if the request asked for that. */
export const reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((it) => (typeof it === 'string' ? it : it.id))
