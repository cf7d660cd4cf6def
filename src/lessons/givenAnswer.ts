import { spreadHash } from '#kit/spreadHash.ts'
import { composed, FINALS, ONSETS, VOWELS } from '#korean/hangul.ts'

/** What does not make an answer wrong: spaces, punctuation, and how a keyboard composes Hangul. */
const OVERLOOKED = /[\s.,?!~…·"'“”‘’]/g

function plain(text: string): string {
  return text.normalize('NFC').replace(OVERLOOKED, '').toLowerCase()
}

export function isAccepted(answers: readonly string[], given: string): boolean {
  return answers.map(plain).includes(plain(given))
}

/** The syllables that letters make, written one after another: ㄴㅏㅁㅜ is 나무. A letter that fits nowhere stands alone. */
export function composedText(letters: readonly string[]): string {
  let text = ''
  for (let at = 0; at < letters.length; ) {
    const [onset = '', vowel = '', final = '', after = ''] = letters.slice(at, at + 4)
    if (!ONSETS.includes(onset) || !VOWELS.includes(vowel)) {
      text += onset
      at += 1
      continue
    }
    const closes = final !== '' && FINALS.includes(final) && !VOWELS.includes(after)
    text += composed({ onset, vowel, final: closes ? final : '' })
    at += closes ? 3 : 2
  }
  return text
}

/** An item and its index before it was mixed. */
export interface Mixed<Item> {
  readonly item: Item
  readonly index: number
}

/** The items in an order that depends on the seed. */
export function mixed<Item>(items: readonly Item[], seed: string): Mixed<Item>[] {
  return items
    .map((item, index) => ({ item, index, place: spreadHash(`${seed}|${index}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item, index }) => ({ item, index }))
}

/** The same, but never in their own order if there are more than one. */
export function rearranged<Item>(items: readonly Item[], seed: string): Mixed<Item>[] {
  const order = mixed(items, seed)
  return order.every(({ index }, place) => index === place) ? order.toReversed() : order
}
