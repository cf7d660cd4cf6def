import type { Boundary } from '#korean/boundary.ts'
import { heard, NAMED_SOUND_RULES, SOUND_RULES } from '#korean/pronunciation.ts'
import { type SoundEvent, soundedText } from '#korean/soundedText.ts'
import type { SoundRule } from '#korean/soundRule/joint.ts'
import { withPlainVowel } from '#korean/soundRule/plainVowel.ts'

export type SoundRuleName = keyof typeof NAMED_SOUND_RULES

/** A change of sounds where two syllables meet, with the rule that makes it. */
export interface HeardChange extends Omit<SoundEvent, 'rule'> {
  readonly rule: SoundRuleName
}

/** A text as it is said, and why. */
export interface HeardText {
  /** As long as the text. */
  readonly said: string
  /** In the order of the text, and at one place in that of the rules. */
  readonly changes: readonly HeardChange[]
  /** Where a vowel is said plainer than it is written: 희망 [히망]. */
  readonly plainVowels: readonly number[]
}

function isName(name: string): name is SoundRuleName {
  return Object.hasOwn(NAMED_SOUND_RULES, name)
}

const NAMES: ReadonlyMap<SoundRule, SoundRuleName> = new Map(
  Object.entries(NAMED_SOUND_RULES).flatMap(([name, rule]) => (isName(name) ? [[rule, name]] : [])),
)

/** The same as `pronunciation`, with the rules that were at work. */
export function heardText(text: string, boundaries: readonly Boundary[] = []): HeardText {
  const changes: HeardChange[] = []
  const chars = soundedText(text.normalize('NFC'), boundaries, SOUND_RULES, true, ({ rule, ...event }) => {
    const name = NAMES.get(rule)
    if (name !== undefined) changes.push({ ...event, rule: name })
  })
  const plainVowels = chars.flatMap(({ sound, written }, at) =>
    sound && withPlainVowel(sound, written) !== sound ? [at] : [],
  )
  return { said: chars.map(heard).join(''), changes, plainVowels }
}
