import type { Boundary } from '#korean/boundary.ts'
import { heard, NAMED_SOUND_RULES, SOUND_RULES } from '#korean/pronunciation.ts'
import { respelled, soundedText } from '#korean/soundedText.ts'
import type { SoundRule } from '#korean/soundRule/joint.ts'
import { SOUND_RULE_NAMES, type SoundRuleName } from '#korean/soundRuleSentence.ts'

const NAMES: ReadonlyMap<SoundRule, SoundRuleName> = new Map(
  SOUND_RULE_NAMES.flatMap((name) => (name === 'plainVowel' ? [] : [[NAMED_SOUND_RULES[name], name] as const])),
)

/** A text as it is said, and which rule changed the sound of which of its characters. */
export interface HeardText {
  /** As long as the text. */
  readonly said: string
  readonly changes: readonly { readonly rule: SoundRuleName; readonly at: number }[]
}

/** The same as `pronunciation`, with the rules that were at work. */
export function heardText(text: string, boundaries: readonly Boundary[] = []): HeardText {
  const changes: { rule: SoundRuleName; at: number }[] = []
  const chars = soundedText(text.normalize('NFC'), boundaries, SOUND_RULES, true, (rule, at) => {
    const name = NAMES.get(rule)
    if (name !== undefined) changes.push({ rule: name, at })
  })
  const said = chars.map((char, at) => {
    const syllable = heard(char)
    if (syllable !== respelled(char)) changes.push({ rule: 'plainVowel', at })
    return syllable
  })
  return { said: said.join(''), changes }
}
