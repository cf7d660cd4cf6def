import type { Token } from '#translator/english/token.ts'
import { isKept, unknownKind } from '#translator/english/unknownKind.ts'
import { bracketed, type KoreanWord, plainWords } from '#translator/korean/word.ts'

/** The text of neighboring tokens as it was written, with single spaces. */
export function writtenText(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, start }, at) => {
      const before = tokens[at - 1]
      return before && text !== '' && start > before.end ? ` ${text}` : text
    })
    .join('')
}

/** What is the same in both languages needs no brackets. */
function isAllKept(tokens: readonly Token[]): boolean {
  return tokens.every(({ kind, text }, at) => kind === 'mark' || text === '' || isKept(unknownKind(tokens, at)))
}

/** A stretch that stays English, as one bracket and one word: 〔the red car over〕. `from` is the number of its first token. */
export function gapWords(tokens: readonly Token[], from: number): KoreanWord[] {
  const text = writtenText(tokens)
  const sources = tokens.map((_, at) => from + at)
  if (isAllKept(tokens)) return plainWords(text, text, sources)
  const gap = bracketed(text)
  return [{ text: gap, gloss: text, parts: [{ text: gap, meaning: 'not translated' }], sources }]
}
