import { Problem } from '#platform/server/http/problem.ts'

const LONGEST = 254
const LONGEST_LOCAL_PART = 64
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'i')

/** One spelling per mailbox: without surrounding space, in lower case. */
export function normalizedEmail(text: string): string {
  return text.trim().toLowerCase()
}

/**
 * The address to keep and to write to. ASCII only (an international domain in its `xn--` form), so that no two spellings of
 * one address meet and nothing can break out of a mail's header.
 * @throws Problem 400 `validation_failed`
 */
export function demandEmailAddress(text: string): string {
  const address = text.trim()
  const isValid = address.length <= LONGEST && address.indexOf('@') <= LONGEST_LOCAL_PART && ADDRESS.test(address)
  if (!isValid) throw new Problem(400, 'validation_failed', 'Unable to validate email address: invalid format')
  return normalizedEmail(address)
}
