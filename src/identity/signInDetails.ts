import type { Device } from '#platform/device.ts'
import type { NamedPasskey } from '#platform/namedPasskey.ts'

/** The answer of `sign-in-details`: how the user signs in, and where they are signed in. */
export interface SignInDetails {
  email: string
  /** The address that the account is to get, until both addresses are confirmed; null if no change is waiting. */
  new_email: string | null
  /** Null if two-step sign-in is off. */
  second_step: { codes_left: number; has_app: boolean } | null
  passkeys: NamedPasskey[]
  devices: Device[]
}
