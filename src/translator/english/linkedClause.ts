import { accompanyingAt } from '#translator/english/accompanying.ts'
import { askedPricesAt } from '#translator/english/askedPrice.ts'
import { asks } from '#translator/english/asking.ts'
import { type Chart, COST, cheapest, type Reading } from '#translator/english/chart.ts'
import { fitCost, gappedStatementsAt, statementsAt } from '#translator/english/clause.ts'
import { afterComma } from '#translator/english/comma.ts'
import { commandsAt, permissionsAt, requestsAt, suggestionsAt } from '#translator/english/command.ts'
import { constructionSentencesAt } from '#translator/english/constructionPattern.ts'
import { deniedAfter } from '#translator/english/denied.ts'
import { ownedBy } from '#translator/english/determiner.ts'
import { elapsedAt } from '#translator/english/elapsed.ts'
import { participialOpeningsAt } from '#translator/english/participialOpening.ts'
import { complementsAt } from '#translator/english/predicate.ts'
import { proportionsAt } from '#translator/english/proportion.ts'
import { aimsAfter } from '#translator/english/purposeClause.ts'
import { questionsAt } from '#translator/english/question.ts'
import { linked, resulting, threatening } from '#translator/english/resultClause.ts'
import { isPlain, underOneAuxiliary } from '#translator/english/sharedAuxiliary.ts'
import { isDegree } from '#translator/english/soDegree.ts'
import { subordinateAt } from '#translator/english/subordinate.ts'
import { withTenseOf } from '#translator/english/tenseCost.ts'
import { wrongWithAt } from '#translator/english/wrongWith.ts'
import type { Clause, Link, NounPhrase } from '#translator/frame/frame.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import { COORDINATORS, type Relation } from '#translator/frame/linkingWord.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'
import { TONES } from '#translator/translation.ts'

/** Statements, without those whose subject asks. */
export function clausesAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return statementsAt(chart, at).filter(({ value }) => value.subject === undefined || !asks(value.subject))
}

/** The same inside a sentence, where a row that states something is a clause, too: `I think it's on the house`. */
export function innerClausesAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('inner clause', at, () => [
    ...clausesAt(chart, at),
    ...constructionSentencesAt(chart, at)
      .filter(({ value }) => isStated(value))
      .map((reading) => ({ ...reading, cost: reading.cost + COST.longerEntry })),
  ])
}

/** A statement of a row with its subject, and with a predicate that takes endings in every tone. */
function isStated({ predicate }: Clause): boolean {
  if (predicate.kind !== 'construction') return false
  const { row, base, templates } = predicate.entry
  const last = base.pieces.at(-1)
  const isTensed = last?.kind !== 'predicate' || last.suffixes.some((suffix) => suffix === '-았-' || suffix === '-겠-')
  const states = base.closing === 'statement' && !isTensed && TONES.every((tone) => templates[tone].open)
  return states && /^\(?(?:i|you|he|she|it|we|they|that|this|there)[ |)]/.test(row.english)
}

/** Statements, perhaps with a subordinate clause behind them: `I fell asleep while I was reading`. */
export function trailedClausesAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('trailed clause', at, () => {
    const bare = innerClausesAt(chart, at)
    const joined = bare.flatMap((first) => joinedStatements(chart, first))
    return cheapest([...bare, ...joined, ...bare.flatMap((main) => trailing(chart, main))])
  })
}

/** `because the schools are better and the streets are safer`, `that I'm busy and that I'll call`: two statements behind one conjunction. */
function joinedStatements(chart: Chart, first: Reading<Clause>): Reading<Clause>[] {
  const word = chart.word(first.end)
  if (word !== 'and' && word !== 'or') return []
  const link: Link = { relation: word, clause: first.value, span: { from: first.end, to: first.end + 1 } }
  const { subject } = first.value
  const repeats = chart.word(first.end + 1) === 'that'
  const own = word === 'and' ? clausesAt(chart, first.end + (repeats ? 2 : 1)) : []
  const under = underOneAuxiliary(chart, first.end + 1, first.value, link)
  const behind =
    isGoverning(first.value) || deniesBoth(first.value, word) ? [] : gappedStatementsAt(chart, first.end + 1, 'subject')
  const shared = behind
    .filter(({ value: { group } }) => under.length === 0 || !isPlain(group))
    .map((reading) => ({
      ...reading,
      value: { ...withTenseOf(reading.value, first.value), ...(subject ? { subject } : {}), sharedSubject: true },
      cost:
        reading.cost +
        (subject ? fitCost(reading.value, subject) : 0) +
        disagreementCost(chart, first.end + 1, subject) +
        laterTenseCost(first.value, reading.value) +
        switchedTenseCost(chart, first.end + 1, first.value),
    }))
  const together = under.map((reading) => ({ ...reading, cost: first.cost + reading.cost }))
  const apart = [...own, ...shared].map(({ value, end, cost }) => ({
    value: followed(link, value),
    end,
    cost: first.cost + cost,
  }))
  return [...together, ...apart]
}

/** `didn't eat or drink`: what is denied behind `or` is in a base form, not in a tense of its own. */
function deniesBoth({ group }: Clause, relation: Relation): boolean {
  return relation === 'or' && (group.negative || group.never)
}

/** Clauses that can be a sentence by themselves. */
function independentAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('independent', at, () => [
    ...clausesAt(chart, at),
    ...questionsAt(chart, at),
    ...commandsAt(chart, at),
    ...suggestionsAt(chart, at),
    ...requestsAt(chart, at),
    ...permissionsAt(chart, at),
    ...elapsedAt(chart, at),
    ...wrongWithAt(chart, at),
    ...askedPricesAt(chart, at, 'main'),
    ...proportionsAt(chart, at),
    ...constructionSentencesAt(chart, at),
  ])
}

function ledIn(chart: Chart, at: number): Reading<Clause>[] {
  return [...subordinateAt(chart, at), ...participialOpeningsAt(chart, at)].flatMap((link) =>
    independentAt(chart, afterComma(chart, link.end)).map(({ value, end, cost }) => ({
      value: linked(value, link.value),
      end,
      cost: cost + link.cost + (chart.word(link.end) === ',' ? 0 : COST.outerAttachment),
    })),
  )
}

/** `left the room without saying goodbye`, `turn left and walk until you see it`: about the last verb alone. */
const OF_ONE_VERB: ReadonlySet<Relation> = new Set(['without', 'by', 'instead', 'doing', 'until'])

/** A subordinate clause behind two verbs of one subject is about both, so it comes before both. */
function withTrailing(main: Clause, link: Link): Clause {
  if (!main.sharedSubject || OF_ONE_VERB.has(link.relation)) return linked(main, link)
  return { ...main, precedingClauses: [link, ...(main.precedingClauses ?? [])] }
}

function trailing(chart: Chart, main: Reading<Clause>): Reading<Clause>[] {
  const links = [
    ...subordinateAt(chart, afterComma(chart, main.end)),
    ...accompanyingAt(chart, main),
    ...aimsAfter(chart, main),
  ]
  return links.map((link) => ({
    value: withTrailing(main.value, link.value),
    end: link.end,
    cost: main.cost + link.cost,
  }))
}

/** `not a poet but a novelist`: the part after `but` is affirmative. */
function affirmedBy(relation: Relation, { group }: Clause): Pick<Clause, 'group'> {
  return { group: relation === 'but' ? { ...group, negative: false } : group }
}

/** A plain verb behind these goes with the governed verb. */
function isGoverning({ predicate }: Clause): boolean {
  return predicate.kind === 'control' || predicate.kind === 'cause'
}

const OF_ONE = /^(?:is|'s|has|does)$/
const OF_SEVERAL = /^(?:are|'re|have|do)$/

/** `I want a flat that allows pets and isn't far`: an auxiliary that disagrees with the subject belongs to another. */
function disagreementCost(chart: Chart, at: number, subject: NounPhrase | undefined): number {
  if (!subject) return 0
  const { head, plural } = subject
  const isSeveral = head.kind === 'pronoun' ? /^(?:I|you|we|they)$/.test(head.id) : plural || head.kind === 'list'
  return (isSeveral ? OF_ONE : OF_SEVERAL).test(chart.word(at)) ? COST.disagreement : 0
}

/** `started when he was five and still practices`: behind a past, a present belongs to the main clause. */
function laterTenseCost({ group: first }: Clause, { group: second }: Clause): number {
  const isThen = first.tense === 'past' && !first.modal
  const isNow = second.tense === 'present' && !second.modal && !second.perfect && second.agreement === 's'
  return isThen && isNow ? COST.disagreement : 0
}

/** `he came to help me and cook`: after a past, a base form belongs to the infinitive. */
function switchedTenseCost(chart: Chart, at: number, { group }: Clause): number {
  const forms = (chart.lexicon.bases.get(chart.word(at)) ?? []).map(({ form }) => form)
  const isBase = forms.includes('base') && !forms.includes('past')
  return group.tense === 'past' && !group.modal && isBase ? COST.disagreement : 0
}

const DESCRIBING = new Set<string>(['adjective', 'noun', 'place'])
/** `nothing but`, `everyone but`: here `but` means `except`. */
function isExcepting(chart: Chart, at: number): boolean {
  return chart.word(at) === 'but' && /^(?:no|any|every)(?:thing|body|one)$|^one$/.test(chart.word(at - 1))
}

function isOrder({ mood }: Clause): boolean {
  return mood === 'command'
}

/** A row of the constructions without a subject of its own is said by itself: `get some sleep`. */
function isSetPhrase({ predicate, subject }: Clause): boolean {
  return predicate.kind === 'construction' && subject === undefined && predicate.entry.verb === undefined
}

/** A row whose Korean is a whole sentence in some tone: nothing follows it in the same sentence. */
function isClosed({ predicate }: Clause): boolean {
  return predicate.kind === 'construction' && TONES.some((tone) => !predicate.entry.templates[tone].open)
}

/** The clauses before the first one stay with it. */
function withoutLinks({ precedingClauses: _said, ...clause }: Clause): Clause {
  return clause
}

/** `while you were out, a man came and left this`: what leads in is about both verbs. */
function withLeadIn(first: Link, second: Clause): Clause | undefined {
  const { precedingClauses = [], subject } = first.clause
  const leads =
    subject && precedingClauses.length > 0 && precedingClauses.every(({ span }) => span.from < subject.span.from)
  if (!leads || !second.sharedSubject || first.relation !== 'and') return undefined
  const bare = { ...first, clause: withoutLinks(first.clause) }
  return { ...second, precedingClauses: [...precedingClauses, bare, ...(second.precedingClauses ?? [])] }
}

/** The first clause comes before all that belongs to the second. */
function followed(first: Link, second: Clause): Clause {
  const led = withLeadIn(first, second)
  if (led) return led
  return { ...second, precedingClauses: [first, ...(second.precedingClauses ?? [])] }
}

/** `I'm busy, so don't call me`, `I'm sorry, but don't call me`: a base form without subject is an order. */
function isOrderAfter(chart: Chart, { relation, clause, span }: Link, { agreement, tense }: VerbGroup): boolean {
  const describesMe = DESCRIBING.has(clause.predicate.kind) && isSpeaker(clause.subject)
  return (
    (relation === 'so' || (relation === 'but' && describesMe)) &&
    tense === 'present' &&
    (agreement === 'base' || /^do(?:n't)?$/.test(chart.word(span.to)))
  )
}

/** The relation of the word that joins a second clause to the first. */
function coordinatorAt(chart: Chart, at: number, first: Reading<Clause>) {
  const relation = tableEntry(COORDINATORS, chart.word(at))
  if (!relation || (relation === 'so' && isDegree(chart, at)) || isExcepting(chart, at)) return undefined
  return at === first.end && isClosed(first.value) ? undefined : relation
}

/** A second clause after and, but, so; a missing subject is that of the first. */
function coordinated(chart: Chart, first: Reading<Clause>): Reading<Clause>[] {
  const at = afterComma(chart, first.end)
  const relation = coordinatorAt(chart, at, first)
  if (!relation) return []
  const span = { from: at, to: at + 1 }
  const link: Link = { relation, clause: first.value, span }
  const { subject } = first.value
  const shares = { mood: first.value.mood, ...(subject ? { subject } : {}), sharedSubject: true }
  const behind = deniesBoth(first.value, relation) ? [] : gappedStatementsAt(chart, at + 1, 'subject')
  const shared = behind.map((reading) => ({
    ...reading,
    value: withTenseOf({ ...reading.value, ...shares }, first.value),
    cost:
      reading.cost +
      (subject ? fitCost(reading.value, subject) : 0) +
      disagreementCost(chart, at + 1, subject) +
      switchedTenseCost(chart, at + 1, first.value),
  }))
  const described =
    relation !== 'or' && DESCRIBING.has(first.value.predicate.kind)
      ? complementsAt(chart, at + 1).map((reading) => ({
          ...reading,
          value: {
            ...withoutLinks(first.value),
            ...affirmedBy(relation, first.value),
            predicate: reading.value,
            adjuncts: [],
            sharedSubject: true,
          },
        }))
      : []
  const orders = at > first.end || (first.value.mood === 'command' && first.value.predicate.kind !== 'cause')
  const contrasted = relation === 'but' && first.value.group.negative && first.value.predicate.kind === 'noun'
  const full =
    relation === 'or'
      ? []
      : joinedClausesAt(chart, at + 1).filter(({ value }) => orders || !(isOrder(value) || isSetPhrase(value)))
  const under = underOneAuxiliary(chart, at + 1, first.value, link)
  const isGoverned = under.length > 0 || (relation === 'and' && isGoverning(first.value))
  const own = shared.filter(
    ({ value: { group } }) => !(isGoverned && isPlain(group)) && !isOrderAfter(chart, link, group),
  )
  const joined = (joint: Link) => (reading: Reading<Clause>) => ({
    value: followed(joint, reading.value),
    end: reading.end,
    cost: reading.cost + first.cost,
  })
  return [
    ...under.map((each) => ({ ...each, cost: each.cost + first.cost })),
    ...[...full, ...own].map(joined(link)),
    ...described.map(joined({ ...link, relation: contrasted ? 'not but' : relation })),
  ]
}

/** `I get up at six, take a shower, and have breakfast`: verbs of one subject between commas. */
function serialClauses(chart: Chart, first: Reading<Clause>): Reading<Clause>[] {
  const { subject, mood } = first.value
  if (chart.word(first.end) !== ',' || mood !== 'statement' || !subject || isGoverning(first.value)) return []
  const span = { from: first.end, to: first.end + 1 }
  const link: Link = { relation: 'and', clause: first.value, span }
  return gappedStatementsAt(chart, first.end + 1, 'subject')
    .filter(({ end }) => chart.word(afterComma(chart, end)) === 'and')
    .map((second) => ({
      value: withTenseOf(followed(link, { ...second.value, subject, sharedSubject: true }), first.value),
      end: second.end,
      cost:
        first.cost +
        second.cost +
        fitCost(second.value, subject) +
        switchedTenseCost(chart, first.end + 1, first.value),
    }))
    .flatMap((both) => coordinated(chart, both))
    .filter(({ value }) => value.sharedSubject)
}

const CONCLUDING = [
  ['means', 'that'],
  ['means'],
  ['meant', 'that'],
  ['meant'],
  ['is', 'why'],
  ["'s", 'why'],
  ['was', 'why'],
]

/** `, which means I have to wait`: what follows from it all, 그래서. */
function conclusionsAfter(chart: Chart, main: Reading<Clause>): Reading<Clause>[] {
  if (chart.word(main.end) !== ',' || chart.word(main.end + 1) !== 'which') return []
  const at = main.end + 2
  const words = CONCLUDING.find((each) => chart.hasWords(at, each))
  if (!words) return []
  const from = at + words.length
  const link: Link = { relation: 'so', clause: main.value, span: { from: main.end + 1, to: from } }
  return trailedClausesAt(chart, from).map(({ value, end, cost }) => ({
    value: followed(link, value),
    end,
    cost: main.cost + cost - 0.6,
  }))
}

/** `we learn ten words a day, which is hard`: what the speaker thinks of it all, 외우는데 힘들어요. */
function commentsAfter(chart: Chart, main: Reading<Clause>): Reading<Clause>[] {
  if (chart.word(main.end) !== ',' || chart.word(main.end + 1) !== 'which') return []
  const span = { from: main.end + 1, to: main.end + 2 }
  const link: Link = { relation: 'comment', clause: main.value, span }
  return gappedStatementsAt(chart, main.end + 2, 'subject')
    .filter(({ value }) => value.predicate.kind === 'adjective')
    .map(({ value, end, cost }) => ({
      value: followed(link, { ...value, subject: ownedBy('it', span) }),
      end,
      cost: main.cost + cost,
    }))
}

/** Clauses with everything that depends on them or is joined to them, starting at a token. */
export function joinedClausesAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('joined clause', at, () => {
    const simple = [...independentAt(chart, at), ...ledIn(chart, at)]
    const complex = cheapest([...simple, ...simple.flatMap((reading) => trailing(chart, reading))])
    const compound = [
      ...simple.flatMap((reading) => coordinated(chart, reading)),
      ...complex
        .filter((reading) => !simple.includes(reading))
        .flatMap((reading) => coordinated(chart, reading))
        .map((reading) => ({ ...reading, cost: reading.cost + COST.outerAttachment })),
    ]
    const further = compound
      .filter(({ value, end }) => value.sharedSubject && /^(?:and|or)$/.test(chart.word(end)))
      .flatMap((reading) => coordinated(chart, reading))
      .filter(({ value }) => value.sharedSubject)
    const trailed = compound.filter(({ value }) => value.sharedSubject).flatMap((reading) => trailing(chart, reading))
    const serial = simple.flatMap((reading) => serialClauses(chart, reading))
    const commented = simple.flatMap((reading) => [
      ...commentsAfter(chart, reading),
      ...conclusionsAfter(chart, reading),
    ])
    const denied = simple.flatMap((reading) => deniedAfter(chart, reading))
    const consequent = simple.flatMap((reading) => [...resulting(chart, reading), ...threatening(chart, reading)])
    return cheapest([
      ...complex,
      ...compound,
      ...further,
      ...trailed,
      ...serial,
      ...commented,
      ...denied,
      ...consequent,
    ])
  })
}
