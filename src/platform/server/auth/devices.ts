import type { Device } from '#platform/device.ts'
import type { Transaction } from '#platform/server/database/database.ts'

interface Session {
  userId: string
  sessionId: string
}

/** The user's sessions: this one first, then the one used last. */
export async function devicesOf(tx: Transaction, { userId, sessionId }: Session): Promise<Device[]> {
  const sessions = await tx.sql<{ id: string; name: string | null; createdAt: Date; refreshedAt: Date }>(
    `select id, device as name, created_at as "createdAt", refreshed_at as "refreshedAt"
     from auth.sessions where user_id = $1 order by id::text = $2 desc, refreshed_at desc, id`,
    [userId, sessionId],
  )
  return sessions.map(({ id, name, createdAt, refreshedAt }) => ({
    id,
    name,
    signed_in_at: createdAt.toISOString(),
    last_used_at: refreshedAt.toISOString(),
    is_this: id === sessionId,
  }))
}

/** The name of the session's device. */
export async function deviceOf(tx: Transaction, { userId, sessionId }: Session): Promise<string | null> {
  const [session] = await tx.sql<{ device: string | null }>(
    'select device from auth.sessions where user_id = $1 and id::text = $2',
    [userId, sessionId],
  )
  return session?.device ?? null
}

/** Ends one of the user's sessions. False if the user has no such session, or has it no longer. */
export async function endDevice(tx: Transaction, device: { userId: string; id: string }): Promise<boolean> {
  const ended = await tx.sql('delete from auth.sessions where user_id = $1 and id = $2 returning id', [
    device.userId,
    device.id,
  ])
  return ended.length > 0
}
