import type { Chart, Reading } from '#translator/english/chart.ts'
import type { Adjunct, Clause, NounPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import type { Preposition } from '#translator/frame/preposition.ts'

const WITH: Preposition = { english: 'with', noun: 'any', particle: '에게', role: 'topic' }

const WRONG = [['wrong'], ['the', 'matter']]

/** `what's wrong with the heater`, inside a sentence: 히터에 무슨 문제가 있는지. */
export function wrongWithAt(chart: Chart, at: number): Reading<Clause>[] {
  const problem = chart.lexicon.nouns.get('problem')?.[0]?.entry
  const be = /^(?:'s|is|was)$/.exec(chart.word(at + 1))?.[0]
  const said = WRONG.find((words) => chart.hasWords(at + 2, words))
  if (chart.word(at) !== 'what' || !problem || !be || !said) return []
  const end = at + 2 + said.length
  const span = { from: at, to: end }
  const what: NounPhrase = {
    ...{ head: { kind: 'noun', entry: problem }, determiner: 'what', adjectives: [], plural: false, span, at: span },
  }
  const clause: Clause = {
    ...{ group: { ...PLAIN_GROUP, tense: be === 'was' ? 'past' : 'present' }, predicate: { kind: 'there', what } },
    ...{ adjuncts: [], mood: 'question', please: false },
  }
  const bare = { value: clause, end, cost: -2 }
  if (chart.word(end) !== 'with') return [bare]
  return chart.rules.nounPhrases(chart, end + 1).map(({ value: object, end: to, cost }) => {
    const adjunct: Adjunct = { kind: 'preposition', phrase: { preposition: WITH, object, span: { from: end, to } } }
    return { value: { ...clause, adjuncts: [adjunct] }, end: to, cost: cost - 2 }
  })
}
