import { Problem } from '#platform/server/http/problem.ts'
import { textFault } from '#platform/server/http/readJson.ts'
import { badRequest } from '#platform/server/rest/restProblem.ts'

const LONGEST_QUERY = 8 * 1024

export type QueryParameter = readonly [name: string, value: string]

/**
 * The query string's parameters in order, including repeated ones. Stricter than `URLSearchParams`, which turns invalid
 * UTF-8 into U+FFFD. Throws a `Problem` 400 or 414.
 */
export function queryParameters(url: string): QueryParameter[] {
  const query = new URL(url).search.slice(1)
  if (query.length > LONGEST_QUERY) throw new Problem(414, 'PGRST100', 'The query string is longer than 8 kB')
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const equals = pair.includes('=') ? pair.indexOf('=') : pair.length
      return [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))]
    })
}

function decode(text: string): string {
  const decoded = decodedUri(text.replaceAll('+', ' '))
  const fault = textFault(decoded)
  if (fault) throw badRequest(`The query string ${fault}`)
  return decoded
}

function decodedUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw badRequest('The query string is not valid UTF-8')
  }
}
