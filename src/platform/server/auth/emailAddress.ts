import { Problem } from '#platform/server/http/problem.ts'

const LONGEST = 254
const LONGEST_LOCAL_PART = 64
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'i')

/** Trims spaces and lowercases, so that a mailbox has one spelling. */
export function normalizedEmail(text: string): string {
  return text.trim().toLowerCase()
}

/**
 * The normalized address, to store and to send to. ASCII only (an international domain in its `xn--` form), so that two spellings
 * cannot mean the same mailbox and nothing can break out of an email header.
 * @throws Problem 400 `validation_failed`
 */
export function demandEmailAddress(text: string): string {
  const address = text.trim()
  const isValid = address.length <= LONGEST && address.indexOf('@') <= LONGEST_LOCAL_PART && ADDRESS.test(address)
  if (!isValid) throw new Problem(400, 'validation_failed', 'Unable to validate email address: invalid format')
  return normalizedEmail(address)
}
