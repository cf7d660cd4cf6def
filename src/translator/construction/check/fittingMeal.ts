import type { Check } from '#translator/construction/construction.ts'
import { isTaggedAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Clause } from '#translator/frame/frame.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

const CONSUMED = new Set(['먹다', '마시다'])

function isHabitual(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'per' || adjunct.kind === 'wh') return true
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.english === 'for'
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return false
  return adjunct.use.entry.english.startsWith('every ') || isTaggedAdverb(adjunct, 'frequency')
}

/** `I have two apples`: now, what one has is not eaten, unless it is a habit. */
function isOwned({ group, mood, adjuncts }: Clause): boolean {
  const now = group.tense === 'present' && !group.modal && !group.progressive && !group.perfect
  return now && (mood === 'statement' || mood === 'question') && !adjuncts.some(isHabitual)
}

/** `have` with food means eating only for habits, the past and the future; `I have two apples` means possession. */
export const FITTING_MEAL: Check = {
  id: 'fitting meal',
  stage: 'clause',
  refuses(clause) {
    const { predicate, subject } = clause
    if (!isVerb(predicate, 'have')) return undefined
    const { korean, frame } = predicate.entry
    if (!CONSUMED.has(korean) || frame.some(({ tag }) => tag === 'meal')) return undefined
    const isLifeless = subject !== undefined && personOf(subject).living !== true
    return isLifeless || isOwned(clause) ? 'have for eat' : undefined
  },
  refused: ['I have two apples.'],
  leftAlone: ['I had two apples.'],
}
