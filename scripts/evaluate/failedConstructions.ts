import type { Piece } from '#translator/english/partialSentence.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { type BuiltInParts, type TranslatedSentence, translatedSentence } from '#translator/translatedSentence.ts'

const PIECE_NAMES: Readonly<Record<string, string>> = {
  'noun fragment': 'NP',
  'adjective fragment': 'ADJ',
  'adjunct fragment': 'PP',
  'action fragment': 'ACTION',
  'link fragment': 'SUBCLAUSE',
  phrase: 'PHRASE',
}

/** The name of a piece in a pattern: what it was read as, or the word itself if it was not understood. */
function pieceName(piece: Piece, words: readonly string[]): string {
  const [word = ''] = words.slice(piece.from)
  if (piece.kind !== 'understood') return word
  if ('mood' in piece.body) return piece.body.subject ? 'CLAUSE' : piece.body.mood === 'command' ? 'COMMAND' : 'VERB'
  return PIECE_NAMES[piece.body.kind] ?? word
}

/** Whether the translation shows an English word that the translator does not know. */
function hasUnknownWord({ pieces, versions }: TranslatedSentence): boolean {
  const inside = versions.casual.words.some(({ text }) => text.includes('〔'))
  return inside || pieces.length === 0
}

/** Why a sentence was not translated as a whole: the transfer's reason, or the pieces that no rule joined. */
function constructionOf(sentence: TranslatedSentence): string {
  const [obstacle] = sentence.obstacles
  if (obstacle !== undefined) return obstacle
  const words = sentence.tokens.map(({ word }) => word)
  const names = sentence.pieces
    .filter(({ from }) => sentence.tokens[from]?.kind !== 'mark')
    .map((piece) => pieceName(piece, words))
  return `not joined: ${names.slice(0, 4).join(' + ')}${names.length > 4 ? ' …' : ''}`
}

/** The constructions that failed in sentences of known words, the most frequent first, each with the first such sentence. */
export function failedConstructions(
  parts: BuiltInParts,
  texts: readonly string[],
): { construction: string; count: number; example: string }[] {
  const found = texts
    .flatMap((text) => sentencesOf(text).map((sentence) => translatedSentence(parts, sentence, true)))
    .filter((sentence) => !sentence.whole && !hasUnknownWord(sentence))
  const byConstruction = Map.groupBy(found, constructionOf)
  return [...byConstruction]
    .map(([construction, same]) => ({
      construction,
      count: same.length,
      example: (same[0]?.tokens ?? []).map(({ text }) => text).join(' '),
    }))
    .toSorted((a, b) => b.count - a.count)
}
