import { Problem } from '#platform/server/http/problem.ts'
import { badRequest } from '#platform/server/rest/restProblem.ts'
import { type Column, columnOf, type Table } from '#platform/server/rest/tableCatalog.ts'

/** The wire's comparison operators, and their SQL. */
export const COMPARISONS = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const
const STATES = ['null', 'true', 'false', 'unknown'] as const

/** One term of a filter: a comparison, membership in a list, or a state such as `is null`. */
export type Term =
  | { column: Column; operator: keyof typeof COMPARISONS; value: string }
  | { column: Column; operator: 'in'; values: string[] }
  | { column: Column; operator: 'is'; state: (typeof STATES)[number] }

/** A row matches a filter if at least one term matches. A query's filters must all match. */
export type Filter = readonly Term[]

/** `"a \"quoted\" text"`, or a text without parentheses and commas. */
const ITEM = String.raw`"(?:[^"\\]|\\.)*"|(?!")[^,()]*`
const LIST = String.raw`\((?:${ITEM})(?:,(?:${ITEM}))*\)`
const LIST_ITEM = new RegExp(`(${ITEM})(,|$)`, 'sy')
const OR_TERM = new RegExp(String.raw`(\w+)\.(\w+)\.(${LIST}|${ITEM})(,|$)`, 'sy')

/** `?status=eq.completed`: `text` is `eq.completed`. */
export function parseFilter(table: Table, name: string, text: string): Filter {
  const column = columnOf(table, name)
  const dot = text.indexOf('.')
  if (dot < 0) throw badRequest(`The filter on ${name} has no operator, as in ${name}=eq.value`)
  return [termOf(column, text.slice(0, dot), text.slice(dot + 1))]
}

/** `?or=(player1_id.eq.1,player2_id.eq.1)`, not nested: neither `and(…)` nor `not.` inside. */
export function parseOr(table: Table, text: string): Filter {
  const inner = enclosed(text)
  if (!inner) throw badRequest('or: expected (column.operator.value,…)')
  return matchAll(OR_TERM, inner).map(([, name = '', operator = '', value = '']) =>
    termOf(columnOf(table, name), operator, operator === 'in' ? value : unquoted(value)),
  )
}

/** How many terms a filter counts as: each member of a list counts. */
export function weightOf(filter: Filter): number {
  return filter.reduce((sum, term) => sum + (term.operator === 'in' ? term.values.length : 1), 0)
}

function termOf(column: Column, operator: string, text: string): Term {
  if (isComparison(operator)) return { column, operator, value: text }
  if (operator === 'in') return { column, operator, values: parseList(text) }
  if (operator === 'is') return { column, operator, state: stateOf(column, text) }
  throw badRequest(`The operator ${operator} is not supported; use eq, neq, gt, gte, lt, lte, in and is`)
}

function isComparison(operator: string): operator is keyof typeof COMPARISONS {
  return Object.hasOwn(COMPARISONS, operator)
}

function stateOf(column: Column, text: string): (typeof STATES)[number] {
  const state = STATES.find((name) => name === text)
  if (!state) throw badRequest(`is: expected ${STATES.join(', ')}`)
  if (state !== 'null' && column.type !== 'boolean') {
    throw new Problem(400, '42804', `${column.name} is of type ${column.type}, so it cannot be ${state}`)
  }
  return state
}

function parseList(text: string): string[] {
  const inner = enclosed(text)
  if (inner === undefined) throw badRequest('in: expected (value,…)')
  return inner === '' ? [] : matchAll(LIST_ITEM, inner).map(([, item = '']) => unquoted(item))
}

function enclosed(text: string): string | undefined {
  return text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1) : undefined
}

function unquoted(item: string): string {
  return item.startsWith('"') ? item.slice(1, -1).replace(/\\(.)/gs, '$1') : item
}

/** Matches `pattern` repeatedly until it covers all of `text`. Its last group is the comma after an item, or the end. */
function matchAll(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  let separator: string | undefined = ','
  pattern.lastIndex = 0
  while (separator === ',') {
    const match = pattern.exec(text)
    if (!match) throw badRequest('A list in the query string cannot be read')
    matches.push(match)
    separator = match.at(-1)
  }
  return matches
}
