import { isMissing } from '#translator/english/knownPart.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { type BuiltInParts, type TranslatedSentence, translatedSentence } from '#translator/translatedSentence.ts'

/** Whether the translation shows an English word that the translator does not know. */
function hasUnknownWord({ gaps, tokens, versions }: TranslatedSentence, { lexicon }: BuiltInParts): boolean {
  if (gaps.length === 0) return versions.casual.words.some(({ text }) => text.includes('〔'))
  return gaps.some(({ from, to }) => tokens.slice(from, to).some((token) => isMissing(token, lexicon)))
}

/** Why a sentence was not translated as a whole: the transfer's reason, or the parts of speech that no rule joined. */
function constructionOf({ obstacles, gaps, tokens }: TranslatedSentence): string {
  const [obstacle] = obstacles
  if (obstacle !== undefined) return obstacle
  const [gap] = gaps
  const tags = gap ? tokens.slice(gap.from, gap.to).map(({ tag }) => tag) : []
  return `not joined: ${tags.slice(0, 4).join(' + ')}${tags.length > 4 ? ' …' : ''}`
}

/** The constructions that failed in sentences of known words, the most frequent first, each with the first such sentence. */
export function failedConstructions(
  parts: BuiltInParts,
  texts: readonly string[],
): { construction: string; count: number; example: string }[] {
  const found = texts
    .flatMap((text) => sentencesOf(text).map((sentence) => translatedSentence(parts, sentence)))
    .filter((sentence) => sentence.gaps.length > 0 && !hasUnknownWord(sentence, parts))
  const byConstruction = Map.groupBy(found, constructionOf)
  return [...byConstruction]
    .map(([construction, same]) => ({
      construction,
      count: same.length,
      example: (same[0]?.tokens ?? []).map(({ text }) => text).join(' '),
    }))
    .toSorted((a, b) => b.count - a.count)
}
