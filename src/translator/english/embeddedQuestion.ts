import { askedPricesAt } from '#translator/english/askedPrice.ts'
import { asks } from '#translator/english/asking.ts'
import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import { gappedStatementsAt, statementsAt, subjectsAt, withGapFilled } from '#translator/english/clause.ts'
import { askingPhrases, withTimeAsked } from '#translator/english/question.ts'
import { linked } from '#translator/english/resultClause.ts'
import { describedGapCost } from '#translator/english/subjectCost.ts'
import { subordinateAt } from '#translator/english/subordinate.ts'
import { firstAuxiliaries } from '#translator/english/verbGroup.ts'
import { verbPhrasesAt } from '#translator/english/verbPhrase.ts'
import { whAdverbsAt } from '#translator/english/whAdverb.ts'
import { wrongWithAt } from '#translator/english/wrongWith.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type VerbGroup } from '#translator/frame/frameTerm.ts'

/** `where the station is`, `who that man is`: be comes last. */
function embeddedWithBe(chart: Chart, at: number): Reading<Clause>[] {
  const asked = [
    ...whAdverbsAt(chart, at).map((wh) => ({
      ...wh,
      value: { kind: 'wh' as const, word: wh.value.word, at: wh.value.span },
    })),
    ...askingPhrases(chart, at).map((wh) => ({ ...wh, value: { kind: 'noun' as const, complement: wh.value } })),
  ]
  return asked.flatMap((wh) =>
    subjectsAt(chart, wh.end).flatMap((subject) =>
      firstAuxiliaries(chart, subject.end)
        .filter(({ value }) => value.awaits === 'complement')
        .map((be) => ({
          value: {
            group: be.value.group,
            predicate: wh.value,
            adjuncts: [],
            mood: 'question' as const,
            please: false,
            subject: subject.value,
          },
          end: be.end,
          cost: wh.cost + subject.cost,
        })),
    ),
  )
}

const OBLIGED: VerbGroup = { ...PLAIN_GROUP, modal: 'should' }

/** `he has no idea how to say it`: 어떻게 말해야 할지. */
function isUnknown(chart: Chart, at: number): boolean {
  return chart.hasWords(at - 2, ['no', 'idea'])
}

/** `where to start`, `what to say`: an embedded question about what to do. */
function infinitiveQuestions(chart: Chart, at: number): Reading<Clause>[] {
  const asked = { group: OBLIGED, mood: 'question' as const, please: false }
  const adverbial = whAdverbsAt(chart, at).flatMap((wh) =>
    chart.word(wh.end) !== 'to'
      ? []
      : verbPhrasesAt(chart, wh.end + 1, 'base', false).map(({ value, end, cost }) => ({
          value: {
            ...value,
            ...asked,
            group: wh.value.word === 'how' && !isUnknown(chart, at) ? PLAIN_GROUP : OBLIGED,
            adjuncts: [wh.value, ...value.adjuncts],
          },
          end,
          cost: cost + wh.cost,
        })),
  )
  const nominal = askingPhrases(chart, at).flatMap((wh) =>
    chart.word(wh.end) !== 'to'
      ? []
      : verbPhrasesAt(chart, wh.end + 1, 'base', true).map(({ value, end, cost }) => ({
          value: withGapFilled({ ...value, ...asked }, wh.value),
          end,
          cost: cost + wh.cost + describedGapCost(value.predicate, wh.value),
        })),
  )
  return [...adverbial, ...nominal]
}

/** `how long it takes` */
function embeddedDurations(chart: Chart, at: number): Reading<Clause>[] {
  if (!chart.hasWords(at, ['how', 'long'])) return []
  return gappedStatementsAt(chart, at + 2, 'object').flatMap((reading) => withTimeAsked(reading, at))
}

/** Questions inside a sentence, in the order of a statement: `what he is doing`, `where you live`. */
export function embeddedQuestionsAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('embedded question', at, () => {
    const asked = askedInside(chart, at)
    return [...asked, ...asked.flatMap((reading) => askedSince(chart, reading))]
  })
}

/** `how much it has changed since I was here`: the time since belongs to the perfect inside. */
function askedSince(chart: Chart, { value, end, cost }: Reading<Clause>): Reading<Clause>[] {
  if (!value.group.perfect || chart.word(end) !== 'since') return []
  return subordinateAt(chart, end).map((link) => ({
    value: linked(value, link.value),
    end: link.end,
    cost: cost + link.cost - COST.outerAttachment,
  }))
}

function askedInside(chart: Chart, at: number): readonly Reading<Clause>[] {
  return [
    ...whAdverbsAt(chart, at).flatMap((wh) =>
      statementsAt(chart, wh.end).map(({ value, end, cost }) => ({
        value: { ...value, adjuncts: [wh.value, ...value.adjuncts] },
        end,
        cost: cost + wh.cost,
      })),
    ),
    ...askingPhrases(chart, at).flatMap((wh) =>
      gappedStatementsAt(chart, wh.end, 'object').map(({ value, end, cost }) => ({
        value: withGapFilled(value, wh.value),
        end,
        cost: cost + wh.cost + describedGapCost(value.predicate, wh.value),
      })),
    ),
    ...statementsAt(chart, at).filter(({ value }) => value.subject !== undefined && asks(value.subject)),
    ...infinitiveQuestions(chart, at),
    ...embeddedWithBe(chart, at),
    ...embeddedDurations(chart, at),
    ...wrongWithAt(chart, at),
    ...askedPricesAt(chart, at, 'embedded'),
  ]
}
