import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import { adjunctsAt, periodsAt } from '#translator/english/adjunct.ts'
import { asks } from '#translator/english/asking.ts'
import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import { invertedAt, statementsAt, subjectsAt, withGapFilled } from '#translator/english/clause.ts'
import { describedGapCost } from '#translator/english/subjectCost.ts'
import { firstAuxiliaries } from '#translator/english/verbGroup.ts'
import { type WhAdverb, whAdverbsAt } from '#translator/english/whAdverb.ts'
import type { AdjectivePhrase, Adjunct, Clause, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isGap } from '#translator/frame/gap.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'

export function askingPhrases(chart: Chart, at: number) {
  return chart.rules.nounPhrases(chart, at).filter(({ value }) => asks(value))
}

/** `how come you're here` keeps the order of a statement. */
function statedAt(chart: Chart, at: number): Reading<Clause>[] {
  return statementsAt(chart, at).map((reading) => ({ ...reading, value: { ...reading.value, mood: 'question' } }))
}

/** `where is he`, `when did you come`: a wh-adverb and the inverted clause. */
function adverbQuestions(chart: Chart, at: number): Reading<Clause>[] {
  return whAdverbsAt(chart, at).flatMap((wh) => {
    const inverted = chart.hasWords(at, ['how', 'come']) ? statedAt(chart, wh.end) : invertedAt(chart, wh.end, false)
    const statedOfSubject =
      wh.value.word === 'where' || wh.value.word === 'when' || wh.value.word === 'how' ? whAsPredicate(chart, wh) : []
    return [
      ...inverted.map(({ value, end, cost }) => ({
        value: { ...value, adjuncts: [wh.value, ...value.adjuncts] },
        end,
        cost: cost + wh.cost,
      })),
      ...statedOfSubject,
    ]
  })
}

/** `where is the station`, `how is your mother`: the wh-adverb is what is said of the subject. */
function whAsPredicate(chart: Chart, wh: Reading<WhAdverb>): Reading<Clause>[] {
  return saidOfSubject(chart, wh, { kind: 'wh', word: wh.value.word, at: wh.value.span })
}

/** `what is this`, `who are they`: the asking phrase is the complement of be. */
function nounQuestions(chart: Chart, at: number): Reading<Clause>[] {
  return askingPhrases(chart, at).flatMap((wh) => saidOfSubject(chart, wh, { kind: 'noun', complement: wh.value }))
}

/** A question word or phrase with the given meaning, then a form of be, then the subject. */
function saidOfSubject(chart: Chart, wh: Reading<unknown>, predicate: Clause['predicate']): Reading<Clause>[] {
  return firstAuxiliaries(chart, wh.end)
    .filter(({ value }) => value.awaits === 'complement')
    .flatMap((be) =>
      subjectsAt(chart, be.end).map((subject) => ({
        value: {
          group: be.value.group,
          predicate,
          adjuncts: [],
          mood: 'question' as const,
          please: false,
          subject: subject.value,
        },
        end: subject.end,
        cost: wh.cost + subject.cost,
      })),
    )
}

/** `how many hours do you sleep`, `how many times a week`: a question for a stretch of time, which is not an object. */
function stretchQuestions(chart: Chart, at: number): Reading<Clause>[] {
  const plain: Reading<Adjunct[]> = { value: [], end: 0, cost: 0 }
  return askingPhrases(chart, at)
    .filter(({ value }) => value.quantity?.amount === 'how many' && isStretch(value))
    .flatMap((wh) => {
      const asked: Adjunct = { kind: 'time noun', object: wh.value }
      const periods = periodsAt(chart, wh.end).map(({ value, end, cost }) => ({ value: [value], end, cost }))
      return [{ ...plain, end: wh.end }, ...periods].flatMap((period) =>
        invertedAt(chart, period.end, false).map(({ value, end, cost }) => ({
          value: { ...value, adjuncts: [...period.value, asked, ...value.adjuncts] },
          end,
          cost: cost + wh.cost + period.cost,
        })),
      )
    })
}

function isStretch(phrase: NounPhrase): boolean {
  return isKind(phrase, 'duration') || (phrase.head.kind === 'noun' && phrase.head.entry.english === 'time')
}

function objectQuestions(chart: Chart, at: number): Reading<Clause>[] {
  return askingPhrases(chart, at).flatMap((wh) =>
    invertedAt(chart, wh.end, true).map(({ value, end, cost }) => ({
      value: withGapFilled(value, wh.value),
      end,
      cost: cost + wh.cost + describedGapCost(value.predicate, wh.value),
    })),
  )
}

function subjectQuestions(chart: Chart, at: number): Reading<Clause>[] {
  return statementsAt(chart, at)
    .filter(({ value }) => value.subject !== undefined && asks(value.subject))
    .map((reading) => ({
      ...reading,
      value: { ...reading.value, mood: 'question' as const },
      cost: reading.cost + (reading.value.predicate.kind === 'noun' ? 1 : 0),
    }))
}

/** `how many eggs are there in the fridge` */
function thereQuestions(chart: Chart, at: number): Reading<Clause>[] {
  return askingPhrases(chart, at).flatMap((wh) =>
    firstAuxiliaries(chart, wh.end)
      .filter(({ value, end }) => value.awaits === 'complement' && chart.word(end) === 'there')
      .flatMap((be) => {
        const bare: Reading<Clause> = {
          value: {
            group: be.value.group,
            predicate: { kind: 'there', what: wh.value },
            adjuncts: [],
            mood: 'question',
            please: false,
          },
          end: be.end + 1,
          cost: wh.cost - 1,
        }
        return [
          bare,
          ...adjunctsAt(chart, be.end + 1).map((adjunct) => ({
            value: { ...bare.value, adjuncts: [adjunct.value] },
            end: adjunct.end,
            cost: bare.cost + adjunct.cost,
          })),
        ]
      }),
  )
}

/** `how far is the station`: 얼마나 with the adjective. */
function degreeQuestions(chart: Chart, at: number): Reading<Clause>[] {
  if (chart.word(at) !== 'how') return []
  return adjectivesAt(chart, at + 1).flatMap((phrase) =>
    firstAuxiliaries(chart, phrase.end)
      .filter(({ value }) => value.awaits === 'complement')
      .flatMap((be) =>
        subjectsAt(chart, be.end).map((subject) => ({
          value: {
            group: be.value.group,
            predicate: { kind: 'adjective' as const, phrase: phrase.value, arguments: [], linking: 'be' as const },
            adjuncts: [{ kind: 'wh' as const, word: 'how much' as const, span: { from: at, to: at + 1 } }],
            mood: 'question' as const,
            please: false,
            subject: subject.value,
          },
          end: subject.end,
          cost: phrase.cost + subject.cost - 1,
        })),
      ),
  )
}

/** Questions, proposals (`what shall we eat`) and exclamations (`how big it is`) that start at a token. */
export function questionsAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('question', at, () => [...askingClauses(chart, at)].map(asProposal))
}

/** A question about what we shall do is a proposal: `what shall we eat`, 뭘 먹을까요? */
function asProposal(reading: Reading<Clause>): Reading<Clause> {
  const { group, subject } = reading.value
  const together = isSpeaker(subject)
  if (group.modal !== 'shall' || !together) return reading
  const { modal: _shall, ...plain } = group
  const { subject: _we, ...clause } = reading.value
  return { ...reading, value: { ...clause, group: plain, mood: 'proposal' } }
}

function askingClauses(chart: Chart, at: number): Reading<Clause>[] {
  return [
    ...invertedAt(chart, at, false),
    ...adverbQuestions(chart, at),
    ...nounQuestions(chart, at),
    ...degreeQuestions(chart, at),
    ...objectQuestions(chart, at),
    ...stretchQuestions(chart, at),
    ...thereQuestions(chart, at),
    ...subjectQuestions(chart, at),
    ...durationQuestions(chart, at),
    ...exclaimedDegrees(chart, at),
  ]
}

/** 정말 before the adjective renders `how`. */
function exclaimedPredicate(phrase: AdjectivePhrase, at: number): Predicate {
  const entry = { english: 'how', korean: '정말', tags: new Set(['degree']), level: 'A1' as const, topic: 'degree' }
  const adverbs = [{ entry, span: { from: at, to: at + 1 } }, ...phrase.adverbs]
  return { kind: 'adjective', phrase: { ...phrase, adverbs }, arguments: [], linking: 'be' }
}

/** `how beautiful the mountains are`: with the word order of a statement it is an exclamation. */
function exclaimedDegrees(chart: Chart, at: number): Reading<Clause>[] {
  if (chart.word(at) !== 'how') return []
  return adjectivesAt(chart, at + 1).flatMap((phrase) =>
    subjectsAt(chart, phrase.end).flatMap((subject) =>
      firstAuxiliaries(chart, subject.end)
        .filter(({ value }) => value.awaits === 'complement')
        .map((be) => ({
          value: {
            group: be.value.group,
            predicate: exclaimedPredicate(phrase.value, at),
            adjuncts: [],
            mood: 'exclamation' as const,
            please: false,
            subject: subject.value,
          },
          end: be.end,
          cost: phrase.cost + subject.cost,
        })),
    ),
  )
}

/** `how long does it take to get there`: the wh-phrase asks for the time needed. */
function durationQuestions(chart: Chart, at: number): Reading<Clause>[] {
  if (!chart.hasWords(at, ['how', 'long'])) return []
  return invertedAt(chart, at + 2, true).flatMap((reading) => withTimeAsked(reading, at))
}

/** The clause with 얼마나 for the time; none if the verb is not about how long something takes. */
export function withTimeAsked({ value, end, cost }: Reading<Clause>, at: number): Reading<Clause>[] {
  const { predicate } = value
  if (!isLexicalVerb(predicate) || predicate.entry.korean !== '걸리다') return []
  const wh = { kind: 'wh' as const, word: 'how much' as const, span: { from: at, to: at + 2 } }
  const list = predicate.arguments.filter(({ object }) => !isGap(object))
  const clause = { ...value, predicate: { ...predicate, arguments: list }, adjuncts: [...value.adjuncts, wh] }
  return [{ value: clause, end, cost: cost - COST.taggedGap - 1 }]
}
