/** Cyrillic, Greek and Armenian letters, figures and marks that pass for Latin letters, each beside the letter. */
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

/** As a reader takes them in at a glance: without case and accents, look-alikes as the letters for which they pass. */
export function wordsAtAGlance(name: string): string[] {
  const bare = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const letters = Array.from(bare, (character) => LOOK_ALIKES.get(character) ?? character).join('')
  return letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
