import { createHmac } from 'node:crypto'
import { FREE, type Plan, planOf } from '#plans/plans.ts'
import { readSubscription } from '#plans/server/subscriptionStore.ts'
import type { Claims, Transaction } from '#platform/server/database/database.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'

/** Whose daily characters a request uses. */
export interface Person {
  /** A user's id, or a keyed hash of a visitor's address group: visitors behind one address share Free's limit. */
  id: string
  userId: string | undefined
  plan: Plan
}

export async function readPerson(tx: Transaction, claims: Claims, address: string, key: string): Promise<Person> {
  if (claims.sub === undefined)
    return { id: `visitor:${keyedHash(key, addressGroup(address))}`, userId: undefined, plan: FREE }
  return { id: claims.sub, userId: claims.sub, plan: planOf(await readSubscription(tx, claims.sub)) }
}

/** HMAC-SHA-256 in base64url: tells equal inputs apart without keeping them. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
