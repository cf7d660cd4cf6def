import { TONES, type Tone } from '#translator/translation.ts'

export interface SharedText {
  text: string
  tone: Tone
}

/** Servers and messengers cut longer addresses. */
const LONGEST_LINK = 6_000

/** The path that opens the workbench with this text and tone, or null when the text is too long for an address. */
export function shareLink({ text, tone }: SharedText): string | null {
  const link = `/translate?text=${encodeURIComponent(text.toWellFormed())}&tone=${tone}`
  return link.length > LONGEST_LINK ? null : link
}

/** What a link's query asks for. An unknown tone is polite, a missing text empty. */
export function readShareLink(query: { get(name: string): string | null }): SharedText {
  const asked = query.get('tone')
  return { text: query.get('text') ?? '', tone: TONES.find((tone) => tone === asked) ?? 'polite' }
}
