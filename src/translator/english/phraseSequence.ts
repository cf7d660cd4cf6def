import type { CutPoint } from '#translator/english/cutPoint.ts'
import { embeds } from '#translator/english/partRule.ts'
import type { Token } from '#translator/english/token.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'

/** How many tokens from a place on are one set phrase of the rows without slots; the longest first. */
function phraseLengths(tokens: readonly Token[], at: number, { constructions }: Lexicon): number[] {
  const next = constructions.sentences.get(tokens[at]?.word ?? '')
  const listed = next ? [...next.slotless, ...(next.byNext.get(tokens[at + 1]?.word ?? '') ?? [])] : []
  return listed
    .filter(({ pattern }) => pattern.every((each, index) => 'word' in each && each.word === tokens[at + index]?.word))
    .map(({ pattern }) => pattern.length)
}

function pointAt(at: number): CutPoint {
  return { end: at, from: at, mark: '' }
}

/** Where people who write without marks go on after a set phrase, or before one: `never mind I found it`. */
export function phrasePoints(tokens: readonly Token[], lexicon: Lexicon): CutPoint[] {
  const ends = phraseLengths(tokens, 0, lexicon)
  const starts = tokens.flatMap((_, at) => {
    const lengths = at > 0 ? phraseLengths(tokens, at, lexicon) : []
    return lengths.some((length) => length > 1 && at + length === tokens.length) ? [at] : []
  })
  const places = new Set([...ends, ...starts].filter((at) => at < tokens.length))
  return [...places].toSorted((a, b) => a - b).map(pointAt)
}

/** The cuts between the set phrases that these tokens consist of: `no worries take your time`; none if they are anything else. */
export function phraseSequence(tokens: readonly Token[], lexicon: Lexicon, at = 0): CutPoint[] | undefined {
  const lengths = phraseLengths(tokens, at, lexicon).filter((length) => length > 1)
  if (lengths.some((length) => at + length === tokens.length)) return []
  for (const length of lengths.toSorted((a, b) => b - a)) {
    if (embeds({ tokens: tokens.slice(at, at + length), frame: undefined })) continue
    const rest = phraseSequence(tokens, lexicon, at + length)
    if (rest) return [pointAt(at + length), ...rest]
  }
  return undefined
}
