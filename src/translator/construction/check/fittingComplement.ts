import type { Check } from '#translator/construction/construction.ts'
import type { Adjunct, Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** `hit` in `Tom was hit` read as a noun without an article. */
function isBareThing({ head, determiner, possessor, quantity, plural, adjectives }: NounPhrase): boolean {
  const bare = !determiner && !possessor && !quantity && !plural && adjectives.length === 0
  return bare && head.kind === 'noun' && head.entry.tags.has('thing') && head.entry.plural !== '-'
}

/** 얼마나 asks for a degree, not for a price. */
function asksAmount(adjunct: Adjunct): boolean {
  return adjunct.kind === 'wh' && adjunct.word === 'how much' && adjunct.span.to - adjunct.span.from === 2
}

/** `the bride was twenty minutes`: a person is no amount of time. */
function refusesStretch({ predicate, subject, adjuncts }: Clause): string | undefined {
  if (predicate.kind !== 'noun' || !isKind(predicate.complement, 'duration') || !subject) return undefined
  return adjuncts.length > 0 || personOf(subject).living === true ? 'be an hour' : undefined
}

function refusesThing({ predicate, subject }: Clause): string | undefined {
  if (predicate.kind !== 'noun' || !subject) return undefined
  return isBareThing(predicate.complement) && isKind(subject, 'person|place') ? 'be a thing' : undefined
}

function refusesPlace({ predicate, subject }: Clause): string | undefined {
  if (predicate.kind !== 'noun' || personOf(subject).living !== true) return undefined
  return isKind(predicate.complement, 'place') && !isKind(predicate.complement, 'group') ? 'be a place' : undefined
}

function refusesPrice({ predicate, adjuncts }: Clause): string | undefined {
  return adjuncts.some(asksAmount) && isTaggedVerb(predicate, 'paying') ? 'how much money' : undefined
}

/** `these are strawberries from Korea`: the origin belongs to the noun. */
function refusesOrigin({ predicate, adjuncts }: Clause): string | undefined {
  if (predicate.kind !== 'noun' || !isKind(predicate.complement, 'sent|food|drink|clothing|person|animal|vehicle'))
    return undefined
  const isOrigin = (each: Adjunct) => each.kind === 'preposition' && each.phrase.preposition.role === 'source'
  return adjuncts.some(isOrigin) ? 'be a thing from somewhere' : undefined
}

/** `how was the weather there`. */
function refusesState({ predicate, adjuncts }: Clause): string | undefined {
  const asksHow = adjuncts.some((each) => each.kind === 'wh' && each.word === 'how')
  return predicate.kind === 'place' && asksHow ? 'how at a place' : undefined
}

/** What somebody or something cannot be, and how much cannot be asked. */
export const FITTING_COMPLEMENT: Check = {
  id: 'fitting complement',
  stage: 'clause',
  refuses(clause) {
    return (
      refusesStretch(clause) ??
      refusesThing(clause) ??
      refusesPlace(clause) ??
      refusesOrigin(clause) ??
      refusesPrice(clause) ??
      refusesState(clause)
    )
  },
  refused: [
    'These are strawberries from Korea.',
    'Tom was ten minutes.',
    'She is the store.',
    'How was the food there?',
    'How much did you pay?',
    'Tom is book.',
  ],
  leftAlone: ['The movie was two hours.', 'How was the food?'],
}
