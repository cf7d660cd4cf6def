/** Braces, brackets, and strings, which are keys when a colon follows. */
const TOKENS = /[{}[\]]|("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g

/**
 * A key that stands twice in one object of a valid JSON text. `JSON.parse` keeps the last of the two, other readers the first, so
 * that what was checked would not be what was meant.
 */
export function repeatedKey(json: string): string | undefined {
  const open: Set<string>[] = []
  for (const [token, text, colon] of json.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (text !== undefined && colon !== undefined) {
      const key: string = JSON.parse(text)
      if (open.at(-1)?.has(key)) return key
      open.at(-1)?.add(key)
    }
  }
  return undefined
}
