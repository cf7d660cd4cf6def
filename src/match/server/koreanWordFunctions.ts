import { type ReadKorean, readKorean, type WordReading } from '#match/koreanWords.ts'
import { type KoreanWords, koreanWordsRequest } from '#match/koreanWordsContract.ts'
import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** One call for each explanation that is read. */
const WORDS_LIMIT = { name: 'korean-words', count: 60, periodSeconds: 60, perNode: true } as const
/** How many texts are remembered before the memory starts over. Most explanations are read by many. */
const MOST_REMEMBERED = 5_000

export interface KoreanWordDependencies {
  /** Reads a Korean text word by word. Rejects if it cannot be read now. */
  readKorean(text: string, person: string, signal: AbortSignal): Promise<readonly WordReading[]>
  keyedHash: (text: string) => string
}

/** The Korean of explanations for those who cannot read Hangul. Visitors have guest duels, so they may ask, too. */
export function koreanWordFunctions({ readKorean: read, keyedHash }: KoreanWordDependencies): WireFunction[] {
  const known = new Map<string, ReadKorean>()

  async function textRead(text: string, person: string, signal: AbortSignal): Promise<ReadKorean> {
    const before = known.get(text)
    if (before) return before
    const answer = readKorean(text, await read(text, person, signal))
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(text, answer)
    return answer
  }

  return [
    defineFunction({
      name: 'korean-words',
      access: 'visitor',
      input: koreanWordsRequest,
      rateLimit: WORDS_LIMIT,
      async run({ input, claims, address, signal }): Promise<KoreanWords> {
        const person = claims.sub ?? keyedHash(address)
        const texts: ReadKorean[] = []
        try {
          for (const text of input.texts) texts.push(await textRead(text, person, signal))
        } catch (cause) {
          throw unreadProblem(cause, signal)
        }
        return { texts }
      },
    }),
  ]
}

function unreadProblem(cause: unknown, signal: AbortSignal): Problem {
  if (signal.aborted) return new Problem(499, 'client_gone', 'The client did not wait for the words.')
  if (cause instanceof Problem) return cause
  return new Problem(503, 'words_unavailable', 'The Korean cannot be read right now. Please try again.', { cause })
}
