import type { Token } from '#translator/english/token.ts'
import { PRONOUNS } from '#translator/frame/pronoun.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const OWNERS: Readonly<Record<string, string>> = { his: 'he', her: 'she', hers: 'she' }

function isPersonsName(lexicon: Lexicon, { word }: Token): boolean {
  return (lexicon.names.get(word) ?? []).some(({ entry, rest }) => rest.length === 0 && entry.tags.has('person'))
}

/** Whether a sentence speaks of another person beside `he` or `she`: somebody is named, or both pronouns occur. */
export function speaksOfSeveral(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const pointed = tokens.map(({ word }) => tableEntry(OWNERS, word) ?? tableEntry(PRONOUNS, word)?.id)
  const [he, she] = [pointed.includes('he'), pointed.includes('she')]
  if (!he && !she) return false
  return (he && she) || tokens.some((token) => isPersonsName(lexicon, token))
}
