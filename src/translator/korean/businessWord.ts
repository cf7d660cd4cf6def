import type { AdverbUse, Argument } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import type { AdverbEntry, BusinessVerb, VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

/** A quality's adverb in the tone of the rendering: 매우 for 정말. */
export function degreeAdverb(rendering: Rendering, { korean, written }: AdverbEntry): string {
  if (rendering.tone !== 'business' || written?.plain !== korean || written.degree === korean) return korean
  fire(rendering, 'business/word', written.degree, korean)
  return written.degree
}

/** An adverb in the tone of the rendering: 추후에 for 나중에. */
export function businessAdverb(rendering: Rendering, use: AdverbUse): AdverbUse {
  if (rendering.tone !== 'business' || 'unknown' in use.entry) return use
  const { korean, written } = use.entry
  if (written?.plain !== korean || written.adverb === korean) return use
  fire(rendering, 'business/word', written.adverb, korean)
  return { ...use, entry: { ...use.entry, korean: written.adverb } }
}

function suits({ needs }: BusinessVerb, list: readonly Argument[]): boolean {
  const done = list.find(({ role }) => role === 'obj')
  if (needs === 'place') return list.some(({ role }) => /^(?:in|at|for)$/.test(role))
  return needs === '' || (done !== undefined && isKind(done.object, needs))
}

/** A verb in the tone of the rendering: 구매하다 for 사다. */
export function businessVerb(rendering: Rendering, entry: VerbEntry, list: readonly Argument[]): VerbEntry {
  if (rendering.tone !== 'business') return entry
  const found = entry.written.find((each) => each.plain === entry.korean && suits(each, list))
  if (!found) return entry
  fire(rendering, 'business/word', found.korean, entry.korean)
  return { ...entry, korean: found.korean, predicate: found.predicate, precedingWords: '' }
}
