import type { NamedPasskey } from '#platform/namedPasskey.ts'
import type { Passkey } from '#platform/server/auth/passkey.ts'
import type { Transaction } from '#platform/server/database/database.ts'

const COLUMNS = `passkey.factor_id as "factorId", credential_id as "credentialId", public_key as "publicKey",
  sign_count::float8 as "signCount", transports`

export async function passkeysOf(tx: Transaction, userId: string): Promise<Passkey[]> {
  return tx.sql<Passkey>(
    `select ${COLUMNS} from auth.passkeys passkey join auth.factors on factors.id = passkey.factor_id
     where factors.user_id = $1 order by factors.created_at, factors.id`,
    [userId],
  )
}

/** The account's verified passkeys, oldest first, as its owner sees them. */
export async function namedPasskeysOf(tx: Transaction, userId: string): Promise<NamedPasskey[]> {
  const rows = await tx.sql<{ id: string; name: string; addedAt: Date; usedAt: Date | null }>(
    `select factors.id, friendly_name as name, created_at as "addedAt", last_used_at as "usedAt"
     from auth.passkeys passkey join auth.factors on factors.id = passkey.factor_id
     where factors.user_id = $1 order by created_at, factors.id`,
    [userId],
  )
  return rows.map(({ id, name, addedAt, usedAt }) => ({
    id,
    name,
    added_at: addedAt.toISOString(),
    last_used_at: usedAt?.toISOString() ?? null,
  }))
}

/** The user who has the passkey with this credential id. */
export async function ownerOf(tx: Transaction, credentialId: string): Promise<string | undefined> {
  const [owner] = await tx.sql<{ id: string }>(
    `select factors.user_id as id from auth.passkeys passkey join auth.factors on factors.id = passkey.factor_id
     where credential_id = $1`,
    [credentialId],
  )
  return owner?.id
}

/** False if the passkey is stored already, with this account or another. */
export async function storePasskey(tx: Transaction, passkey: Passkey): Promise<boolean> {
  const stored = await tx.sql(
    `insert into auth.passkeys (factor_id, credential_id, public_key, sign_count, transports) values ($1, $2, $3, $4, $5)
     on conflict (credential_id) do nothing returning factor_id`,
    [passkey.factorId, passkey.credentialId, passkey.publicKey, passkey.signCount, passkey.transports],
  )
  return stored.length > 0
}

export async function noteUse(tx: Transaction, factorId: string, signCount: number): Promise<void> {
  await tx.sql('update auth.passkeys set sign_count = $2, last_used_at = app_now() where factor_id = $1', [
    factorId,
    signCount,
  ])
}
