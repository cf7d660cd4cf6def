/** Closes an exhaustive `switch`: a forgotten case does not compile, and an impossible value at run time is a bug with a name. */
export function never(value: never): never {
  throw new Error(`Impossible value: ${JSON.stringify(value)}`)
}
