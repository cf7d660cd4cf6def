import type { AccountEvent } from '#platform/accountEvent.ts'
import { deviceName } from '#platform/device.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'
import type { KeyedHash } from '#platform/server/secrets.ts'

/** Where a request came from, as the account's owner may read it. */
export interface Origin {
  /** As `deviceName` says it. */
  device: string | null
  network: string
}

/** Enough to tell one user's networks apart. */
const MARK_LENGTH = 6

export function originOf({ secrets }: { secrets: { keyedHash: KeyedHash } }, context: RequestContext): Origin {
  return {
    device: deviceName(context.req.header('user-agent') ?? ''),
    network: networkMark(secrets.keyedHash, context.get('address')),
  }
}

/** The same for all requests from one IPv4 address or IPv6 network. The address cannot be computed from it. */
export function networkMark(keyedHash: KeyedHash, address: string): string {
  const letters = keyedHash(`network ${addressGroup(address)}`).replace(/[^a-z0-9]/gi, '')
  return letters.slice(0, MARK_LENGTH).toUpperCase()
}

/** Records what a request did, within the transaction that does it. An account that is being deleted gets no row. */
export async function noteEvent(
  tx: Transaction,
  { userId, event, origin }: { userId: string; event: AccountEvent; origin: Origin },
): Promise<void> {
  await tx.sql(
    `insert into account_events (user_id, event, device, network)
     select id, $2, $3, $4 from auth.users where id = $1 for key share`,
    [userId, event, origin.device, origin.network],
  )
}

/** Records a wrong password. An address without an account takes the same statement, so that timing reveals nothing. */
export async function noteRefusedPassword(tx: Transaction, email: string, origin: Origin): Promise<void> {
  await tx.sql(
    `insert into account_events (user_id, event, device, network)
     select id, 'password_refused', $2, $3 from auth.users where email = $1 for key share`,
    [email, origin.device, origin.network],
  )
}

/** Records what the operator did at the command line. */
export async function noteCommand(tx: Transaction, userId: string, event: AccountEvent): Promise<void> {
  await tx.sql(`insert into account_events (user_id, event, done_by) values ($1, $2, 'command')`, [userId, event])
}
