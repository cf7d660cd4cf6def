import type { FunctionCall } from '#platform/server/functions/defineFunction.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import type { KeyedHash } from '#platform/server/secrets.ts'

/** The signed-in user who calls. */
export interface PracticeCaller {
  userId: string
  /** A keyed hash of the IP address group, so that the address itself is not stored. */
  addressHash: string
}

export function callerOf(
  { claims, address }: Pick<FunctionCall<unknown>, 'claims' | 'address'>,
  keyedHash: KeyedHash,
): PracticeCaller {
  if (claims.sub === undefined) throw new Error('A visitor called a function that needs a user')
  return { userId: claims.sub, addressHash: keyedHash(addressGroup(address)) }
}
