/** Why nothing was granted or revoked. */
export type GrantRefusal = 'admin/unknown-address' | 'admin/already-admin' | 'admin/not-admin'
