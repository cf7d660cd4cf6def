import type { NounPhrase, PrepositionalPhrase } from '#translator/frame/frame.ts'
import { isKind, kindsOf } from '#translator/frame/nounKind.ts'
import { isFromDay, isOfDay, isOrigin, isPurposed, isReceived } from '#translator/frame/originPhrase.ts'

/** `everything on the shelf`, `everyone on the team` */
function isOneOfAll({ head }: NounPhrase, place: NounPhrase): boolean {
  if (head.kind !== 'pronoun') return false
  if (head.id === 'everything') return isKind(place, 'place|container|machine')
  return /^(?:every|any|some)one$/.test(head.id) && isKind(place, 'group')
}

/** `the one on your website`: alone, 것 would say nothing. */
function isBareOne({ head, adjectives }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.tags.has('prop') && adjectives.length === 0
}

/** Whether the place tells which one or how many are meant. */
function needsPlace(noun: NounPhrase, place: NounPhrase): boolean {
  return isOneOfAll(noun, place) || isBareOne(noun) || /^(?:every|all)/.test(noun.determiner ?? '')
}

/** `from` a place goes with people and trains rather than with things. */
export function attachmentCost(noun: NounPhrase, phrase: PrepositionalPhrase): number {
  const {
    preposition: { role, english },
    object,
  } = phrase
  if (role === 'goal' && leads(noun)) return -1
  if (isPurposed(noun, phrase) || isReceived(noun, phrase) || isFromDay(noun, phrase)) return -0.3
  if (isOfDay(noun, phrase)) return -0.7
  if (kindsOf(noun).has('person') && isOrigin(phrase)) return -0.7
  if (role === 'place' && needsPlace(noun, object)) return -0.7
  if (english === 'at' && role === 'place' && !kindsOf(noun).has('person')) return 0.9
  return role === 'source' && !kindsOf(noun).has('person') ? 1.5 : 0.3
}

/** Ways, buses and tickets lead somewhere. */
export function leads({ head }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.tags.has('leading')
}
