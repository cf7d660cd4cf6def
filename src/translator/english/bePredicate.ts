import type { Chart, Reading } from '#translator/english/chart.ts'
import { constructionPredicates } from '#translator/english/constructionPattern.ts'
import { governedPhrases, reportedClauses } from '#translator/english/governedPredicate.ts'
import { BE_CONTROLS, REPORT_ADJECTIVES } from '#translator/english/governing.ts'
import { infinitives, judgments } from '#translator/english/governingAdjective.ts'
import { complementsAt } from '#translator/english/predicate.ts'
import type { GroupState } from '#translator/english/verbGroup.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Clause, Predicate } from '#translator/frame/frame.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** A predicate with the auxiliaries before it. */
export interface Headed {
  group: VerbGroup
  predicate: Predicate
  /** Adjuncts inside the predicate: told me yesterday that. */
  adjuncts?: Adjunct[]
}

/** `sorry for being late`: the reason of a feeling as the speaker's own action. */
function regretted(chart: Chart, at: number): { reading: Reading<Clause>; whether: boolean }[] {
  if (chart.word(at) !== 'for') return []
  return governedPhrases(chart, at + 1, 'ing', false).map((reading) => ({
    reading: { ...reading, value: { ...reading.value, mood: 'statement' as const, please: false } },
    whether: false,
  }))
}

/** `be going to`, `be able to`, `be good at`: words after be that govern a verb, perhaps with an adverb of degree. */
export function beControls(chart: Chart, state: Reading<GroupState>, gap: boolean): Reading<Headed>[] {
  const { group } = state.value
  return BE_CONTROLS.filter(({ words }) => chart.hasWords(state.end, words)).flatMap(
    ({ words, with: joined, control }) => {
      const after = state.end + words.length
      return governedPhrases(chart, after, joined, gap).map(({ value: phrase, end, cost }) => ({
        value: {
          group,
          predicate: { kind: 'control' as const, control, phrase, at: { from: state.end, to: after } },
        },
        end,
        cost: cost + state.cost - 1,
      }))
    },
  )
}

/** What `was late again this morning` costs if the morning is read as what somebody was. */
const BEHIND_ADVERB = 3

function isTimeItself(predicate: Predicate): boolean {
  return predicate.kind === 'noun' && isKind(predicate.complement, 'time')
}

/** What follows a form of be: a noun, an adjective, a place, or words that govern a verb or a clause. */
export function headedByBe(chart: Chart, state: Reading<GroupState>): Reading<Headed>[] {
  const { value, end: at, cost: before } = state
  const { group } = value
  const complements = complementsAt(chart, at).map(({ value: predicate, end, cost }) => ({
    value: { group, predicate },
    end,
    cost:
      cost +
      before +
      (value.adjuncts.some((each) => isAdverb(each, 'late', 'early')) && isTimeItself(predicate) ? BEHIND_ADVERB : 0),
  }))
  const report = tableEntry(REPORT_ADJECTIVES, chart.word(at))
  const reported = report
    ? [...reportedClauses(chart, at + 1), ...regretted(chart, at + 1)].map(({ reading, whether }) => ({
        value: {
          group,
          predicate: { kind: 'report' as const, report, clause: reading.value, whether, at: { from: at, to: at + 1 } },
        },
        end: reading.end,
        cost: reading.cost + before,
      }))
    : []
  return [
    ...complements,
    ...beControls(chart, state, false),
    ...reported,
    ...[...infinitives(chart, at), ...judgments(chart, at), ...constructionPredicates(chart, 'be', at)].map(
      ({ value: predicate, end, cost }) => ({
        value: { group, predicate },
        end,
        cost: cost + before,
      }),
    ),
  ]
}
