import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Clause } from '#translator/frame/frame.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { replaced } from '#translator/frame/replaced.ts'

const STORY: ReadonlySet<Relation> = new Set(['so', 'but', 'because', 'when', 'since'])

/** What somebody did in the end or instead, and what something merely was, did not happen a moment ago. */
function isMerely({ precedingClauses = [], predicate, group, subject }: Clause): boolean {
  if (group.perfect || group.progressive || group.modal || group.tense !== 'past') return false
  if (predicate.kind === 'noun') return true
  return precedingClauses.some(({ relation }) => STORY.has(relation) && !(relation === 'but' && isSpeaker(subject)))
}

/** The same word, but no longer the one that means a moment ago. */
function asMerely(adjunct: Adjunct): Adjunct {
  if (!isAdverb(adjunct, 'just') || 'unknown' in adjunct.use.entry) return adjunct
  return { ...adjunct, use: { ...adjunct.use, entry: { ...adjunct.use.entry, english: 'simply' } } }
}

/** `they had no rice, so I just ate the bread`: 그냥. By itself, `I just ate` is 방금, and so is `but I just ate`. */
export const MERELY: Construction = {
  id: 'merely',
  stage: 'clause',
  change(clause) {
    if (!isMerely(clause)) return clause
    const adjuncts = replaced(clause.adjuncts, asMerely)
    return adjuncts === clause.adjuncts ? clause : { ...clause, adjuncts }
  },
  examples: [
    {
      english: 'I was too tired, so I just ate some bread.',
      polite: '너무 피곤해서 그냥 빵을 먹었어요.',
      formal: '너무 피곤해서 그냥 빵을 먹었습니다.',
      casual: '너무 피곤해서 그냥 빵을 먹었어.',
      business: '너무 피곤해서 그냥 빵을 먹었습니다.',
    },
    {
      english: 'It was just a dream.',
      polite: '그냥 꿈이었어요.',
      formal: '그냥 꿈이었습니다.',
      casual: '그냥 꿈이었어.',
      business: '그냥 꿈이었습니다.',
    },
  ],
  leftAlone: [
    'I just ate some bread.',
    'It is broken, but I just bought it.',
    "I'm full because I've just eaten some bread.",
  ],
}
