import { type ExplainLyricsResponse, explainLyricsRequest } from '#lyrics/lyricsContract.ts'
import { explainLyrics, type LyricsReader } from '#lyrics/server/explainLyrics.ts'
import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** A person pastes a song, reads it, and perhaps pastes another. */
const LYRICS_LIMIT = { name: 'explain-lyrics', count: 20, periodSeconds: 60, perNode: true } as const

export interface LyricsDependencies extends LyricsReader {
  keyedHash: (text: string) => string
}

export function lyricsFunctions({ keyedHash, ...reader }: LyricsDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'explain-lyrics',
      access: 'visitor',
      input: explainLyricsRequest,
      rateLimit: LYRICS_LIMIT,
      async run({ input: { text }, claims, address, signal }): Promise<ExplainLyricsResponse> {
        const person = `lyrics ${claims.sub ?? keyedHash(address)}`
        return { lines: await explainLyrics({ text, person, signal }, reader) }
      },
    }),
  ]
}
