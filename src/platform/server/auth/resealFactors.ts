import type { FactorKeys } from '#platform/server/auth/authSecrets.ts'
import { openedWith, openSecret, sealSecret } from '#platform/server/auth/factorSecret.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'

interface SealedFactor {
  id: string
  secret: string
}

/**
 * Encrypts the keys of all authenticator apps with the first key, and returns how many had another one. A key that was replaced
 * meanwhile is left alone. Throws, and changes nothing, if one cannot be decrypted.
 */
export async function resealFactors(database: Database, keys: FactorKeys): Promise<number> {
  const [newest] = keys
  return database.tx(SERVICE, async (tx) => {
    const factors = await tx.sql<SealedFactor>(
      'select id, secret from auth.factors where secret is not null order by id',
    )
    let resealed = 0
    for (const { id, secret } of factors) {
      if (openedWith(newest, id, secret) !== undefined) continue
      const sealed = sealSecret(newest, id, openSecret(keys, id, secret))
      const changed = await tx.sql('update auth.factors set secret = $3 where id = $1 and secret = $2 returning id', [
        id,
        secret,
        sealed,
      ])
      resealed += changed.length
    }
    return resealed
  })
}
