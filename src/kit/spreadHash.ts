/** A 32-bit hash: FNV-1a and the final step of MurmurHash3, so that texts that differ in one letter get unrelated hashes. */
export function spreadHash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35)
  return (sum ^ (sum >>> 16)) >>> 0
}

/** The items in a random order that depends on the seed. The order is reproducible, and adding or removing an item hardly changes it. */
export function shuffledBy<Item>(items: readonly Item[], seed: string, nameOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, position: spreadHash(`${seed}|${nameOf(item)}`) }))
    .toSorted((one, other) => one.position - other.position)
    .map(({ item }) => item)
}
