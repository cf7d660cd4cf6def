/** Latin letters, each with its small capital, and the Cyrillic, Greek and Armenian letters, digits and symbols that look like it. */
const LOOK_ALIKES = new Map(
  [
    ['a', 'аα@4ɑᴀ'],
    ['b', 'вβ8ʙ'],
    ['c', 'с'],
    ['d', 'ԁᴅ'],
    ['e', 'еεє3ᴇ'],
    ['f', 'ғꜰ'],
    ['g', 'ԍɢɡ'],
    ['h', 'һнհηʜᕼ'],
    ['i', 'іιїl1|!ӏɪıʟ'],
    ['j', 'ј'],
    ['k', 'кκᴋ'],
    ['m', 'мμᴍ'],
    ['n', 'пոνиɴ'],
    ['o', 'оοօσ0ᴏ'],
    ['p', 'рρᴘ'],
    ['r', 'гяʀ'],
    ['s', 'ѕ$5ꜱ'],
    ['t', 'тτ7ᴛ'],
    ['u', 'υսцᴜ'],
    ['x', 'хχ'],
    ['y', 'уγʏ'],
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
