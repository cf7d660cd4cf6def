import type { Boundary } from '#korean/boundary.ts'
import { composed, decomposed, type Syllable } from '#korean/hangul.ts'
import type { Joint, SoundChange, SoundRule } from '#korean/soundRule/joint.ts'

/** A character of the text: a syllable with its sounds, or another character, which no rule changes. */
export interface Sounded {
  readonly written: string
  readonly sound: Syllable | undefined
}

/** The syllable that follows a syllable. */
interface Place {
  /** The index of the syllable on the right; undefined at the end of a phrase. */
  readonly next: number | undefined
  /** Whether a space lies between them. */
  readonly spaced: boolean
}

/** How many syllables on either side of a joint a rule can see: the words that the rules list are not longer. */
const REACH = 6

/** The syllable after a syllable. With `linksWords` it may stand behind a space, as in speech; romanization goes word by word. */
function placeAfter(chars: readonly Sounded[], at: number, linksWords: boolean): Place {
  if (chars[at + 1]?.sound !== undefined) return { next: at + 1, spaced: false }
  const isLinked = linksWords && chars[at + 1]?.written === ' ' && chars[at + 2]?.sound !== undefined
  return { next: isLinked ? at + 2 : undefined, spaced: isLinked }
}

function isHangul(char: string | undefined): boolean {
  return char !== undefined && char >= '가' && char <= '힣'
}

function hangulAfter(text: string, from: number): string {
  let to = from
  while (to < from + REACH && isHangul(text[to])) to += 1
  return text.slice(from, to)
}

function hangulBefore(text: string, to: number): string {
  let from = to
  while (from > to - REACH && isHangul(text[from - 1])) from -= 1
  return text.slice(from, to)
}

function jointAt(
  text: string,
  chars: readonly Sounded[],
  at: number,
  place: Place,
  kind: Boundary['kind'] | undefined,
): Joint {
  const right = place.next === undefined ? undefined : chars[place.next]
  const end = place.next === undefined ? text.length : place.next + 1
  return {
    final: chars[at]?.sound?.final ?? '',
    onset: right?.sound?.onset ?? '',
    vowel: right?.sound?.vowel ?? '',
    left: chars[at]?.written ?? '',
    right: right?.written ?? '',
    rest: hangulAfter(text, end),
    before: hangulBefore(text, at + 1),
    boundary: kind,
    spaced: place.spaced,
  }
}

/** A change that a rule makes at a joint between the characters at `left` and `right`; `right` is undefined at the end of a phrase. */
export interface SoundEvent {
  readonly rule: SoundRule
  /** The joint after the earlier rules. */
  readonly joint: Joint
  readonly change: NonNullable<SoundChange>
  readonly left: number
  readonly right: number | undefined
}

/** The joint after all rules. `witness` is told of each change. */
function changedJoint(
  rules: readonly SoundRule[],
  unchanged: Joint,
  witness: (event: Pick<SoundEvent, 'rule' | 'joint' | 'change'>) => void,
): Joint {
  let joint = unchanged
  for (const rule of rules) {
    const change = rule(joint)
    if (change === undefined) continue
    witness({ rule, joint, change })
    joint = { ...joint, ...change }
  }
  return joint
}

/** Consonants that may be tensed after an open syllable, as in 사건 [사껀]. */
const TENSED = 'ㄱㄷㅂㅅㅈ'

/** After an open syllable only tensing is possible, so most joints of a text need no rule. */
function isInert(final: string, onset: string | undefined): boolean {
  return final === '' && (onset === undefined || !TENSED.includes(onset))
}

/** The characters of a text with their sounds after all rules, in order. */
export function soundedText(
  text: string,
  boundaries: readonly Boundary[],
  rules: readonly SoundRule[],
  linksWords: boolean,
  witness: (event: SoundEvent) => void = () => {},
): readonly Sounded[] {
  const kinds = new Map(boundaries.map(({ at, kind }) => [at, kind]))
  const chars: Sounded[] = text.split('').map((written) => ({ written, sound: decomposed(written) }))
  for (const [at, char] of chars.entries()) {
    if (char.sound === undefined) continue
    const place = placeAfter(chars, at, linksWords)
    const right = place.next === undefined ? undefined : chars[place.next]
    if (isInert(char.sound.final, right?.sound?.onset)) continue
    const joint = jointAt(text, chars, at, place, kinds.get(at + 1))
    const { final, onset, vowel } = changedJoint(rules, joint, (event) =>
      witness({ ...event, left: at, right: place.next }),
    )
    chars[at] = { ...char, sound: { ...char.sound, final } }
    if (place.next === undefined || right?.sound === undefined) continue
    chars[place.next] = { ...right, sound: { ...right.sound, onset, vowel } }
  }
  return chars
}

/** The character, with a syllable spelled as it sounds. */
export function writtenAsSounded({ written, sound }: Sounded): string {
  return sound === undefined ? written : composed(sound)
}
