import type { z } from 'zod'
import { hasMoreValues } from '#platform/server/http/jsonSize.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { repeatedKey } from '#platform/server/http/repeatedKey.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const DEEPEST = 20
/** A hundred rows with all their columns have fewer. Checking 80,000 values keeps the process busy for more than a tenth of a second. */
const MOST_VALUES = 5_000
const NUL = '\0'
const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * Reads the request's JSON body and validates it.
 * @throws Problem 400 `bad_json` (not JSON, too many values, too deep, a duplicate key, text that PostgreSQL cannot store) or
 * `validation_failed`, which names the field; 415 `not_json` for a body that is not declared as JSON
 */
export async function readJson<Schema extends z.ZodType>(
  context: RequestContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readAnyJson(context))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || 'body'
  throw new Problem(400, 'validation_failed', `${field}: ${issue?.message ?? 'is not valid'}`, { extra: { field } })
}

/** Like `readJson`, without a schema. An empty body is read as undefined. */
export async function readAnyJson(context: RequestContext): Promise<unknown> {
  const text = await context.req.text()
  if (text === '') return undefined
  demandJsonType(context)
  if (hasMoreValues(text, MOST_VALUES))
    throw new Problem(400, 'bad_json', `The body has more than ${MOST_VALUES} values`)
  const value = parse(text)
  const repeated = repeatedKey(text)
  if (repeated !== undefined) throw badField(repeated, 'occurs twice')
  const fault = faultOf(value, '', 0)
  if (fault) throw new Problem(400, 'bad_json', fault)
  return value
}

/** A page of another site can send plain text without permission, but not JSON. */
function demandJsonType(context: RequestContext): void {
  if (JSON_TYPE.test(context.req.header('content-type') ?? '')) return
  throw new Problem(415, 'not_json', 'Send the body with the content type application/json.')
}

function badField(field: string, fault: string): Problem {
  return new Problem(400, 'bad_json', `${field}: ${fault}`, { extra: { field } })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Problem(400, 'bad_json', 'The body is not valid JSON', { cause })
  }
}

/** What makes a text unacceptable: NUL, which PostgreSQL refuses, or a lone surrogate, which would silently become U+FFFD. */
export function textFault(text: string): string | undefined {
  if (text.includes(NUL)) return 'contains a NUL character'
  if (!text.isWellFormed()) return 'contains half a surrogate pair'
  return undefined
}

function faultOf(value: unknown, path: string, depth: number): string | undefined {
  if (depth > DEEPEST) return `${path}: is nested too deeply`
  if (typeof value === 'string') {
    const fault = textFault(value)
    return fault && `${path || 'body'}: ${fault}`
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, item] of Object.entries(value)) {
    const fault = textFault(key) ?? faultOf(item, path ? `${path}.${key}` : key, depth + 1)
    if (fault) return fault
  }
  return undefined
}
