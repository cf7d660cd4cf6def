import type { FiredRule, UsedEntry } from '#translator/korean/rendering.ts'
import type { KoreanWord } from '#translator/korean/word.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'
import type { SenseRow } from '#translator/lexicon/lexiconRow.ts'
import type { Tone, WordSense } from '#translator/translation.ts'

/** Other senses as text: 둑 (of a river), 기슭 (of a lake). */
export function sensesText(senses: readonly WordSense[]): string {
  return senses.map(({ korean, hint }) => `${korean} (${hint})`).join(', ')
}

/** Whether a sense has a row that needs other words around it; if so, the context has ruled it out. */
function isRuledOut({ part, english, korean }: SenseRow, { verbs, adjectives }: Lexicon): boolean {
  if (part === 'noun') return false
  const rows = part === 'verb' ? verbs.get(english) : adjectives.get(english)
  return (rows ?? []).some(({ entry, rest }) => rest.length === 0 && entry.korean === korean && entry.frame.length > 0)
}

/** The other possible senses of a word; none if the context selected a rarer sense. */
export function openSenses({ part, english, korean }: UsedEntry, lexicon: Lexicon): SenseRow[] {
  const [first, ...others] = (lexicon.senses.get(english) ?? []).filter((row) => row.part === part)
  return first?.korean === korean ? others.filter((row) => !isRuledOut(row, lexicon)) : []
}

interface Traced {
  words: KoreanWord[]
  fired: FiredRule[]
}

/** A sentence in all tones, with the senses left open in its trace. */
export interface SenseReading {
  versions: Record<Tone, Traced>
  /** Some word has another sense that is just as common. */
  tied: boolean
}

/** Keeps the `sense` notes of words that have other senses and drops the rest. */
export function withOpenSenses(
  { polite, formal, casual, business }: Record<Tone, Traced>,
  lexicon: Lexicon,
): SenseReading {
  const read = (version: Traced) => senseReading(version, lexicon)
  const readings = { polite: read(polite), formal: read(formal), casual: read(casual), business: read(business) }
  return { versions: readings, tied: Object.values(readings).some(({ tied }) => tied) }
}

function senseReading({ words, fired }: Traced, lexicon: Lexicon): Traced & { tied: boolean } {
  const open = new Map(fired.flatMap(({ used }) => (used ? [[used.english, openSenses(used, lexicon)] as const] : [])))
  const told = fired.flatMap((each): FiredRule[] => {
    if (!each.used) return [each]
    const others = open.get(each.used.english) ?? []
    const { english, korean } = each.used
    return others.length > 0 ? [{ rule: 'sense', detail: [english, korean, sensesText(others)] }] : []
  })
  return {
    words: words.map((word) => {
      const others = open.get(word.gloss) ?? []
      return others.length > 0 ? { ...word, senses: others.map(({ korean, hint }) => ({ korean, hint })) } : word
    }),
    fired: told,
    tied: [...open.values()].flat().some(({ even }) => even === '+'),
  }
}
