import type { AskedHeadword, WordClass } from '#headwords/headword.ts'
import { spreadHash } from '#kit/spreadHash.ts'

/** The number of orders for each word class. A seed picks one of them and its starting point. */
const ORDERS = 16

/**
 * Yields words in random order without sorting all of them for each seed: every order is a circle on which each word has
 * a fixed place (consistent hashing), so a new word does not move the others.
 */
export function shuffledWords(
  headwords: readonly AskedHeadword[],
): (wordClass: WordClass, seed: string) => Iterable<AskedHeadword> {
  const byClass = Map.groupBy(headwords, ({ wordClass }) => wordClass)
  const circles = new Map<string, { word: AskedHeadword; place: number }[]>()
  const circleOf = (wordClass: WordClass, order: number) => {
    const name = `${wordClass} ${order}`
    const words = byClass.get(wordClass) ?? []
    const made =
      circles.get(name) ??
      words
        .map((word) => ({ word, place: spreadHash(`${order}|${word.key}`) }))
        .toSorted((one, other) => one.place - other.place)
    circles.set(name, made)
    return made
  }
  return function* drawn(wordClass, seed) {
    const circle = circleOf(wordClass, spreadHash(seed) % ORDERS)
    const begin = firstBehind(circle, spreadHash(`${seed}|begin`))
    for (let step = 0; step < circle.length; step += 1) {
      const entry = circle[(begin + step) % circle.length]
      if (entry !== undefined) yield entry.word
    }
  }
}

function firstBehind(circle: readonly { place: number }[], place: number): number {
  let [from, to] = [0, circle.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((circle[middle]?.place ?? 0) < place) from = middle + 1
    else to = middle
  }
  return from
}
