import { accompanyingAt } from '#translator/english/accompanying.ts'
import { addressesAt } from '#translator/english/address.ts'
import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import { adjunctsAt } from '#translator/english/adjunct.ts'
import { askedPricesAt } from '#translator/english/askedPrice.ts'
import { asks } from '#translator/english/asking.ts'
import { type Chart, COST, cheapest, type Reading, type Rules } from '#translator/english/chart.ts'
import { fitCost, gappedStatementsAt, statementsAt } from '#translator/english/clause.ts'
import { commandsAt, permissionsAt, requestsAt, suggestionsAt } from '#translator/english/command.ts'
import { constructionSentencesAt } from '#translator/english/constructionPattern.ts'
import { dictionaryWord } from '#translator/english/dictionaryWord.ts'
import { elapsedAt } from '#translator/english/elapsed.ts'
import { embeddedQuestionsAt } from '#translator/english/embeddedQuestion.ts'
import { interjectionsAt } from '#translator/english/interjection.ts'
import { hasLostVerb } from '#translator/english/lostVerb.ts'
import { complementsAt } from '#translator/english/predicate.ts'
import { questionsAt } from '#translator/english/question.ts'
import { linked, resulting, threatening } from '#translator/english/resultClause.ts'
import { nounPhrasesAt } from '#translator/english/richNounPhrase.ts'
import { afterComma, closed } from '#translator/english/sentenceClose.ts'
import { isPlain, underOneModal } from '#translator/english/sharedModal.ts'
import { isDegree } from '#translator/english/soDegree.ts'
import { subordinateAt } from '#translator/english/subordinate.ts'
import { withTenseOf } from '#translator/english/tenseCost.ts'
import { verbPhrasesAt } from '#translator/english/verbPhrase.ts'
import { wrongWithAt } from '#translator/english/wrongWith.ts'
import type { Clause, Fragment, Link, SentenceFrame, SentenceOpening } from '#translator/frame/frame.ts'
import type { Relation } from '#translator/frame/frameTerm.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

export const RULES: Rules = {
  nounPhrases: nounPhrasesAt,
  verbPhrases: verbPhrasesAt,
  clauses: (chart, at) =>
    statementsAt(chart, at).filter(({ value }) => value.subject === undefined || !asks(value.subject)),
  embeddedQuestions: embeddedQuestionsAt,
  gappedClauses: gappedStatementsAt,
}

/** Clauses that can be a sentence by themselves. */
function independentAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.once('independent', at, () => [
    ...RULES.clauses(chart, at),
    ...questionsAt(chart, at),
    ...commandsAt(chart, at),
    ...suggestionsAt(chart, at),
    ...requestsAt(chart, at),
    ...permissionsAt(chart, at),
    ...elapsedAt(chart, at),
    ...wrongWithAt(chart, at),
    ...askedPricesAt(chart, at, 'main'),
    ...constructionSentencesAt(chart, at),
  ])
}

const COORDINATORS: Readonly<Record<string, Relation>> = { and: 'and', but: 'but', so: 'so', yet: 'but' }

function ledIn(chart: Chart, at: number): Reading<Clause>[] {
  return subordinateAt(chart, at).flatMap((link) =>
    independentAt(chart, afterComma(chart, link.end)).map(({ value, end, cost }) => ({
      value: linked(value, link.value),
      end,
      cost: cost + link.cost + (chart.word(link.end) === ',' ? 0 : COST.outerAttachment),
    })),
  )
}

function trailing(chart: Chart, main: Reading<Clause>): Reading<Clause>[] {
  return [...subordinateAt(chart, afterComma(chart, main.end)), ...accompanyingAt(chart, main)].map((link) => ({
    value: linked(main.value, link.value),
    end: link.end,
    cost: main.cost + link.cost,
  }))
}

/** `not a poet but a novelist`: the part after `but` is affirmative. */
function affirmedBy(relation: Relation, { group }: Clause): Pick<Clause, 'group'> {
  return { group: relation === 'but' ? { ...group, negative: false } : group }
}

const DESCRIBING = new Set<string>(['adjective', 'noun', 'place'])
/** `nothing but`, `everyone but`: here `but` means `except`. */
function isExcepting(chart: Chart, at: number): boolean {
  return chart.word(at) === 'but' && /^(?:no|any|every)(?:thing|body|one)$|^one$/.test(chart.word(at - 1))
}

/** A second clause after and, but, so; a missing subject is that of the first. */
function coordinated(chart: Chart, first: Reading<Clause>): Reading<Clause>[] {
  const at = afterComma(chart, first.end)
  const relation = tableEntry(COORDINATORS, chart.word(at))
  if (!relation || (relation === 'so' && isDegree(chart, at)) || isExcepting(chart, at)) return []
  const span = { from: at, to: at + 1 }
  const link: Link = { relation, clause: first.value, span }
  const { subject } = first.value
  const shares = { mood: first.value.mood, ...(subject ? { subject } : {}), sharedSubject: true }
  const shared = gappedStatementsAt(chart, at + 1, 'subject').map((reading) => ({
    ...reading,
    value: withTenseOf({ ...reading.value, ...shares }, first.value),
    cost: reading.cost + (subject ? fitCost(reading.value, subject) : 0),
  }))
  const described = DESCRIBING.has(first.value.predicate.kind)
    ? complementsAt(chart, at + 1).map((reading) => ({
        ...reading,
        value: {
          ...first.value,
          ...affirmedBy(relation, first.value),
          predicate: reading.value,
          adjuncts: [],
          sharedSubject: true,
        },
      }))
    : []
  const orders = at > first.end || first.value.mood === 'command'
  const contrasted = relation === 'but' && first.value.group.negative && first.value.predicate.kind === 'noun'
  const full = independentAt(chart, at + 1).filter(({ value }) => orders || value.mood !== 'command')
  const under = underOneModal(chart, at + 1, first.value, link)
  const isGoverned = under.length > 0 || (relation === 'and' && first.value.predicate.kind === 'control')
  const own = isGoverned ? shared.filter(({ value }) => !isPlain(value.group)) : shared
  const joined = (joint: Link) => (reading: Reading<Clause>) => ({
    value: linked(reading.value, joint),
    end: reading.end,
    cost: reading.cost + first.cost,
  })
  return [
    ...under.map((each) => ({ ...each, cost: each.cost + first.cost })),
    ...[...full, ...own].map(joined(link)),
    ...described.map(joined({ ...link, relation: contrasted ? 'and' : relation })),
  ]
}

/** Clauses with everything that depends on them or is joined to them, starting at a token. */
export function clauseReadingsAt(chart: Chart, at: number): Reading<Clause>[] {
  const simple = [...independentAt(chart, at), ...ledIn(chart, at)]
  const extended = simple.flatMap((reading) => [
    ...trailing(chart, reading),
    ...coordinated(chart, reading),
    ...resulting(chart, reading),
    ...threatening(chart, reading),
  ])
  return cheapest([...simple, ...extended])
}

/** `What a beautiful day!` */
function exclaimedNouns(chart: Chart, at: number): Reading<Fragment>[] {
  if (chart.word(at) !== 'what' || !['a', 'an'].includes(chart.word(at + 1))) return []
  return nounPhrasesAt(chart, at + 1).map(({ value: phrase, end, cost }) => ({
    value: { kind: 'noun fragment' as const, phrase, please: false, exclaimed: true as const },
    end,
    cost,
  }))
}

function fragmentsAt(chart: Chart, at: number): Reading<Fragment>[] {
  const phrases = nounPhrasesAt(chart, at).filter(({ value }) => !hasLostVerb(chart, value))
  const nouns = phrases.map(({ value: phrase, end, cost }) => ({
    value: { kind: 'noun fragment' as const, phrase, please: false },
    end,
    cost: cost + 1.5,
  }))
  const exclaimed = chart.word(at) === 'how'
  const adjectives = adjectivesAt(chart, exclaimed ? at + 1 : at).map(({ value: phrase, end, cost }) => ({
    value: { kind: 'adjective fragment' as const, phrase, exclaimed },
    end,
    cost: cost + 1.6,
  }))
  const adjuncts = adjunctsAt(chart, at).map(({ value: adjunct, end, cost }) => ({
    value: { kind: 'adjunct fragment' as const, adjunct },
    end,
    cost: cost + 1.7,
  }))
  return [...nouns, ...exclaimedNouns(chart, at), ...adjectives, ...adjuncts]
}

function openingsAt(chart: Chart, at: number): Reading<SentenceOpening[]>[] {
  const none: Reading<SentenceOpening[]> = { value: [], end: at, cost: 0 }
  const interjections = interjectionsAt(chart, at).map(({ value, end, cost }) => ({
    value: [value],
    end: afterComma(chart, end),
    cost,
  }))
  const addressed = addressesAt(chart, at)
    .filter(({ end }) => chart.word(end) === ',')
    .map(({ value: name, end, cost }) => ({ value: [{ kind: 'address' as const, name }], end: end + 1, cost }))
  return [none, ...interjections, ...addressed]
}

/** How many readings of a sentence are tried if the transfer has no rule for the cheapest. */
const OFFERED = 4

/** Readings that cost more have been wrong more often than right. Readings with unknown words are marked anyway. */
const TRUSTED = 6.5

/** The cheapest ways to read all tokens as one sentence; none where no rule covers them. */
export function sentenceFrames(chart: Chart, closing: string): Reading<SentenceFrame>[] {
  const found: Reading<SentenceFrame>[] = []
  const word = dictionaryWord(chart)
  if (word && !closing) return [{ value: { openings: [], body: word, tagged: false }, end: 1, cost: 0 }]
  for (const opening of openingsAt(chart, 0)) {
    const bodies = [...clauseReadingsAt(chart, opening.end), ...fragmentsAt(chart, opening.end)]
    if (opening.end === chart.length) {
      found.push({
        value: { openings: opening.value, body: undefined, tagged: false },
        end: opening.end,
        cost: opening.cost,
      })
    }
    for (const { value: body, end, cost } of bodies) {
      const frame = closed(chart, { openings: opening.value, body, tagged: false }, end)
      if (frame) found.push({ value: frame, end: chart.length, cost: cost + opening.cost })
    }
  }
  return found
    .filter(({ cost }) => cost <= TRUSTED || cost >= COST.unknown - TRUSTED)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, OFFERED)
}
