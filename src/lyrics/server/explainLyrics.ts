import type { ExplainedLine } from '#lyrics/lyricsContract.ts'
import { type LyricsLine, lyricsLines, MOST_LINES } from '#lyrics/lyricsLine.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Speech } from '#speech/server/speech.ts'
import type { TranslationEngine } from '#translator/server/translationEngine.ts'

export interface LyricsReader {
  /** The built-in engine: nothing is sent to a language model. */
  engine: TranslationEngine
  listenUrl: Speech['listenUrl']
}

interface LyricsOrder {
  text: string
  /** Texts of one person are read one after the other. */
  person: string
  signal: AbortSignal
}

/**
 * Reads pasted lyrics line by line. Nothing is stored.
 * @throws Problem 400 `no_korean` or `too_many_lines`
 */
export async function explainLyrics(order: LyricsOrder, reader: LyricsReader): Promise<ExplainedLine[]> {
  const lines = lyricsLines(order.text)
  if (lines.every(({ korean }) => korean === ''))
    throw new Problem(400, 'no_korean', 'Paste some lines in Korean: there is no Hangul in this text.')
  if (lines.length > MOST_LINES)
    throw new Problem(400, 'too_many_lines', `One text may have ${MOST_LINES} lines. This one has ${lines.length}.`)
  const explained: ExplainedLine[] = []
  for (const line of lines) explained.push(await explainLine(line, order, reader))
  return explained
}

async function explainLine(
  { text, korean }: LyricsLine,
  { person, signal }: LyricsOrder,
  { engine, listenUrl }: LyricsReader,
): Promise<ExplainedLine> {
  if (korean === '') return { text, version: null, unread: [], audio_url: null }
  const { translation } = await engine.translate({ text: korean, tone: 'polite', person, plan: 'free', signal })
  return {
    text,
    version: translation.tones.polite,
    unread: translation.unknown.map((word) => word.text),
    audio_url: listenUrl(korean),
  }
}
