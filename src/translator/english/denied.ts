import type { Chart, Reading } from '#translator/english/chart.ts'
import { afterComma } from '#translator/english/comma.ts'
import { nounPhrasesAt } from '#translator/english/richNounPhrase.ts'
import type { Argument, Clause, Link, NounPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { replaced, withArguments } from '#translator/frame/replaced.ts'

/** What can be denied in a few words: the object of a plain verb. */
function deniableIn({ predicate, group, mood }: Clause): Argument | undefined {
  if (mood !== 'statement' || predicate.kind !== 'verb' || group.negative || group.never) return undefined
  return predicate.arguments.find(({ particle, object }) => /^(?:을\/를|이\/가)$/.test(particle) && isNamed(object))
}

function isNamed({ head }: NounPhrase): boolean {
  return head.kind === 'noun' || head.kind === 'compound' || head.kind === 'name'
}

/** `chicken, not beef`: 소고기가 아니라 닭고기. */
function corrected(main: Clause, complement: NounPhrase, link: Omit<Link, 'clause'>): Clause {
  const { subject } = main
  const isNoun = main.predicate.kind === 'noun'
  const clause: Clause = {
    ...{ mood: 'statement', please: false, adjuncts: isNoun ? main.adjuncts : [], sharedSubject: true },
    group: { ...PLAIN_GROUP, negative: true },
    predicate: { kind: 'noun', complement },
    ...(subject ? { subject } : {}),
  }
  const said = isNoun ? { ...main, adjuncts: [] } : main
  return { ...said, precedingClauses: [...(main.precedingClauses ?? []), { ...link, clause }] }
}

/** `I like coffee but not tea`: the verb is said again with the second thing, 차는 안 좋아해요. */
function excepted(main: Clause, denied: Argument, object: NounPhrase, link: Omit<Link, 'clause'>): Clause {
  const { predicate, precedingClauses = [], ...rest } = main
  if (predicate.kind !== 'verb') return main
  const list = replaced(predicate.arguments, (each) => (each === denied ? { ...each, object } : each))
  return {
    ...rest,
    group: { ...rest.group, negative: true },
    predicate: withArguments(predicate, list),
    sharedSubject: true,
    precedingClauses: [...precedingClauses, { ...link, clause: { ...rest, predicate } }],
  }
}

/** `…, not beef`, `… but not tea`: what is not meant, behind the whole clause. */
export function deniedAfter(chart: Chart, { value: main, end, cost }: Reading<Clause>): Reading<Clause>[] {
  const at = afterComma(chart, end)
  const excepts = chart.word(at) === 'but' && chart.word(at + 1) === 'not'
  if (!excepts && (at === end || chart.word(at) !== 'not')) return []
  const from = excepts ? at + 2 : at + 1
  const object = deniableIn(main)
  const isCorrected = !excepts && main.predicate.kind === 'noun' && main.mood === 'statement' && !main.group.negative
  if (!object && !isCorrected) return []
  const link = { relation: excepts ? ('but' as const) : ('not but' as const), span: { from: at, to: from } }
  return nounPhrasesAt(chart, from)
    .filter(({ value }) => isNamed(value))
    .map((denied) => ({
      value: excepts && object ? excepted(main, object, denied.value, link) : corrected(main, denied.value, link),
      end: denied.end,
      cost: cost + denied.cost,
    }))
}
