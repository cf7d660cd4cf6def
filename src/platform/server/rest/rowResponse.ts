import { Problem } from '#platform/server/http/problem.ts'
import type { Preference } from '#platform/server/rest/preference.ts'
import type { Method, RowQuery } from '#platform/server/rest/rowQuery.ts'
import type { Outcome } from '#platform/server/rest/statement.ts'

/** 200 with the rows; 206 if the count shows that there are more. Throws a `Problem` 416 for an offset beyond the count. */
export function readResponse({ body, rows, total }: Outcome, query: RowQuery, preference: Preference): Response {
  if (total !== null && query.offset > total) {
    throw new Problem(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${query.offset} was requested, but there are only ${total} rows.`,
    })
  }
  const range = rows === 0 ? '*' : `${query.offset}-${query.offset + rows - 1}`
  const status = total !== null && rows < total ? 206 : 200
  return responseOf(body, status, `${range}/${total ?? '*'}`, preference)
}

/** 201 for an insert; otherwise 200 with the written rows, or 204 without them. */
export function writeResponse({ body, total }: Outcome, method: Method, preference: Preference): Response {
  const status = method === 'POST' ? 201 : body === null ? 204 : 200
  return responseOf(body, status, `*/${total ?? '*'}`, preference)
}

/** Rows are personal, so they may not be cached. */
function responseOf(body: string | null, status: number, contentRange: string, preference: Preference): Response {
  const type = preference.single ? 'application/vnd.pgrst.object+json' : 'application/json'
  return new Response(body, {
    status,
    headers: {
      'content-range': contentRange,
      'cache-control': 'no-store',
      ...(body === null ? {} : { 'content-type': `${type}; charset=utf-8` }),
    },
  })
}
