import type { Token } from '#translator/english/token.ts'
import { PRONOUNS } from '#translator/frame/pronoun.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const OWNERS: Readonly<Record<string, string>> = { his: 'he', her: 'she', hers: 'she' }

function isPersonsName(lexicon: Lexicon, { word }: Token): boolean {
  return (lexicon.names.get(word) ?? []).some(({ entry, rest }) => rest.length === 0 && entry.tags.has('person'))
}

export type Several = 'named' | 'he and she'

/** Whether a sentence speaks of another person beside `he` or `she`: somebody is named, or both pronouns occur. */
export function severalPersons(tokens: readonly Token[], lexicon: Lexicon): Several | undefined {
  const pointed = tokens.map(({ word }) => tableEntry(OWNERS, word) ?? tableEntry(PRONOUNS, word)?.id)
  const [he, she] = [pointed.includes('he'), pointed.includes('she')]
  if (he && she) return 'he and she'
  return (he || she) && tokens.some((token) => isPersonsName(lexicon, token)) ? 'named' : undefined
}

/** Words that say that somebody is old. */
const AGED = /^(?:elderly|retired|retire|grandson|granddaughter|grandchildren|seventy|eighty|ninety|[4-9]\d)$/

/** `she takes after her mother` is not about the mother; `she is his mother` is. */
function isOthersKin(tokens: readonly Token[], at: number): boolean {
  const [before, owner] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? '']
  return /^(?:her|his|their)$/.test(owner) && !/^(?:is|was|are|were|be|been|'s|'re)$/.test(before)
}

/** Whether somebody in a sentence is respected or old. */
export function namesSenior(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const old = tokens.some(({ word }) => word === 'old')
  return tokens.some(({ word }, at) => {
    if (isOthersKin(tokens, at)) return false
    if (AGED.test(word)) return old || /\D/.test(word)
    return (lexicon.nouns.get(word) ?? []).some(({ entry, rest }) => rest.length === 0 && entry.tags.has('respected'))
  })
}

function isPerformed(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const readings = lexicon.nouns.get(tokens[at]?.word ?? '') ?? []
  return readings.some(
    ({ entry, rest }) =>
      entry.tags.has('performed') && rest.every((word, index) => tokens[at + 1 + index]?.word === word),
  )
}

/** `their new song`, `see them live`, `they debuted`: a band is no group of strangers. */
export function speaksOfPerformers(tokens: readonly Token[], lexicon: Lexicon): boolean {
  if (
    /\b(?:them (?:live|in concert|on tour|perform)|they (?:just |finally |)(?:debut|disband)(?:ed)?)\b/.test(
      tokens.map(({ word }) => word).join(' '),
    )
  )
    return true
  return tokens.some(
    ({ word }, at) => word === 'their' && [1, 2, 3].some((after) => isPerformed(tokens, at + after, lexicon)),
  )
}

const CLAUSE_START = /^(?:,|and|but|so|because|when|if|while|that|until|after|before)$/
/** `my dog's name is Max`, `a cat named Luna` */
const NAMING = /^(?:is|named|called|'s)$/
const OF_ANIMAL = /^(?:he|she|him|her|his)$/

/** Whether `he` or `she` can only be an animal that the sentence names before: `my dog is old, and he sleeps a lot`. */
export function speaksOfAnimal(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const tagged = (token: Token, tag: string) =>
    (lexicon.nouns.get(token.word) ?? []).some(({ entry, rest }) => rest.length === 0 && entry.tags.has(tag))
  const animal = tokens.findIndex(
    (token, at) => tagged(token, 'animal') && /^(?:my|our|your|the|a|this|that)$/.test(tokens[at - 1]?.word ?? ''),
  )
  if (animal < 0) return false
  const start = tokens.findIndex(({ word }, at) => at > animal && CLAUSE_START.test(word))
  const points = tokens.some(({ word }, at) => start >= 0 && at > start && OF_ANIMAL.test(word))
  const isEarly = tokens.slice(0, animal).some(({ word }) => OF_ANIMAL.test(word))
  const isSomebody = (token: Token, at: number) =>
    tagged(token, 'person') || (isPersonsName(lexicon, token) && !NAMING.test(tokens[at - 1]?.word ?? ''))
  return points && !isEarly && !tokens.some(isSomebody)
}

const ASKING =
  /^(?:can|could|shall|should|may|do|did|are|were|will|have|must|where|when|what|how|why|which|who|isn't|aren't|don't)$/
/** Guests ask for these, and the listener brings them. */
const SERVED = /^(?:have|get|see|order|pay|sit|check|book|reserve|cancel|leave)$/

/** What one says to those who are with one: `we should go`, `we need to talk`, `we are late`, `let's go when we get there`, `you forgot our anniversary`. */
const TOGETHER =
  /\bwe (?:should|shall|could|can|might as well|had better|(?:just |really |still )?(?:need|have) to (?:talk|hurry|go|leave|get going|catch up|decide)|(?:are|will be|are going to be) (?:late|there|fine|okay|almost there|so close|meant)|make a (?:good|great)|still have time|meet again)\b|\b(?:let us|shall we|what if we|so we can)\b|\byou\b.*\bour (?:anniversary|first date|date|relationship|friendship)\b/

/** Whether `we` holds the listener: `when are we leaving?`, `we should go`. */
export function includesListener(tokens: readonly Token[], closing: string): boolean {
  const words = tokens.map(({ word }) => word)
  const at = words.indexOf('we')
  const next = words[at + 1] ?? ''
  if (TOGETHER.test(words.join(' '))) return true
  if (at < 0) return false
  return closing.includes('?') && ASKING.test(words[0] ?? '') && !SERVED.test(next)
}
