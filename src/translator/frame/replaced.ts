import type { Argument, NounPhrase, Predicate, VerbPhrase } from '#translator/frame/frame.ts'

/** The list with its items changed; the same list if no item changed. */
export function replaced<Item>(list: Item[], change: (item: Item) => Item): Item[] {
  const changed = list.map(change)
  return changed.every((item, index) => item === list[index]) ? list : changed
}

/** The list without some items; the same list if it has none of them. */
export function removed<Item>(list: Item[], isRemoved: (item: Item) => boolean): Item[] {
  return list.some(isRemoved) ? list.filter((item) => !isRemoved(item)) : list
}

/** The phrase with another predicate; the same phrase if it is the same predicate. */
export function withPredicate<Phrase extends VerbPhrase>(phrase: Phrase, predicate: Predicate): Phrase {
  return predicate === phrase.predicate ? phrase : { ...phrase, predicate }
}

type Governing = Extract<Predicate, { arguments: Argument[] }>

/** The predicate with other arguments; the same predicate if it is the same list. */
export function withArguments<Kind extends Governing>(predicate: Kind, list: Argument[]): Kind {
  return list === predicate.arguments ? predicate : { ...predicate, arguments: list }
}

/** The predicate with the nouns of its arguments changed; the same predicate if none changed. */
export function withObjects<Kind extends Governing>(
  predicate: Kind,
  change: (object: NounPhrase, argument: Argument) => NounPhrase,
): Kind {
  const list = replaced(predicate.arguments, (each) => {
    const object = change(each.object, each)
    return object === each.object ? each : { ...each, object }
  })
  return withArguments(predicate, list)
}
