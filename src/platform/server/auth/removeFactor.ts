import type { Factor } from '#platform/server/auth/account.ts'
import type { ProofMethod } from '#platform/server/auth/assurance.ts'
import type { Transaction } from '#platform/server/database/database.ts'

const METHODS: Record<Factor['factor_type'], ProofMethod[]> = {
  totp: ['totp'],
  recovery_code: ['mfa/recovery_code'],
  webauthn: ['mfa/webauthn', 'passkey'],
}

/** Removes a factor. Sessions that it raised go back to aal1. */
export async function removeFactor(tx: Transaction, { id, factor_type }: Factor): Promise<void> {
  await tx.sql(
    `update auth.sessions set aal = 'aal1', factor_id = null,
       amr = coalesce((select jsonb_agg(proof order by place) from jsonb_array_elements(amr) with ordinality as kept (proof, place)
                       where proof ->> 'method' <> all ($2::text[])), '[]')
     where factor_id = $1`,
    [id, METHODS[factor_type]],
  )
  await tx.sql('delete from auth.factors where id = $1', [id])
}
