import type { Token } from '#translator/english/token.ts'
import { type KoreanWord, plainWords } from '#translator/korean/word.ts'

/** An emoji or emoticon, and how many other tokens of its sentence stand before it. */
export interface PlacedEmoji {
  text: string
  before: number
}

/** Emoji mean the same in every language, so a sentence is read without them. */
export function withoutEmoji(all: readonly Token[]): { tokens: Token[]; emoji: PlacedEmoji[] } {
  const tokens: Token[] = []
  const emoji: PlacedEmoji[] = []
  for (const token of all) {
    if (token.kind === 'emoji') emoji.push({ text: token.text, before: tokens.length })
    else tokens.push(token)
  }
  return { tokens, emoji }
}

/** After the Korean of the token before it, or at the end if that token has no Korean. */
function placeOf(words: readonly KoreanWord[], { before }: PlacedEmoji, length: number): number {
  if (before === 0) return 0
  const after = before < length ? words.findLastIndex(({ sources }) => sources.includes(before - 1)) : -1
  return after < 0 ? words.length : after + 1
}

/** The Korean words with the emoji where they stood among the English ones; `length` counts the tokens without them. */
export function withEmoji(words: readonly KoreanWord[], emoji: readonly PlacedEmoji[], length: number): KoreanWord[] {
  const places = emoji.map((each) => ({ text: each.text, place: placeOf(words, each, length) }))
  const pictures = (at: number) =>
    places.filter(({ place }) => place === at).flatMap(({ text }) => plainWords(text, 'emoji', []))
  return [...pictures(0), ...words.flatMap((word, at) => [word, ...pictures(at + 1)])]
}
