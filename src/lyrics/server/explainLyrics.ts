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
 * @throws Problem 400 `no_korean` or `too_many_lines`, 503 if the engine fails
 */
export async function explainLyrics(order: LyricsOrder, reader: LyricsReader): Promise<ExplainedLine[]> {
  const lines = lyricsLines(order.text)
  if (lines.every(({ korean }) => korean === ''))
    throw new Problem(400, 'no_korean', 'Paste some lines in Korean: there is no Hangul in this text.')
  if (lines.length > MOST_LINES)
    throw new Problem(400, 'too_many_lines', `One text may have ${MOST_LINES} lines. This one has ${lines.length}.`)
  const explained: ExplainedLine[] = []
  try {
    for (const line of lines) explained.push(await explainLine(line, order, reader))
  } catch (cause) {
    throw unreadProblem(cause, order.signal)
  }
  return explained
}

function unreadProblem(cause: unknown, signal: AbortSignal): Problem {
  if (signal.aborted) return new Problem(499, 'client_gone', 'The client did not wait for the lines.')
  if (cause instanceof Problem) return cause
  return new Problem(503, 'lyrics_unavailable', 'The lines cannot be read right now. Please try again.', { cause })
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
