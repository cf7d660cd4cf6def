import type { Boundary } from '#korean/boundary.ts'
import { NAMED_SOUND_RULES, pronunciation, pronunciationBy, SOUND_RULES } from '#korean/pronunciation.ts'
import { SOUND_RULE_NAMES, SOUND_RULE_SENTENCES, type SoundRuleName } from '#korean/soundRuleSentence.ts'

/** The rule that makes the text sound other than it is written, in a sentence; undefined where none does. */
export function soundRuleSentence(text: string, boundaries: readonly Boundary[]): string | undefined {
  const said = pronunciation(text, boundaries)
  const works = (name: SoundRuleName) => {
    if (name === 'plainVowel') return false
    const without = SOUND_RULES.filter((rule) => rule !== NAMED_SOUND_RULES[name])
    return pronunciationBy(without, text, boundaries) !== said
  }
  const name = SOUND_RULE_NAMES.find(works)
  return name && SOUND_RULE_SENTENCES[name]
}
