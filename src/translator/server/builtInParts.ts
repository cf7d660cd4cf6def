import { readdir, readFile } from 'node:fs/promises'
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { loadHeadwordIndex, openHeadwords } from '#headwords/server/loadHeadwords.ts'
import type { Tagger } from '#translator/english/token.ts'
import { compileLexicon, type Lexicon } from '#translator/lexicon/lexicon.ts'
import type { LexiconTexts } from '#translator/lexicon/lexiconRow.ts'
import { type KoreanReader, koreanReader } from '#translator/reader/koreanReader.ts'
import type { BuiltInParts } from '#translator/translatedSentence.ts'

const LEXICON_FOLDER = new URL('../../../content/lexicon/', import.meta.url)
const CONSTRUCTION_FOLDER = new URL('../../../content/constructions/', import.meta.url)

async function constructionTexts(): Promise<Record<string, string>> {
  const names = (await readdir(CONSTRUCTION_FOLDER)).filter((name) => name.endsWith('.tsv')).toSorted()
  const texts = names.map(async (name) => [name, await readFile(new URL(name, CONSTRUCTION_FOLDER), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}

/** The lexicon files in `content/lexicon`. */
export async function loadLexiconTexts(): Promise<LexiconTexts> {
  const read = (name: string) => readFile(new URL(name, LEXICON_FOLDER), 'utf8')
  const [verbs, nouns, adjectives, adverbs, names, irregularVerbs, interjections, senses, spellings, business] =
    await Promise.all([
      read('verbs.tsv'),
      read('nouns.tsv'),
      read('adjectives.tsv'),
      read('adverbs.tsv'),
      read('names.tsv'),
      read('irregular-verbs.tsv'),
      read('interjections.tsv'),
      read('senses.tsv'),
      read('spellings.tsv'),
      read('business.tsv'),
    ])
  const constructions = await constructionTexts()
  const words = { verbs, nouns, adjectives, adverbs, names, irregularVerbs, interjections }
  return { ...words, senses, spellings, business, constructions }
}

/** Part-of-speech tags from wink-nlp. It splits some words, so its tokens are aligned with ours by their letters. */
export function winkTagger(): Tagger {
  const nlp = winkNLP(model, ['sbd', 'pos'])
  return (words) => {
    const tokens = nlp.readDoc(words.join(' ')).tokens()
    const texts = tokens.out()
    const tags = tokens.out(nlp.its.pos)
    let next = 0
    return words.map((word) => {
      const tag = tags[next] ?? 'X'
      let length = 0
      while (length < word.length && next < texts.length) {
        length += texts[next]?.length ?? 0
        next += 1
      }
      return tag
    })
  }
}

/** The lexicon with the Korean words that it names. */
export async function loadLexicon(): Promise<Lexicon> {
  const [texts, find] = await Promise.all([loadLexiconTexts(), loadHeadwordIndex()])
  return compileLexicon(texts, find)
}

/** What the built-in engine needs: the lexicon from disk, and the tagger in memory. */
export async function loadBuiltInParts(): Promise<BuiltInParts> {
  const [lexicon, headwords] = await Promise.all([loadLexicon(), openHeadwords()])
  let reader: KoreanReader | undefined
  return {
    lexicon,
    tag: winkTagger(),
    reader() {
      reader ??= koreanReader(headwords())
      return reader
    },
  }
}
