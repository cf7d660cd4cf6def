/** Seeded randomness: the same seed plays the same matches, unless the database answers in a different order. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** True with this probability. */
  chance(probability: number): boolean
  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32: 32 bits of state, more than enough for a simulation. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Cannot pick from an empty list')
      return item
    },
  }
}
