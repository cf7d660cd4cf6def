import { FREE, type Plan, planOf } from '#plans/plans.ts'
import { readSubscription } from '#plans/server/subscriptionStore.ts'
import type { Claims, Transaction } from '#platform/server/database/database.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import type { KeyedHash } from '#platform/server/secrets.ts'

/** The person whose daily characters a request uses. */
export interface Person {
  /** A user's id, or a keyed hash of a visitor's IP address group: visitors behind one IP address share Free's limit. */
  id: string
  userId: string | undefined
  plan: Plan
}

export async function readPerson(
  tx: Transaction,
  claims: Claims,
  address: string,
  keyedHash: KeyedHash,
): Promise<Person> {
  if (claims.sub === undefined)
    return { id: `visitor:${keyedHash(addressGroup(address))}`, userId: undefined, plan: FREE }
  return { id: claims.sub, userId: claims.sub, plan: planOf(await readSubscription(tx, claims.sub)) }
}
