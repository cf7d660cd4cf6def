import { Problem } from '#platform/server/http/problem.ts'
import { badRequest } from '#platform/server/rest/restProblem.ts'

const OBJECT = 'application/vnd.pgrst.object+json'
const ARRAYS = ['*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array+json']

/** The kind of response that a request wants, from the headers `Prefer` and `Accept`. */
export interface Preference {
  /** Return the written rows. */
  representation: boolean
  /** Count all rows that match the filters, including those beyond the limit. */
  count: boolean
  /** A field that is missing from an inserted row gets the column's default instead of null. */
  defaults: boolean
  /** Return one object instead of a list. Any other number of rows is an error. */
  single: boolean
}

type Prefer = Omit<Preference, 'single'>

/** Planned and estimated counts are not supported, because they would reveal rows that policies hide. */
const PREFERENCES: Record<string, Partial<Prefer>> = {
  'return=representation': { representation: true },
  'return=minimal': { representation: false },
  'count=exact': { count: true },
  'missing=default': { defaults: true },
}

/** Throws a `Problem` 400 for a preference and 406 for a media type that is not supported. */
export function parsePreference(prefer: string | undefined, accept: string | undefined): Preference {
  const preference: Prefer = { representation: false, count: false, defaults: false }
  for (const wish of (prefer ?? '').split(',').map((text) => text.trim())) {
    if (wish === '') continue
    const known = Object.hasOwn(PREFERENCES, wish) ? PREFERENCES[wish] : undefined
    if (!known) throw badRequest(`The preference ${wish} is not supported`)
    Object.assign(preference, known)
  }
  return { ...preference, single: wantsSingle(accept ?? '*/*') }
}

function wantsSingle(accept: string): boolean {
  const types = accept.split(',').map((type) => type.replace(/;\s*q=[\d.]+\s*$/, '').trim())
  if (types.includes(OBJECT)) return true
  if (types.some((type) => ARRAYS.includes(type))) return false
  throw new Problem(406, 'PGRST107', `None of these media types are available: ${accept}`)
}
