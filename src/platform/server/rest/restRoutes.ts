import { Hono } from 'hono'
import type { Claims, Database } from '#platform/server/database/database.ts'
import { openLane } from '#platform/server/database/lane.ts'
import type { GuardFlood } from '#platform/server/http/floodGuard.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readAnyJson } from '#platform/server/http/readJson.ts'
import type { Authenticate, RequestContext, RequestEnv } from '#platform/server/http/requestContext.ts'
import { sqlStateOf } from '#platform/server/http/sqlProblem.ts'
import type { ExposedTables } from '#platform/server/rest/exposedTable.ts'
import { type Preference, parsePreference } from '#platform/server/rest/preference.ts'
import { queryParameters } from '#platform/server/rest/queryParameters.ts'
import { badRequest, needsFilter, notSingle } from '#platform/server/rest/restProblem.ts'
import { type Method, parseRowQuery, type RowQuery } from '#platform/server/rest/rowQuery.ts'
import { readResponse, writeResponse } from '#platform/server/rest/rowResponse.ts'
import {
  deleteStatement,
  insertStatement,
  type Outcome,
  readStatement,
  type Statement,
  updateStatement,
} from '#platform/server/rest/statement.ts'
import { type Table, tableCatalog } from '#platform/server/rest/tableCatalog.ts'
import { demandFields, readWrittenRow, readWrittenRows } from '#platform/server/rest/writtenRows.ts'

const ALLOW = 'GET, HEAD, POST, PATCH, DELETE, OPTIONS'

/**
 * `rest/v1`, to be mounted there: the part of PostgREST's wire contract that the product uses, for the exposed tables. The database
 * decides what a request may see and do, in a transaction with the request's own role. Other origins get no CORS header.
 */
export function restRoutes({
  database,
  authenticate,
  guardFlood,
  tables,
}: {
  database: Database
  authenticate: Authenticate
  guardFlood: GuardFlood
  tables: ExposedTables
}): Hono<RequestEnv> {
  const findTable = tableCatalog(database, tables)
  const lanes = new Map(Object.keys(tables).map((name) => [name, openLane(database)]))

  const serve = async (context: RequestContext, method: Method, name: string) => {
    const claims = await authenticate(context)
    guardFlood(claims, context.get('address'))
    demandSchemaPublic(context)
    const table = await findTable(name)
    context.set('route', `/rest/v1/${table.name}`)
    const query = parseRowQuery(table, queryParameters(context.req.url), method)
    const preference = parsePreference(context.req.header('prefer'), context.req.header('accept'))
    const statement = await STATEMENTS[method](table, query, preference, context)
    const outcome = await run(
      lanes.get(name) ?? database,
      claims,
      statement,
      preference.single && (method === 'GET' || preference.representation),
    )
    return method === 'GET' ? readResponse(outcome, query, preference) : writeResponse(outcome, method, preference)
  }

  const routes = new Hono<RequestEnv>()
  routes.get('/:table', (context) => serve(context, 'GET', context.req.param('table')))
  routes.post('/:table', (context) => serve(context, 'POST', context.req.param('table')))
  routes.patch('/:table', (context) => serve(context, 'PATCH', context.req.param('table')))
  routes.delete('/:table', (context) => serve(context, 'DELETE', context.req.param('table')))
  routes.options('*', (context) => context.body(null, 204, { allow: ALLOW }))
  routes.all('/rpc/:name', (context) => {
    throw new Problem(
      404,
      'PGRST202',
      `Could not find the function public.${context.req.param('name')} in the schema cache`,
    )
  })
  routes.all('/:table', (context) => {
    throw new Problem(405, 'PGRST117', `Unsupported HTTP method: ${context.req.method}`, { headers: { allow: ALLOW } })
  })
  routes.all('*', () => {
    throw new Problem(404, 'PGRST125', 'Invalid path specified in request URL')
  })
  return routes
}

type MakeStatement = (
  table: Table,
  query: RowQuery,
  preference: Preference,
  context: RequestContext,
) => Statement | Promise<Statement>

const STATEMENTS: Record<Method, MakeStatement> = {
  GET: readStatement,
  async POST(table, query, preference, context) {
    if (query.filters.length > 0) throw badRequest('An insert takes no filters')
    const written = readWrittenRows(table, await readAnyJson(context))
    demandFields(written, query.insertColumns)
    return insertStatement(table, written, query, preference)
  },
  async PATCH(table, query, preference, context) {
    if (query.filters.length === 0) throw needsFilter('UPDATE')
    return updateStatement(table, readWrittenRow(table, await readAnyJson(context)), query, preference)
  },
  DELETE(table, query, preference) {
    if (query.filters.length === 0) throw needsFilter('DELETE')
    return deleteStatement(table, query, preference)
  },
}

/** If a request wants one row but affects another number of rows, the transaction is rolled back, even a write. */
async function run(
  database: Database,
  claims: Claims,
  { text, parameters }: Statement,
  single: boolean,
): Promise<Outcome> {
  try {
    return await database.tx(claims, async (tx) => {
      const [outcome] = await tx.sql<Outcome>(text, parameters)
      if (!outcome) throw new Error('The statement returned no row')
      if (single && outcome.rows !== 1) throw notSingle(outcome.rows)
      return outcome
    })
  } catch (error) {
    if (claims.role !== 'anon' || sqlStateOf(error) !== '42501') throw error
    throw new Problem(401, '42501', 'Please sign in to do this.', { cause: error })
  }
}

/** Clients may name a schema, but only `public` is exposed. */
function demandSchemaPublic(context: RequestContext): void {
  const schema = context.req.header('accept-profile') ?? context.req.header('content-profile') ?? 'public'
  if (schema !== 'public') throw new Problem(406, 'PGRST106', 'Only the schema public is exposed')
}
