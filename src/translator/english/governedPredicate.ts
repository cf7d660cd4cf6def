import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import { CAUSE_VERBS, CONTROL_VERBS, REPORT_VERBS, REPORTING } from '#translator/english/governing.ts'
import { subjectCost } from '#translator/english/subjectCost.ts'
import type { Clause, NounPhrase, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import type { ControlId } from '#translator/frame/governedVerb.ts'
import type { CauseId, ReportId } from '#translator/frame/government.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { canBe, isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const WH_CLAUSE_WORDS = new Set(['whether', 'if'])

/** `whether to go`: 갈지. */
function openDecisions(chart: Chart, at: number): Reading<Clause>[] {
  return chart.rules.verbPhrases(chart, at, 'base', false).map(({ value, end, cost }) => ({
    value: asOpenDecision(value),
    end,
    cost,
  }))
}

/** `to stay or leave`: 머무를지 떠날지. */
function asOpenDecision({ earlier = [], ...phrase }: VerbPhrase): Clause {
  const decision: Clause = { ...phrase, group: { ...phrase.group, modal: 'will' }, mood: 'statement', please: false }
  if (earlier.some(({ joined }) => joined === 'and')) return { ...decision, earlier }
  const precedingClauses = earlier.map(({ phrase: other, span }) => ({
    relation: 'whether' as const,
    clause: asOpenDecision(other),
    span,
  }))
  return precedingClauses.length > 0 ? { ...decision, precedingClauses } : decision
}

/** `stop worrying about me, I'm fine`: behind a comma, what has no `that` is a clause of its own. */
function isSplit(chart: Chart, from: number, { subject }: Clause): boolean {
  return subject !== undefined && subject.span.from > from && chart.word(subject.span.from - 1) === ','
}

/** The clause after think, say, know: `that` is dropped, `whether` makes it a question. */
export function reportedClauses(chart: Chart, at: number): { reading: Reading<Clause>; whether: boolean }[] {
  const word = chart.word(at)
  const whether = WH_CLAUSE_WORDS.has(word)
  const from = whether || word === 'that' ? at + 1 : at
  const pointing = word === 'that' && /^(?:'s|is|was|will|'ll|would)$/.test(chart.word(at + 1))
  const stated = chart.rules
    .trailedClauses(chart, from)
    .filter(({ value }) => word === 'that' || whether || !isSplit(chart, from, value))
  const clauses = [...stated, ...(pointing ? chart.rules.clauses(chart, at) : [])]
  const open = word === 'whether' && chart.word(from) === 'to' ? openDecisions(chart, from + 1) : []
  const plain = [...clauses, ...open].map((reading) => ({ reading, whether }))
  const asking = whether ? [] : chart.rules.embeddedQuestions(chart, at).map((reading) => ({ reading, whether: true }))
  return [...plain, ...asking].flatMap((first) => [first, ...askedToo(chart, first)])
}

const ASKING = /^(?:whether|if|what|when|where|why|how|who|which)$/

/** `asked how old I am and whether I smoke`: two questions of one verb, 몇 살인지, 담배를 피우는지. */
function askedToo(chart: Chart, { reading: first, whether }: { reading: Reading<Clause>; whether: boolean }) {
  if (!whether || chart.word(first.end) !== 'and' || !ASKING.test(chart.word(first.end + 1))) return []
  const span = { from: first.end, to: first.end + 1 }
  return reportedClauses(chart, first.end + 1).map(({ reading: { value, end, cost } }) => ({
    reading: {
      value: {
        ...value,
        precedingClauses: [
          { relation: 'asked' as const, clause: { ...first.value, mood: 'statement' as const }, span },
          ...(value.precedingClauses ?? []),
        ],
      },
      end,
      cost: first.cost + cost,
    },
    whether: true,
  }))
}

/** `I could tell she was tired`: 피곤한 걸 알 수 있었어요. */
function canTell(chart: Chart, at: number): boolean {
  const before = chart.word(at - 1) === 'not' ? chart.word(at - 2) : chart.word(at - 1)
  return /^(?:can|could)$/.test(before) && /^(?:that|i|you|he|she|it|we|they|something|there)$/.test(chart.word(at + 1))
}

/** The verbs under a base form that take a clause, those of several words first: find out, have no idea. */
export function reportVerbsAt(chart: Chart, base: string, at: number): { report: ReportId; after: number }[] {
  if (base === 'tell' && canTell(chart, at - 1)) return [{ report: 'know', after: at }]
  if (!REPORTING.has(base)) return []
  for (const more of [2, 1, 0]) {
    const words = [base, ...Array.from({ length: more }, (_, index) => chart.word(at + index))]
    const report = tableEntry(REPORT_VERBS, words.join(' '))
    if (report) return [{ report, after: at + more }]
  }
  return []
}

const SEEMING_LIKE = new Set(['sound', 'seem'])

/** `sounds like a good idea`: it seems to be one. */
export function likenesses(chart: Chart, base: string, at: number): Reading<Predicate>[] {
  if (!SEEMING_LIKE.has(base) || chart.word(at) !== 'like') return []
  return chart.rules.nounPhrases(chart, at + 1).map(({ value: complement, end, cost }) => {
    const clause: Clause = {
      ...{ group: PLAIN_GROUP, predicate: { kind: 'noun', complement }, adjuncts: [] },
      ...{ mood: 'statement', please: false },
    }
    const span = { from: at - 1, to: at + 1 }
    return { value: { kind: 'report', report: 'seem', clause, whether: false, at: span }, end, cost: cost - 1 }
  })
}

const ONLY_ASKING: ReadonlySet<ReportId> = new Set(['care', 'show', 'matter', 'no idea', 'depend'])
export const WITH_LISTENER: Readonly<Record<string, ReportId>> = {
  tell: 'tell',
  ask: 'ask',
  show: 'show',
  promise: 'promise',
  warn: 'warn',
  text: 'text',
}

/** `pleased to announce that` is a construction. */
function isFormalNews(chart: Chart, base: string, at: number): boolean {
  return base === 'announce' && chart.word(at - 2) === 'to'
}

const TELLING: ReadonlySet<ReportId> = new Set(['tell', 'promise', 'warn', 'text'])

export function reports(chart: Chart, base: string, at: number): Reading<Predicate>[] {
  const direct = (isFormalNews(chart, base, at) ? [] : reportVerbsAt(chart, base, at)).flatMap(({ report, after }) =>
    reportedClauses(chart, after)
      .filter(({ whether }) => whether || !ONLY_ASKING.has(report))
      .filter(({ whether }) => !(whether && report === 'hear' && chart.word(after) === 'when'))
      .filter(({ whether }) => !(whether && base === 'see' && after === at) || chart.word(after) === 'if')
      .filter(({ whether }) => whether || base !== 'see')
      .map(({ reading, whether }) => ({
        value: { kind: 'report' as const, report, clause: reading.value, whether, at: { from: at - 1, to: after } },
        end: reading.end,
        cost: reading.cost,
      })),
  )
  const told = tableEntry(WITH_LISTENER, base)
  const addressed = TO_LISTENER.has(base) ? addressedReports(chart, base, at) : []
  return [...direct, ...(told ? toldReports(chart, told, at) : []), ...addressed]
}

/** Verbs whose listener stands behind `to`. */
const TO_LISTENER: ReadonlySet<string> = new Set(['explain', 'admit', 'mention', 'complain', 'prove'])

/** `explain to me why he left`: 저한테 왜 떠났는지 설명하다. */
function addressedReports(chart: Chart, base: string, at: number): Reading<Predicate>[] {
  const report = tableEntry(REPORT_VERBS, base)
  return report && chart.word(at) === 'to' ? toldReports(chart, report, at + 1, true) : []
}

/** `tell me where he is`: a reported clause and its listener. */
function toldReports(chart: Chart, report: ReportId, at: number, states = TELLING.has(report)): Reading<Predicate>[] {
  return chart.rules
    .nounPhrases(chart, at)
    .filter(({ value }) => isKind(value, 'person') && canBe(value, 'object', chart.word(value.span.from)))
    .flatMap((listener) =>
      reportedClauses(chart, listener.end)
        .filter(({ whether }) => whether || states)
        .map(({ reading, whether }) => ({
          value: {
            kind: 'report' as const,
            report,
            clause: reading.value,
            listener: listener.value,
            whether,
            at: { from: chart.word(at - 1) === 'to' ? at - 2 : at - 1, to: at },
          },
          end: reading.end,
          cost: reading.cost + listener.cost,
        })),
    )
}

/** Where a governed verb begins, and whether it is negated: to go, not to go, going, not going. */
function governedAt(chart: Chart, at: number, joined: 'to' | 'ing' | 'base'): { from: number; negative: boolean }[] {
  const negative = chart.word(at) === 'not' || chart.word(at) === 'never'
  const after = negative ? at + 1 : at
  if (joined !== 'to') return [{ from: after, negative }]
  return chart.word(after) === 'to' ? [{ from: after + 1, negative }] : []
}

/** The governed verb phrases that start at a token, in the form that the governing word takes. */
export function governedPhrases(
  chart: Chart,
  at: number,
  joined: 'to' | 'ing' | 'base',
  gap: boolean,
): Reading<VerbPhrase>[] {
  return governedAt(chart, at, joined).flatMap(({ from, negative }) =>
    chart.rules
      .verbPhrases(chart, from, joined === 'ing' ? 'ing' : 'base', gap)
      .filter(({ value }) => joined === 'to' || value.predicate.kind !== 'ellipsis')
      .map((reading) =>
        negative ? { ...reading, value: { ...reading.value, group: { ...reading.value.group, negative } } } : reading,
      ),
  )
}

/** Verbs that can follow `come to` (know, like); after it, `work` and `the station` are places. */
function isState({ predicate }: VerbPhrase): boolean {
  if (predicate.kind === 'verb') return isTaggedVerb(predicate, 'knowing')
  return predicate.kind === 'report' || predicate.kind === 'adjective' || predicate.kind === 'control'
}

/** `go see a movie`: a going with its purpose, without `to`. */
const GONE_FOR = /^(?:see|get|eat|buy|watch|play|check|find|ask|talk|take|pick|visit|have|grab|help|look|meet)(?: |$)/

function isFitting(control: ControlId, joined: 'to' | 'ing' | 'base', phrase: VerbPhrase): boolean {
  if (joined === 'base') {
    const { predicate } = phrase
    return predicate.kind === 'verb' && !('unknown' in predicate.entry) && GONE_FOR.test(predicate.entry.english)
  }
  return control !== 'come to' || joined !== 'to' || isState(phrase)
}

export function controls(chart: Chart, base: string, at: number, gap: boolean): Reading<Predicate>[] {
  return (CONTROL_VERBS.get(base) ?? []).flatMap(({ with: joined, control, words }) => {
    if (!chart.hasWords(at, words)) return []
    const after = at + words.length
    const inner = governedPhrases(chart, after, joined, gap)
    const fitting = inner.filter(({ value }) => isFitting(control, joined, value))
    return fitting.map(({ value, end, cost }) => ({
      value: { kind: 'control' as const, control, phrase: value, at: { from: at - 1, to: after } },
      end,
      cost: base === 'make' || control === 'chance' || control === 'expect' ? cost - 1 : cost,
    }))
  })
}

/** Verbs that can follow `let`. `let him know` is an entry of its own, and `let me be clear` asks for no permission. */
function caused(chart: Chart, at: number, base: string, joined: 'to' | 'base' | 'ing', gap: boolean) {
  const told = base === 'let' && chart.word(at) === 'know'
  const own = base === 'let' && chart.word(at - 1) === 'me'
  return governedPhrases(chart, at, joined, gap)
    .filter(() => !told)
    .filter(({ value }) => !own || value.predicate.kind !== 'adjective')
}

export function causes(chart: Chart, base: string, at: number, gap: boolean): Reading<Predicate>[] {
  const verb = tableEntry(CAUSE_VERBS, base)
  if (!verb || (base === 'like' && !/^(?:would|'d)$/.test(chart.word(at - 2)))) return []
  return chart.rules
    .nounPhrases(chart, at)
    .filter(({ value }) => canBe(value, 'object', chart.word(value.span.from)))
    .flatMap((causee) => {
      const acted =
        canAct(causee.value) || PERCEIVED.has(verb.cause) || (verb.cause === 'want' && isKind(causee.value, 'place'))
          ? verb.with.flatMap((joined) =>
              caused(chart, causee.end, base, joined, gap).map(({ value, end, cost }) => ({
                value: {
                  kind: 'cause' as const,
                  cause: verb.cause,
                  causee: causee.value,
                  phrase: value,
                  at: { from: at - 1, to: at },
                },
                end,
                cost: cost + causee.cost - (verb.cause === 'feel' ? 2 : 0) + foundCost(base, causee.value),
              })),
            )
          : []
      return verb.state && !gap ? [...acted, ...broughtInto(chart, causee, verb.state, at)] : acted
    })
}

/** `found a new kind of fish living there`: what nobody knew before is found, not seen doing something. */
function foundCost(base: string, causee: NounPhrase): number {
  return base === 'find' && (causee.determiner === 'a' || causee.possessor?.determiner === 'a')
    ? COST.outerAttachment * 4
    : 0
}

/** Things can be seen and heard doing something, too: the alarm go off. */
const PERCEIVED: ReadonlySet<CauseId> = new Set(['see', 'hear', 'catch', 'feel'])

function canAct(phrase: NounPhrase): boolean {
  return isKind(phrase, 'person') || isKind(phrase, 'animal') || isPronoun(phrase, 'it')
}

/** `made me nervous`, `keep it clean`, `found it easy`: somebody or something is put into a state or found in it. */
function broughtInto(
  chart: Chart,
  causee: Reading<NounPhrase>,
  cause: 'make' | 'keep' | 'find',
  at: number,
): Reading<Predicate>[] {
  return adjectivesAt(chart, causee.end).map(({ value: adjective, end, cost }) => {
    const predicate: Predicate = { kind: 'adjective', phrase: adjective, arguments: [], linking: 'be' }
    const phrase: VerbPhrase = { group: PLAIN_GROUP, predicate, adjuncts: [] }
    return {
      value: { kind: 'state', cause, causee: causee.value, phrase, at: { from: at - 1, to: at } },
      end,
      cost: cost + causee.cost + subjectCost(predicate, causee.value),
    }
  })
}
