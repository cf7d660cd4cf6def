import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import { CAUSE_VERBS, CONTROL_VERBS } from '#translator/english/governing.ts'
import type { Clause, Link, NounPhrase, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** Verbs that take an -ing form as their complement: stopped smoking, saw him running. */
function governsIng(base: string): boolean {
  const controls = CONTROL_VERBS.get(base) ?? []
  return (
    controls.some(({ with: joined }) => joined === 'ing') ||
    tableEntry(CAUSE_VERBS, base)?.with.includes('ing') === true
  )
}

function lastNoun({ predicate, adjuncts }: Clause, end: number): NounPhrase | undefined {
  const objects = predicate.kind === 'verb' ? predicate.arguments.map(({ object }) => object) : []
  const others = adjuncts.flatMap((each) => (each.kind === 'preposition' ? [each.phrase.object] : []))
  return [...objects, ...others].find(({ span }) => span.to === end)
}

const SELF_MOVING = ['person', 'animal', 'vehicle'] as const

/** `met a man selling hats`: after a noun for a person, the -ing form rather describes that person. */
function isDescribed(noun: NounPhrase | undefined): boolean {
  if (!noun || noun.head.kind === 'pronoun' || noun.head.kind === 'name') return false
  return SELF_MOVING.some((kind) => isKind(noun, kind))
}

function takesCompany(main: Clause, end: number): boolean {
  const { predicate } = main
  if (predicate.kind !== 'verb' || predicate.passive || 'unknown' in predicate.entry) return false
  const [base = ''] = predicate.entry.english.split(' ')
  return !governsIng(base) && !isDescribed(lastNoun(main, end))
}

/** As an -ing form, the posture and not the movement: eats standing up. */
function heldPosture(chart: Chart, predicate: Predicate): Predicate {
  if (!isLexicalVerb(predicate)) return predicate
  const posture = /^(?:stand|sit|lie)(?= (?:up|down)$)/.exec(predicate.entry.english)?.[0]
  const held = (chart.lexicon.verbs.get(posture ?? '') ?? []).find(({ rest }) => rest.length === 0)
  return held ? { ...predicate, entry: held.entry } : predicate
}

/** `hurt his leg playing soccer`, `eats standing up`: an -ing phrase after the clause, for what happens at the same time. */
export function accompanyingAt(chart: Chart, { value: main, end }: Reading<Clause>): Reading<Link>[] {
  if (!chart.word(end).endsWith('ing') || !takesCompany(main, end)) return []
  return chart.rules
    .verbPhrases(chart, end, 'ing', false)
    .filter(({ value }) => value.predicate.kind !== 'ellipsis')
    .map(({ value, end: to, cost }) => ({
      value: { relation: 'doing', clause: asClause(chart, value), span: { from: end, to: end + 1 } },
      end: to,
      cost: cost + COST.outerAttachment,
    }))
}

function asClause(chart: Chart, phrase: VerbPhrase): Clause {
  return { ...phrase, predicate: heldPosture(chart, phrase.predicate), mood: 'statement', please: false }
}
