/** Ends an exhaustive `switch`: a forgotten case does not compile, and an impossible value at run time throws. */
export function never(value: never): never {
  throw new Error(`Impossible value: ${JSON.stringify(value)}`)
}
