import { romanization } from '#korean/romanization.ts'
import { spelledOut } from '#korean/spelledOut.ts'
import { bareWord } from '#translator/bareWord.ts'
import { isWorthHearing, soundSteps, spokenWords } from '#translator/spokenWords.ts'
import { toneChanges } from '#translator/toneChanges.ts'
import type { KoreanWord } from '#translator/transfer/koreanWord.ts'
import type { FiredRule } from '#translator/transfer/rendering.ts'
import { TONES, type Tone, type ToneVersion, type TranslatedWord } from '#translator/translation.ts'

/** The words of a text in one tone, and the rules that fired for them. */
export interface TracedWords {
  words: readonly KoreanWord[]
  fired: readonly FiredRule[]
}

function romanized({ text, boundaries = [] }: KoreanWord): string {
  return /\d/.test(text) ? romanization(spelledOut(text).replaceAll(' ', '')) : romanization(text, boundaries)
}

function isChanged({ text }: KoreanWord, tone: Tone, texts: Record<Tone, ReadonlySet<string>>): boolean {
  return TONES.some((other) => other !== tone && !texts[other].has(text))
}

function plainParts({ parts }: KoreanWord): TranslatedWord['parts'] {
  return parts.map(({ text, meaning }) => ({ text: bareWord(text), meaning }))
}

/** What is shown of a text in a tone: its words with their parts, their sounds, and what of them the tone has chosen. */
export function toneVersion(tone: Tone, versions: Record<Tone, TracedWords>): ToneVersion {
  const { words } = versions[tone]
  const texts = Object.fromEntries(
    TONES.map((each) => [each, new Set(versions[each].words.map(({ text }) => text))]),
  ) as Record<Tone, Set<string>>
  const spoken = spokenWords(words)
  const shown = words.map((word, index): TranslatedWord => {
    const changed = isChanged(word, tone, texts)
    const changes = changed ? toneChanges(word, tone, versions) : []
    const heard = spoken[index]
    return {
      text: word.text,
      gloss: word.gloss,
      romanization: romanized(word),
      parts: plainParts(word),
      changed,
      ...(changes.length > 0 ? { changes } : {}),
      ...(heard?.differs ? { pronunciation: bareWord(heard.said), sounds: soundSteps(heard) } : {}),
      ...(word.senses ? { senses: [...word.senses] } : {}),
    }
  })
  return {
    text: shown.map(({ text }) => text).join(' '),
    romanization: shown.map((word) => word.romanization).join(' '),
    words: shown,
    ...(spoken.some(isWorthHearing) ? { pronunciation: spoken.map(({ said }) => said).join(' ') } : {}),
  }
}
