/** Braces, brackets, and strings, which are keys when a colon follows. */
const TOKENS = /[{}[\]]|("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g

/**
 * A key that occurs twice in one object of a valid JSON text. `JSON.parse` uses the last value and other parsers the first, so
 * the checked value might not be the one that was meant.
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
