/** Latin letters, each with the Cyrillic, Greek and Armenian letters, digits and symbols that look like it. */
const LOOK_ALIKES = new Map(
  [
    ['a', 'аα@4'],
    ['b', 'вβ8'],
    ['c', 'с'],
    ['d', 'ԁ'],
    ['e', 'еεє3'],
    ['f', 'ғ'],
    ['g', 'ԍ'],
    ['h', 'һнհη'],
    ['i', 'іιїl1|!ӏ'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['m', 'мμ'],
    ['n', 'пոνи'],
    ['o', 'оοօσ0'],
    ['p', 'рρ'],
    ['r', 'гя'],
    ['s', 'ѕ$5'],
    ['t', 'тτ7'],
    ['u', 'υսц'],
    ['x', 'хχ'],
    ['y', 'уγ'],
  ].flatMap(([letter = '', others = '']) => [...others].map((other) => [other, letter] as const)),
)

/**
 * The words of a name as a reader sees them at a glance: without case and accents, and with look-alikes replaced by Latin
 * letters.
 */
export function wordsAtAGlance(name: string): string[] {
  const bare = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const letters = Array.from(bare, (character) => LOOK_ALIKES.get(character) ?? character).join('')
  return letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
