import { TONES, type Tone } from '#translator/translation.ts'

export interface SharedText {
  text: string
  tone: Tone
}

/** Servers and messengers cut off longer URLs. */
const LONGEST_LINK = 6_000

/** The path that opens the workbench with this text and tone, or null if the text is too long for a URL. */
export function shareLink({ text, tone }: SharedText): string | null {
  const link = `/translate?text=${encodeURIComponent(text.toWellFormed())}&tone=${tone}`
  return link.length > LONGEST_LINK ? null : link
}

/** The text and tone of a link's query. An unknown tone is polite, a missing text empty. */
export function readShareLink(query: { get(name: string): string | null }): SharedText {
  const asked = query.get('tone')
  return { text: query.get('text') ?? '', tone: TONES.find((tone) => tone === asked) ?? 'polite' }
}
