import type { Adjunct, NounPhrase, Predicate, SlotFilling, VerbPhrase } from '#translator/frame/frame.ts'
import { replaced, withObjects, withPredicate } from '#translator/frame/replaced.ts'

/** What stands where in a clause: the thing, whether it is felt or talked about, and who acts on it if not the subject. */
export type ThingChange = (object: NounPhrase, isFelt: boolean, doer?: NounPhrase) => NounPhrase

/** `a scar on his chin`. */
function besides(adjunct: Adjunct, change: ThingChange): Adjunct {
  if (adjunct.kind === 'purpose') {
    const phrase = withThings(adjunct.phrase, change)
    return phrase === adjunct.phrase ? adjunct : { ...adjunct, phrase }
  }
  if (adjunct.kind !== 'preposition') return adjunct
  const { role } = adjunct.phrase.preposition
  const object = change(adjunct.phrase.object, role === 'topic')
  return object === adjunct.phrase.object ? adjunct : { ...adjunct, phrase: { ...adjunct.phrase, object } }
}

function inside(predicate: Predicate, change: ThingChange): Predicate {
  switch (predicate.kind) {
    case 'control': {
      const phrase = withThings(predicate.phrase, change)
      return phrase === predicate.phrase ? predicate : { ...predicate, phrase }
    }
    case 'cause': {
      const causee = change(predicate.causee, true)
      const phrase = withThings(predicate.phrase, (object, isFelt) => change(object, isFelt, predicate.causee))
      return causee === predicate.causee && phrase === predicate.phrase ? predicate : { ...predicate, causee, phrase }
    }
    case 'adjective':
      return withObjects(predicate, (object) => change(object, true))
    case 'verb': {
      if ('unknown' in predicate.entry) return predicate
      const isFelt = predicate.entry.tags.has('owner')
      return withObjects(predicate, (object) => change(object, isFelt))
    }
    case 'place': {
      if (!('preposition' in predicate.place)) return predicate
      const object = change(predicate.place.object, false)
      return object === predicate.place.object ? predicate : { ...predicate, place: { ...predicate.place, object } }
    }
    case 'construction': {
      const slots = Object.fromEntries(
        Object.entries(predicate.slots).map(([slot, filling]) => [slot, inSlot(filling, change)]),
      )
      const same = Object.entries(slots).every(([slot, filling]) => filling === predicate.slots[slot])
      return same ? predicate : { ...predicate, slots }
    }
    default:
      return predicate
  }
}

function inSlot(filling: SlotFilling, change: ThingChange): SlotFilling {
  if (filling.kind !== 'noun') return filling
  const phrase = change(filling.phrase, false)
  return phrase === filling.phrase ? filling : { ...filling, phrase }
}

/** The phrase with its objects and places changed, purposes and governed verbs included; the same phrase if none changed. */
export function withThings<Phrase extends VerbPhrase>(phrase: Phrase, change: ThingChange): Phrase {
  const adjuncts = replaced(phrase.adjuncts, (adjunct) => besides(adjunct, change))
  const said = adjuncts === phrase.adjuncts ? phrase : { ...phrase, adjuncts }
  return withPredicate(said, inside(phrase.predicate, change))
}
