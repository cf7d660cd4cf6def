/** Onsets (초성) in Unicode order: the index is the number used by syllable arithmetic. */
export const ONSETS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
/** Vowels (중성) in Unicode order. */
export const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
/** Final consonants (받침) in Unicode order; the empty string is an open syllable. */
export const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']

const FIRST = 0xac00
const LAST = 0xd7a3

/** One syllable in compatibility jamo; `final` is empty for an open syllable. */
export interface Syllable {
  readonly onset: string
  readonly vowel: string
  readonly final: string
}

function isSyllable(char: string): boolean {
  const code = char.codePointAt(0) ?? 0
  return code >= FIRST && code <= LAST
}

/** The jamo of one precomposed syllable, or undefined for anything else (a Latin letter, a lone jamo). */
export function decomposed(char: string): Syllable | undefined {
  if (!isSyllable(char)) return undefined
  const index = (char.codePointAt(0) ?? FIRST) - FIRST
  const [onset, vowel, final] = [
    ONSETS[Math.floor(index / 588)],
    VOWELS[Math.floor((index % 588) / 28)],
    FINALS[index % 28],
  ]
  if (onset === undefined || vowel === undefined || final === undefined) return undefined
  return { onset, vowel, final }
}

const ONSET_PLACES = placesOf(ONSETS)
const VOWEL_PLACES = placesOf(VOWELS)
const FINAL_PLACES = placesOf(FINALS)

function placesOf(jamo: readonly string[]): ReadonlyMap<string, number> {
  return new Map(jamo.map((each, place) => [each, place]))
}

/** The precomposed syllable of three jamo. Throws on jamo that do not form a syllable, which is a bug in the caller. */
export function composed({ onset, vowel, final }: Syllable): string {
  const [o, v, f] = [ONSET_PLACES.get(onset), VOWEL_PLACES.get(vowel), FINAL_PLACES.get(final)]
  if (o === undefined || v === undefined || f === undefined) {
    throw new Error(`No Hangul syllable: ${onset}${vowel}${final}`)
  }
  return String.fromCharCode(FIRST + o * 588 + v * 28 + f)
}

/** The text with ㅇ for the onset of its first syllable: 갔어요 as 았어요. */
export function withoutOnset(text: string): string {
  if (!isSyllable(text.charAt(0))) return text
  const rhyme = (text.charCodeAt(0) - FIRST) % 588
  return String.fromCodePoint(FIRST + ONSETS.indexOf('ㅇ') * 588 + rhyme) + text.slice(1)
}

/** The jamo of the last syllable of a Hangul text. Throws if the text does not end in Hangul. */
export function lastSyllable(text: string): Syllable {
  const syllable = decomposed(text.slice(-1))
  if (syllable === undefined) throw new Error(`Does not end in a Hangul syllable: ${text}`)
  return syllable
}

/** The text with its last syllable changed in the named jamo: `withLast('가', { final: 'ㄴ' })` is 간. */
export function withLast(text: string, change: Partial<Syllable>): string {
  return text.slice(0, -1) + composed({ ...lastSyllable(text), ...change })
}
