/** Both ends are included, as HTTP counts them. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

const SINGLE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/

/**
 * The part of a body that a `Range` header requests: one range within the body, `unsatisfiable` if it lies outside (status 416), or `whole`
 * without a header and for unsupported headers (several ranges, other units), as RFC 9110, 14.2 allows.
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last, suffix] = SINGLE_RANGE.exec(header ?? '') ?? []
  if (suffix !== undefined) return satisfiable(Math.max(0, bytes - Number(suffix)), bytes - 1)
  if (first === undefined) return 'whole'
  if (last && Number(last) < Number(first)) return 'whole'
  return satisfiable(Number(first), last ? Math.min(Number(last), bytes - 1) : bytes - 1)
}

function satisfiable(first: number, last: number): ByteRange | 'unsatisfiable' {
  return first <= last ? { first, last } : 'unsatisfiable'
}
