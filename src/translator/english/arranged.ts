import { predicate as koreanPredicate } from '#korean/predicate.ts'
import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import { listedVerbsAt } from '#translator/english/predicate.ts'
import type { Predicate } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { named } from '#translator/lexicon/koreanKey.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** Verbs for an action that the subject receives: 수리받다. */
const RECEIVED: Readonly<Record<string, string>> = {
  고치다: '수리받다',
  수리하다: '수리받다',
  검사하다: '검사받다',
  점검하다: '점검받다',
  진찰하다: '진찰받다',
  치료하다: '치료받다',
  확인하다: '검사받다',
  교정하다: '교정받다',
  훔치다: '도난당하다',
}

/** The verb for an action that somebody else does for the subject; undefined if it would say that the subject acts. */
function arrangedVerb(entry: VerbEntry): VerbEntry | undefined {
  if (entry.tags.has('arranged')) return entry
  const received = tableEntry(RECEIVED, entry.korean)
  return received
    ? {
        ...entry,
        ...named(koreanPredicate(received, 'verb', received.endsWith('하다') ? '하다' : 'regular')),
        humble: undefined,
      }
    : undefined
}

/** `have my hair cut`, `got the car repaired`: 머리를 자르다, 차를 수리받다. */
export function arranged(chart: Chart, base: string, at: number): Reading<Predicate>[] {
  if (base !== 'have' && base !== 'get') return []
  return chart.rules.nounPhrases(chart, at).flatMap((thing) =>
    listedVerbsAt(chart, thing.end)
      .filter(({ form, rest }) => form === 'participle' && rest.length === 0)
      .flatMap(({ entry, rank }) => {
        const slot = entry.frame.find(({ role }) => role === 'obj')
        const verb = arrangedVerb(entry)
        if (!verb || !slot || entry.frame.length > 1 || !isKind(thing.value, slot.tag ?? 'thing')) return []
        const object = { role: 'obj', particle: slot.particle, object: thing.value }
        const span = { from: at - 1, to: thing.end + 1 }
        const predicate: Predicate = { kind: 'verb', entry: verb, arguments: [object], at: span }
        return [{ value: predicate, end: thing.end + 1, cost: thing.cost + rank * COST.rarerSense - 0.5 }]
      }),
  )
}
