import type { Boundary } from '#korean/boundary.ts'
import { heard, NAMED_SOUND_RULES, SOUND_RULES } from '#korean/pronunciation.ts'
import { type SoundEvent, soundedText } from '#korean/soundedText.ts'
import type { SoundRule } from '#korean/soundRule/joint.ts'
import { withPlainVowel } from '#korean/soundRule/plainVowel.ts'

export type SoundRuleName = keyof typeof NAMED_SOUND_RULES

/** A sound change between two syllables, with its rule. */
export interface HeardChange extends Omit<SoundEvent, 'rule'> {
  readonly rule: SoundRuleName
}

/** The pronunciation of a text, with the reasons. */
export interface HeardText {
  /** As long as the text. */
  readonly said: string
  /** In the order of the text; changes at the same place are in the order of the rules. */
  readonly changes: readonly HeardChange[]
  /** The positions of vowels that are simplified in speech: 희망 [히망]. */
  readonly plainVowels: readonly number[]
}

function isName(name: string): name is SoundRuleName {
  return Object.hasOwn(NAMED_SOUND_RULES, name)
}

const NAMES: ReadonlyMap<SoundRule, SoundRuleName> = new Map(
  Object.entries(NAMED_SOUND_RULES).flatMap(([name, rule]) => (isName(name) ? [[rule, name]] : [])),
)

/** The same as `pronunciation`, with the rules that applied. */
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
