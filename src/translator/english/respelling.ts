import { isMissing } from '#translator/english/knownPart.ts'
import type { Token } from '#translator/english/token.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'

/** The words meant by a chat spelling, as tokens: I and 'm, for `im`. Only the first token has a text. */
function spelledOutTokens(token: Token, next: Token | undefined, { spellings }: Lexicon): Token[] | undefined {
  const found = spellings.get(token.word)?.find((each) => each.next.size === 0 || each.next.has(next?.word ?? ''))
  return found?.words.map((word, at) => ({
    ...token,
    word,
    kind: 'word',
    ...(at === 0 ? {} : { text: '', start: token.end }),
  }))
}

/** The known word meant by one with drawn-out letters: so, for `sooo`. */
function shortenedToken(token: Token, lexicon: Lexicon): Token | undefined {
  if (token.kind !== 'word' || !/([a-z])\1/.test(token.word) || !isMissing(token, lexicon)) return undefined
  const double = token.word.replaceAll(/([a-z])\1{2,}/g, '$1$1')
  const single = token.word.replaceAll(/([a-z])\1{2,}/g, '$1')
  // A name may end in a double letter (Jess), so only words in lowercase lose one.
  const singleAtEnd = token.text === token.word ? double.replace(/([aeiouys])\1$/, '$1') : double
  const spellings = [double, single, singleAtEnd].filter((word) => word !== token.word)
  return spellings.map((word) => ({ ...token, word })).find((each) => isKnown(each, lexicon))
}

function isKnown(token: Token, lexicon: Lexicon): boolean {
  return lexicon.spellings.has(token.word) || !isMissing({ ...token, tag: '' }, lexicon)
}

/** The tokens of a sentence, with chat spellings (`im`, `pls`, `sooo`) written as usual. */
export function withChatSpelledOut(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  return tokens.flatMap((token, at) => {
    const written = shortenedToken(token, lexicon) ?? token
    return spelledOutTokens(written, tokens[at + 1], lexicon) ?? [written]
  })
}
