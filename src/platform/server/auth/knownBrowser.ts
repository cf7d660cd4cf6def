import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuthSecrets } from '#platform/server/auth/authSecrets.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** In responses: the mark for the browser to store. In requests: the marks it has, separated by commas. */
const HEADER = 'known-browser'
/** Enough for two people and their old passwords. Further marks are ignored. */
const MOST_MARKS = 8

interface Owner {
  id: string
  passwordHash: string | null
}

/**
 * A mark, `name.seal`, says that a browser has signed in to an account since its password was last changed. It grants no access: the
 * browser is only exempt from the limit that strangers' wrong passwords use up.
 */
interface Mark {
  name: string
  seal: string
}

/** The name of this browser's mark for the account; undefined if it has none. */
export function knownBrowser(secrets: AuthSecrets, context: RequestContext, owner: Owner): string | undefined {
  const marks = (context.req.header(HEADER) ?? '').split(',').slice(0, MOST_MARKS).map(readMark)
  return marks.find(({ name, seal }) => isSame(seal, sealOf(secrets, name, owner)))?.name
}

/** Sends the browser that has just signed in a mark: its old one, or a new one. */
export function rememberBrowser(secrets: AuthSecrets, context: RequestContext, owner: Owner): void {
  const name = knownBrowser(secrets, context, owner) ?? randomBytes(16).toString('base64url')
  context.header(HEADER, `${name}.${sealOf(secrets, name, owner)}`)
}

function readMark(text: string): Mark {
  const [name = '', seal = ''] = text.trim().split('.')
  return { name, seal }
}

function sealOf({ keyedHash }: AuthSecrets, name: string, { id, passwordHash }: Owner): string {
  return keyedHash(`known browser ${name} ${id} ${passwordHash}`)
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
