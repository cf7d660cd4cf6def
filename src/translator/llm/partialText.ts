import type { Tone } from '#translator/translation.ts'

/** The tone's text so far in the unfinished JSON, without an incomplete escape; undefined before the text begins. */
export function partialText(json: string, tone: Tone): string | undefined {
  const begun = new RegExp(`"${tone}"\\s*:\\s*"((?:[^"\\\\]|\\\\u[\\da-f]{4}|\\\\[^u])*)`, 'is').exec(json)?.[1]
  if (begun === undefined) return undefined
  try {
    const text = JSON.parse(`"${begun}"`) as string
    return text.isWellFormed() ? text.split(/\s+/).filter(Boolean).join(' ') : undefined
  } catch {
    return undefined
  }
}
