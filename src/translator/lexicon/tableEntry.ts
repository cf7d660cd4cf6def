/** The entry of a word table; undefined for words such as `constructor` that every object seems to have. */
export function tableEntry<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
