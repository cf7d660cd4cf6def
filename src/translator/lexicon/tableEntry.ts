/** The entry of a word table. Undefined for words such as `constructor`, which every object inherits. */
export function tableEntry<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
