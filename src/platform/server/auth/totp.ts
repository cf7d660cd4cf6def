import { Secret, TOTP } from 'otpauth'
import { SECOND_MS } from '#kit/time.ts'

/** What every authenticator app understands: RFC 6238 with SHA-1, six digits and half a minute. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const SECRET_BYTES = 20
/** A code of the step before or after is accepted too, because clocks differ and typing takes time. */
const WINDOW = 1

/** A new key for an authenticator app, in base 32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The URI in the QR code that an authenticator app reads. */
export function keyUri(secret: string, names: { issuer: string; email: string }): string {
  return new TOTP({
    ...PARAMETERS,
    issuer: names.issuer,
    label: names.email,
    secret: Secret.fromBase32(secret),
  }).toString()
}

/**
 * The step that the code belongs to; undefined for a wrong code.
 * @param at seconds since 1970
 */
export function stepOf(secret: string, code: string, at: number): number | undefined {
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) })
  const distance = totp.validate({ token: code, timestamp: at * SECOND_MS, window: WINDOW })
  return distance === null ? undefined : Math.floor(at / PARAMETERS.period) + distance
}
