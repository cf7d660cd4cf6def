import type { Chart } from '#translator/analysis/chart.ts'
import type { Fragment } from '#translator/analysis/frame.ts'

interface Sense {
  korean: string
  tags: readonly string[]
}

function sensesOf(chart: Chart, word: string): Sense[] {
  const { verbs, nouns, adjectives, adverbs } = chart.lexicon
  const alone = <Found extends { rest: readonly string[] }>(found: readonly Found[] | undefined) =>
    (found ?? []).filter(({ rest }) => rest.length === 0)
  return [
    ...alone(nouns.get(word)).map(({ entry }) => ({ korean: entry.korean, tags: ['NOUN', 'PROPN'] })),
    ...alone(verbs.get(word))
      .filter(({ form, entry }) => form === 'base' && entry.before === '')
      .map(({ entry }) => ({ korean: entry.korean, tags: ['VERB'] })),
    ...alone(adjectives.get(word))
      .filter(({ degree }) => degree === 'positive')
      .map(({ entry }) => ({
        korean: entry.before === '' ? entry.korean : `${entry.before} ${entry.korean}`,
        tags: ['ADJ'],
      })),
    ...alone(adverbs.get(word)).map(({ entry }) => ({ korean: entry.korean, tags: ['ADV'] })),
  ]
}

/** A single word as in a dictionary, its likeliest sense first; undefined for anything longer and for set phrases. */
export function dictionaryWord(chart: Chart): Fragment | undefined {
  const [token] = chart.tokens
  if (
    chart.length !== 1 ||
    !token ||
    chart.lexicon.phrases.get(token.word)?.some(({ english }) => english === token.word)
  )
    return undefined
  const senses = sensesOf(chart, token.word).toSorted(
    (a, b) => Number(b.tags.includes(token.tag)) - Number(a.tags.includes(token.tag)),
  )
  const korean = [...new Set(senses.map((sense) => sense.korean))]
  return korean.length === 0 ? undefined : { kind: 'word', english: token.text, korean }
}
