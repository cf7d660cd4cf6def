import { isMissing } from '#translator/english/knownPart.ts'
import type { Token } from '#translator/english/token.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'

/** The tokens of a word that is written as in a chat: `im`, `pls`; the first one keeps its text. */
function spelledOut(token: Token, next: Token | undefined, { spellings }: Lexicon): Token[] | undefined {
  const found = spellings.get(token.word)?.find((each) => each.next.size === 0 || each.next.has(next?.word ?? ''))
  return found?.words.map((word, at) => ({
    ...token,
    word,
    kind: 'word',
    ...(at === 0 ? {} : { text: '', start: token.end }),
  }))
}

/** `sooo`, `heyy`: letters that are drawn out, with the known word that is meant. */
function drawnOut(token: Token, lexicon: Lexicon): Token | undefined {
  if (token.kind !== 'word' || !/([a-z])\1/.test(token.word) || !isMissing(token, lexicon)) return undefined
  const double = token.word.replaceAll(/([a-z])\1{2,}/g, '$1$1')
  const single = token.word.replaceAll(/([a-z])\1{2,}/g, '$1')
  const ended = token.text === token.word ? double.replace(/([aeiouys])\1$/, '$1') : double
  const spellings = [double, single, ended].filter((word) => word !== token.word)
  return spellings.map((word) => ({ ...token, word })).find((each) => isKnown(each, lexicon))
}

function isKnown(token: Token, lexicon: Lexicon): boolean {
  return lexicon.spellings.has(token.word) || !isMissing({ ...token, tag: '' }, lexicon)
}

/** The tokens of a sentence with the spellings of a chat written out. */
export function respelled(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  return tokens.flatMap((token, at) => {
    const written = drawnOut(token, lexicon) ?? token
    return spelledOut(written, tokens[at + 1], lexicon) ?? [written]
  })
}
