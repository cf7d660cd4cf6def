import { z } from 'zod'
import { LONGEST_TEXT } from '#translator/sourceText.ts'
import type { ToneVersion } from '#translator/translation.ts'

/** The body of `functions/v1/explain-lyrics`. */
export const explainLyricsRequest = z.strictObject({ text: z.string().max(LONGEST_TEXT) })

export interface ExplainedLine {
  /** As it was pasted; empty between two verses. */
  text: string
  /** The Korean of the line, word by word; null if it has none. */
  version: ToneVersion | null
  /** Words that could not be read. */
  unread: string[]
  /** The URL of the spoken Korean; null if the line has none or the server cannot speak it. */
  audio_url: string | null
}

export interface ExplainLyricsResponse {
  lines: ExplainedLine[]
}
