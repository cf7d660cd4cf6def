import type { Coordinator, CutPoint } from '#translator/english/cutPoint.ts'
import type { Token } from '#translator/english/token.ts'
import type { Clause, NounPhrase, SentenceFrame } from '#translator/frame/frame.ts'
import type { Mood } from '#translator/frame/frameTerm.ts'
import { isSubordinator, opensSubordinate } from '#translator/frame/linkingWord.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'
import type { ConstructionEntry } from '#translator/lexicon/constructionRow.ts'

/** A part of a sentence that was read as a sentence of its own, or that no rule covers. */
export interface SentencePart {
  tokens: readonly Token[]
  frame: SentenceFrame | undefined
}

const ASKING: ReadonlySet<Mood> = new Set(['question', 'request', 'permission', 'invitation', 'proposal'])
const TELLING: ReadonlySet<Mood> = new Set(['command', 'suggestion'])

export function clauseOf({ frame }: SentencePart): Clause | undefined {
  return frame?.body && 'mood' in frame.body ? frame.body : undefined
}

/** The row of a part that is one set phrase, without slots and without other clauses. */
export function setPhraseOf(part: SentencePart): ConstructionEntry | undefined {
  const clause = clauseOf(part)
  if (clause?.predicate.kind !== 'construction' || clause.precedingClauses) return undefined
  return Object.keys(clause.predicate.slots).length === 0 && !clause.subject ? clause.predicate.entry : undefined
}

function isAsking(part: SentencePart): boolean {
  return ASKING.has(clauseOf(part)?.mood ?? 'statement')
}

function isTelling(part: SentencePart): boolean {
  return !setPhraseOf(part) && TELLING.has(clauseOf(part)?.mood ?? 'statement')
}

function opensWith({ tokens }: SentencePart, words: RegExp): boolean {
  return words.test(tokens[0]?.word ?? '')
}

function has({ tokens }: SentencePart, words: RegExp): boolean {
  return tokens.some(({ word }) => words.test(word))
}

const NOMINATIVE = /^(?:i|he|she|we|they|there)$/
const RELATIVE = /^(?:who|whom|whose|which|where|when|what|how|as|than)$/

/** `I think`, `you know`, `he says`: it comments on the sentence around it. */
const COMMENTING =
  /^(?:do not you (?:think|agree)|(?:i|we) (?:am|'m|are|'re) (?:afraid|sure|sorry|told|guessing)|(?:i|you|we|he|she|they|it) (?:do not )?(?:think|know|mean|guess|suppose|believe|hope|see|say|says|said|hear|heard|bet|swear|promise|feel|imagine|figure|seems|seem|wonder|assume)(?: so)?|(?:it )?(?:seems|looks like it)|as .*)$/

function isCommenting({ tokens }: SentencePart): boolean {
  return COMMENTING.test(tokens.map(({ word }) => word).join(' '))
}

function isEllipsis(part: SentencePart): boolean {
  return clauseOf(part)?.predicate.kind === 'ellipsis'
}

/** `not me` says too little, `Shoot` is called out rather than meant, and `really?` asks where the sentence does not. */
function isFittingPhrase({ row, mark: own }: ConstructionEntry, mark: string): boolean {
  if (row.english.startsWith('not ') || (own !== undefined && !row.english.includes(' '))) return false
  return mark.includes('?') || !row.polite.endsWith('?')
}

/** Words before a part belong to it only with a comma (`so help me` is no conclusion), and `please` only to what one asks for. */
function hasStrayOpening(part: SentencePart): boolean {
  return (part.frame?.openings ?? []).some((each) => {
    if (each.kind !== 'interjection') return false
    const next = part.tokens[each.span.to]
    return (next !== undefined && next.word !== ',') || (each.row.english === 'please' && !isTelling(part))
  })
}

/** `even if they doubled …` is no command after a condition. */
function isCommandUnderCondition(part: SentencePart): boolean {
  return isTelling(part) && (clauseOf(part)?.precedingClauses ?? []).some(({ relation }) => relation !== 'and')
}

/** Whether a part is a whole clause or a set phrase. A noun phrase or an adverbial is a sentence only if it is the whole one. */
export function isClauseLike(part: SentencePart, mark: string): boolean {
  const body = part.frame?.body
  if (!body || hasStrayOpening(part)) return false
  if (!('mood' in body)) return body.kind === 'noun fragment' && body.exclaimed === true
  const phrase = setPhraseOf(part)
  if (phrase) return isFittingPhrase(phrase, mark)
  return part.tokens.length > 1 && !isCommandUnderCondition(part) && !isEllipsis(part) && !isCommenting(part)
}

/** Whether a part asks where the sentence does. Statements inside a question stand before the part that asks. */
export function fitsClosing(part: SentencePart, isLast: boolean, closing: string): boolean {
  const asks = closing.includes('?')
  if (isAsking(part)) return asks
  return !(asks && isLast && clauseOf(part) && !part.frame?.tagged)
}

/** Clauses that depend on a word of the first part would be torn from it: relative, reported and subordinate clauses. */
const EMBEDDING = /^(?:who|whom|whose|which|that|what|how|where|when|why|whether|than)$/

const CLAUSE_TAKING = /^(?:report|judgment|cause|state)$/

/** Verbs before a clause without `that`. */
const REPORTING =
  /^(?:think|thinks|thought|know|knows|knew|say|says|said|hope|hopes|hoped|believe|believes|believed|wish|wishes|wished|hear|hears|heard|tell|tells|told|feel|feels|felt|guess|suppose|see|saw|sees|sure|afraid|glad|means|mean|meant|remember|understand|realize|realized|promise|promised|swear|let|make|makes|made|watch|watched)$/

export function embeds(part: SentencePart): boolean {
  const clause = clauseOf(part)
  return (
    CLAUSE_TAKING.test(clause?.predicate.kind ?? '') ||
    part.tokens.some(({ word }) => EMBEDDING.test(word) || isSubordinator(word)) ||
    has(part, REPORTING)
  )
}

/** `so that`, and `so` before what one can then do, tell the purpose. */
const PURPOSE = /^(?:can|could|would|will|'ll|'d|may|might)$/

function tellsPurpose(part: SentencePart): boolean {
  return part.tokens.slice(0, 6).some(({ word }, at) => PURPOSE.test(word) && part.tokens[at + 1]?.word !== 'not')
}

const NEVER_BEFORE: Readonly<Record<string, RegExp>> = {
  and: /^(?:both|between|either)$/,
  but: /^(?:nothing|anything|everything|everyone|anyone|none|all|only|help)$/,
  so: /^(?:or|and|think|hope|do|did|does|say|said|be|not|so|even|ever|is)$/,
}

function isTornAfter(point: CutPoint, before: SentencePart): boolean {
  const { coordinator } = point
  if (!coordinator) return false
  const last = before.tokens.at(-1)?.word ?? ''
  if (NEVER_BEFORE[coordinator.word]?.test(last)) return true
  return has(before, coordinator.word === 'but' ? /^only$/ : /^(?:both|either|neither)$/)
}

const POLITE_COMMAND = /^(?:do|please|let's|let|just)$/

/** `let them simmer` may go on with a list of what somebody told; `let me know` asks the listener. */
function isPoliteCommand({ tokens }: SentencePart): boolean {
  const [first, second] = tokens
  return POLITE_COMMAND.test(first?.word ?? '') && (first?.word !== 'let' || /^(?:me|us)$/.test(second?.word ?? ''))
}

/** Whether the comma behind a part parts its subordinate clause from the main clause: `If I had known that,`. */
export function awaitsMainClause(tokens: readonly Token[], next: CutPoint | undefined): boolean {
  if (next?.mark !== ',' || next.coordinator) return false
  return !tokens.some(({ text }) => text === ',') && opensSubordinate(tokens.map(({ word }) => word))
}

/** Words that go on with a list of things: `, a photo of my father`. */
const NOUN_PHRASE = /^(?:DET|NOUN|PROPN|NUM|ADJ)$/

/** Whether the stretch behind a comma is a further thing of a list that ends with `and`: the clause before it lacks its end. */
export function continuesList(later: SentencePart, point: CutPoint, rest: readonly CutPoint[]): boolean {
  if (point.mark !== ',' || point.coordinator || !NOUN_PHRASE.test(later.tokens[0]?.tag ?? '')) return false
  return rest.some(({ mark, coordinator }) => mark === ',' && coordinator?.word === 'and')
}

function commandFollows(before: SentencePart, after: SentencePart, { coordinator, mark }: CutPoint): boolean {
  if (isTelling(before)) return clauseOf(before)?.mood === clauseOf(after)?.mood
  if (coordinator) return mark !== '' && (coordinator.word !== 'and' || isPoliteCommand(after))
  return opensWith(after, POLITE_COMMAND)
}

/** `go and I will follow`: what is told is a condition. */
function isCondition(before: SentencePart, after: SentencePart, { coordinator }: CutPoint): boolean {
  return coordinator?.word === 'and' && isTelling(before) && !isTelling(after)
}

function subjectId(subject: NounPhrase | undefined): PronounId | undefined {
  return subject?.head.kind === 'pronoun' ? subject.head.id : undefined
}

function isCoordinated(after: SentencePart, word: Coordinator): boolean {
  if ((after.frame?.openings.length ?? 0) > 0) return false
  return word !== 'so' || clauseOf(after)?.mood !== 'statement' || !tellsPurpose(after)
}

function isSpliced(before: SentencePart, after: SentencePart, { mark }: CutPoint): boolean {
  return (isAsking(after) || !opensWith(after, RELATIVE)) && !(isAsking(before) && mark === ',')
}

/** Whether a whole part may follow another whole part here. */
export function follows(before: SentencePart, after: SentencePart, point: CutPoint): boolean {
  const { coordinator, mark } = point
  if (coordinator?.word === 'or') return mark === ',' && isAsking(before) && isAsking(after)
  if (isTornAfter(point, before) || isCondition(before, after, point)) return false
  if (isAsking(before) && !isAsking(after)) return false
  if (isTelling(after) && !commandFollows(before, after, point)) return false
  if (mark === '' && embeds(before)) return false
  return coordinator ? isCoordinated(after, coordinator.word) : isSpliced(before, after, point)
}

/** Whether a whole part may stand here beside a stretch that no rule covers. */
export function standsApart({ mark, coordinator }: CutPoint, later: SentencePart): boolean {
  if (coordinator?.word === 'or') return false
  if (mark !== '' || coordinator === undefined) return true
  return coordinator.word !== 'and' && opensWith(later, NOMINATIVE)
}

/** Whether a whole part may follow a stretch that no rule covers. */
export function followsGap(after: SentencePart, point: CutPoint): boolean {
  if (!standsApart(point, after) || (opensWith(after, RELATIVE) && !isAsking(after))) return false
  if (point.coordinator && !isCoordinated(after, point.coordinator.word)) return false
  return !isTelling(after) || (point.mark !== '' && isPoliteCommand(after))
}

/** The subject that the earlier part has in common with the later one, which Korean then leaves out. */
export function sharesSubject(before: SentencePart, after: SentencePart): boolean {
  const [first, second] = [clauseOf(before), clauseOf(after)]
  if (first?.mood !== 'statement' || second?.mood !== 'statement' || second.precedingClauses) return false
  const id = subjectId(second.subject)
  return id !== undefined && /^(?:I|he|she|we|they)$/.test(id) && id === subjectId(first.subject)
}
