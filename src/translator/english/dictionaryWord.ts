import type { Chart } from '#translator/english/chart.ts'
import { numberAt } from '#translator/english/englishNumber.ts'
import type { Fragment } from '#translator/frame/frame.ts'
import type { WordSense } from '#translator/translation.ts'

type Part = 'noun' | 'verb' | 'adjective' | 'adverb'

/** The parts of speech as the tagger calls them. */
const TAGS: Readonly<Record<Part, readonly string[]>> = {
  noun: ['NOUN', 'PROPN'],
  verb: ['VERB'],
  adjective: ['ADJ'],
  adverb: ['ADV'],
}

interface Sense extends WordSense {
  part: Part
}

function entriesOf({ lexicon }: Chart, word: string): Omit<Sense, 'hint'>[] {
  const { verbs, nouns, adjectives, adverbs } = lexicon
  const alone = <Found extends { rest: readonly string[] }>(found: readonly Found[] | undefined) =>
    (found ?? []).filter(({ rest }) => rest.length === 0)
  return [
    ...alone(nouns.get(word)).map(({ entry }) => ({ part: 'noun' as const, korean: entry.korean })),
    ...alone(verbs.get(word))
      .filter(({ form, entry }) => form === 'base' && entry.precedingWords === '')
      .map(({ entry }) => ({ part: 'verb' as const, korean: entry.korean })),
    ...alone(adjectives.get(word))
      .filter(({ degree }) => degree === 'positive')
      .map(({ entry }) => ({
        part: 'adjective' as const,
        korean: entry.precedingWords === '' ? entry.korean : `${entry.precedingWords} ${entry.korean}`,
      })),
    ...alone(adverbs.get(word)).map(({ entry }) => ({ part: 'adverb' as const, korean: entry.korean })),
  ]
}

/** The senses of a word, those of the part of speech that the tagger sees first; each Korean word once. */
function sensesOf(chart: Chart, word: string): Sense[] {
  const listed = (chart.lexicon.senses.get(word) ?? []).map(({ part, korean, hint }) => ({
    part,
    korean,
    hint: `${part}: ${hint}`,
  }))
  const hintOf = ({ part, korean }: Omit<Sense, 'hint'>) =>
    listed.find((sense) => sense.part === part && sense.korean === korean)?.hint ?? part
  const entries = entriesOf(chart, word).map((entry) => ({ ...entry, hint: hintOf(entry) }))
  const isSeen = ({ part }: Sense) => TAGS[part].includes(chart.tag(0))
  const all = [...entries, ...listed].toSorted((a, b) => Number(isSeen(b)) - Number(isSeen(a)))
  return [...new Map(all.map((sense) => [sense.korean, sense])).values()]
}

/** `Hello`, `Relax`: a sentence of one word. */
function isSaidAlone({ lexicon }: Chart, word: string): boolean {
  const interjected = lexicon.interjections
    .get(word)
    ?.some(({ english, tags }) => english === word && !tags.has('behind'))
  const rows = lexicon.constructions.byFirstWord.get(word) ?? []
  return interjected === true || rows.some(({ entry, pattern }) => pattern.length === 1 && entry.mark === undefined)
}

/** A single word as in a dictionary, its likeliest sense first; undefined for anything longer, for set phrases and for numbers. */
export function dictionaryWord(chart: Chart): Fragment | undefined {
  const [token] = chart.tokens
  if (chart.length !== 1 || !token || isSaidAlone(chart, token.word) || numberAt(chart, 0)) return undefined
  const senses = sensesOf(chart, token.word).map(({ korean, hint }) => ({ korean, hint }))
  return senses.length === 0 ? undefined : { kind: 'word', english: token.text, senses }
}
