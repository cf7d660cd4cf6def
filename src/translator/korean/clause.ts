import type { Suffix } from '#korean/morpheme.ts'
import { recast, recastPhrase } from '#translator/construction/recast.ts'
import { withDeniedWords } from '#translator/frame/deniedWord.ts'
import type { Adjunct, Clause, Link } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type VerbGroup } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { personOf, type SubjectPerson } from '#translator/frame/subjectPerson.ts'
import { isOfWhatIsTold } from '#translator/frame/toldCondition.ts'
import { isTime } from '#translator/korean/adjunctOrder.ts'
import { adjunctWords } from '#translator/korean/adjunctWords.ts'
import { type Chain, isHonored } from '#translator/korean/chain.ts'
import { closedWords } from '#translator/korean/closedWords.ts'
import { asAction, politelySaid, tried } from '#translator/korean/commandedAction.ts'
import { taggedChain } from '#translator/korean/confirmation.ts'
import { closedSentence, closingIn, constructionPerson, inMood } from '#translator/korean/construction.ts'
import { isDoubted } from '#translator/korean/doubt.ts'
import { closed, endings, isFavor } from '#translator/korean/finalSuffixes.ts'
import { honored, withHonorificWord } from '#translator/korean/honoredChain.ts'
import { isInYourPlace, isLedBySubject, linkedWords, linkWords } from '#translator/korean/link.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { relativeWords } from '#translator/korean/relative.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import { mistaken, seeming, wished } from '#translator/korean/report.ts'
import { bareGroup, type ClausePlace, isWhatHappens, subjectWords } from '#translator/korean/subject.ts'
import { guesses, withGuess, withUncertainty } from '#translator/korean/uncertainty.ts'
import { phraseChain } from '#translator/korean/verbPhrase.ts'
import { closing, type KoreanWord, tokensOf } from '#translator/korean/word.ts'

const YOU: SubjectPerson = { who: 'you', respect: 'none', living: true }
const US: SubjectPerson = { who: 'we', respect: 'none', living: true }

const builders: PhraseBuilders = {
  relative: (rendering, phrase) => relativeWords(builders, rendering, phrase),
  phraseChain: (rendering, phrase, person) => phraseChain(builders, rendering, phrase, person),
  embedded,
}

function embedded(
  rendering: Rendering,
  given: Clause,
  close: (chain: Chain, clause: Clause) => readonly Suffix[],
  coordinate = false,
): KoreanWord[] {
  const thought = coordinate ? recast(rendering, 'thought', given) : given
  const clause = recast(rendering, 'clause', thought)
  const inside = recast(rendering, 'inside', clause)
  const person = personOf(clause.subject)
  const negative = recast(rendering, 'negation', inside)
  const bare = honored(rendering, phraseChain(builders, rendering, negative, person), person)
  const { group } = recastPhrase(rendering, 'auxiliary', inside)
  const isPlain = thought === given
  const chain = isPlain ? bare : withOwnThought(given, clause, bare, group)
  const subject = subjectWords(builders, rendering, clause, coordinate ? 'main' : 'embedded')
  const closing = close(chain, { ...clause, group: isPlain ? group : PLAIN_GROUP })
  const happens = isWhatHappens(clause)
  const shut = closedWords({ ...chain, words: happens ? [...chain.words, ...subject] : chain.words }, closing)
  const said = happens ? [] : subject
  const early = coordinate || happens ? [] : shut.slice(0, chain.timeWords ?? 0)
  const links = linkWords(builders, rendering, clause, true)
  if ((clause.precedingClauses ?? []).some((link) => isLedBySubject(clause, link))) return [...said, ...links, ...shut]
  return isTimeFirstInside(clause, early)
    ? [...links, ...early, ...said, ...shut.slice(early.length)]
    : [...links, ...said, ...shut]
}

/** `since my car broke down last week`: 지난주에 차가 고장 난 후로. Hours and ends stand beside their verb. */
function isTimeFirstInside({ subject, adjuncts }: Clause, time: KoreanWord[]): boolean {
  if (!subject || subject.relative || time.length === 0 || personOf(subject).living === true) return false
  return adjuncts.every((each) => !isTime(each) || isDay(each))
}

const DAYS = /^(?:yesterday|today|tonight|tomorrow|lately|recently|(?:this|last|next) .*)$/

function isDay(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'adverb') return 'english' in adjunct.use.entry && DAYS.test(adjunct.use.entry.english)
  if (adjunct.kind !== 'preposition') return false
  const { preposition, object } = adjunct.phrase
  const isPoint = preposition.role === 'time' && /^(?:on|in|at|ago|during)$/.test(preposition.english)
  return isPoint && object.head.kind !== 'clock'
}

/** The person honored by the ending; in commands and invitations, the listener. */
function endingPerson(clause: Clause): SubjectPerson {
  const named = clause.predicate.kind === 'construction' ? constructionPerson(clause.predicate) : undefined
  if (named) return named
  const addressed = clause.mood === 'command' || clause.mood === 'invitation' || clause.mood === 'request'
  if (clause.mood === 'suggestion' || clause.mood === 'proposal') return US
  return addressed ? YOU : { ...personOf(clause.subject), asks: clause.mood === 'question' }
}

/** The predicate before its ending: commands lose tense and negation, which their ending carries. */
function assertedChain(rendering: Rendering, clause: Clause, person: SubjectPerson): Chain {
  const bare = withUncertainty(clause, phraseChain(builders, rendering, clause, person))
  return clause.mood === 'offer' ? bare : honored(rendering, bare, person)
}

function commandedChain(rendering: Rendering, clause: Clause, person: SubjectPerson): Chain {
  const bare = tried(
    clause,
    asAction(phraseChain(builders, rendering, withoutNegation(withDeniedWords(clause)), person)),
  )
  const tenseless = { ...bare, suffixes: bare.suffixes.filter((suffix) => suffix !== '-았-') }
  const favor = clause.mood === 'command' && isFavor(rendering.tone, tenseless)
  const asks = clause.please || clause.mood === 'request' || favor
  if (asks) return politelySaid(rendering, tenseless)
  // `what should I eat` weighs what the speaker does, so no honorific word.
  if (isPronoun(clause.subject, 'I')) return tenseless
  const exalted = isHonored(person, rendering) || endings(rendering.tone, clause.mood)[0] === '-시-'
  return exalted ? withHonorificWord(rendering, tenseless) : tenseless
}

/** `I think`, `I thought` and `I wish` as an ending on the chain of the clause they hold. */
function withOwnThought(given: Clause, clause: Clause, chain: Chain, group: VerbGroup): Chain {
  if (given.predicate.kind !== 'report' || clause === given) return chain
  const wishes = /^(?:wish|hope)$/.test(given.predicate.report)
  const thought = given.predicate.report === 'think' && given.group.tense === 'past' ? mistaken : seeming
  const suffixes = wishes ? wished(chain, clause) : thought({ ...clause, group }, chain)
  return { ...chain, suffixes, sources: [...chain.sources, ...tokensOf(given.predicate.at)], stative: true }
}

/** A clause as a whole Korean sentence in the tone of the rendering. */
export function clauseWords(rendering: Rendering, read: Clause, tagged: boolean): KoreanWord[] {
  const whole = read.predicate.kind === 'construction' && closedSentence(builders, rendering, read.predicate)
  if (whole) {
    const time = read.adjuncts.flatMap((each) => adjunctWords(builders, rendering, each, 'doing'))
    return ordered(rendering, read, [...time, ...whole], 0)
  }
  const closing = closingIn(rendering, read)
  return openClauseWords(rendering, inMood(rendering, read), tagged || closing === 'confirm', closing === 'promise')
}

function openClauseWords(rendering: Rendering, read: Clause, tagged: boolean, promises: boolean): KoreanWord[] {
  const given = recast(rendering, 'question', tagged ? recast(rendering, 'tag', read) : read)
  const thought = recast(rendering, 'thought', given)
  const commanded = recast(rendering, 'command', thought)
  const denied = recast(rendering, 'negation', recast(rendering, 'clause', commanded))
  const clause = recast(rendering, 'request', denied)
  const person = endingPerson(clause)
  const asserts = ASSERTING.has(clause.mood)
  const bare = asserts ? assertedChain(rendering, clause, person) : commandedChain(rendering, clause, person)
  const { group: said } = recastPhrase(rendering, 'auxiliary', clause)
  const isPlain = thought === given
  const meant = isPlain ? withGuess(rendering, clause, bare) : withOwnThought(given, clause, bare, said)
  const chain = tagged ? taggedChain(rendering, clause, meant) : meant
  const group = isPlain ? said : PLAIN_GROUP
  const doubted = isPlain && isDoubted(clause)
  const ending = closed(rendering, chain, {
    ...{ mood: clause.mood, please: clause.please, tagged, group, person, doubted, promises },
    guesses: guesses(clause),
    careful: clause.careful === true,
    plans: clause.predicate.kind === 'control' && clause.predicate.control === 'going',
  })
  const suffixes = [...chain.suffixes, ...withoutDoubleHonorific(chain, ending)]
  const words = closing(closedWords(chain, suffixes), clause.mood)
  return ordered(rendering, clause, words, chain.timeWords ?? 0)
}

/** Adverbs of manner in the course of time rather than of time. */
const REPEATING = new Set(['again', 'still', 'already', 'yet', 'always', 'usually', 'often', 'sometimes'])

/** Adverbs of the whole sentence open it: 솔직히 말하면 저는 …. */
const OPENING = new Set(
  (
    'actually, unfortunately, fortunately, luckily, sadly, to be honest, anyway, however, ' +
    'strangely, apparently, therefore, besides, moreover, maybe, perhaps, by any chance'
  ).split(', '),
)

/** The subject, then the rest; 왜 아무도 안 왔어요? 왜 다들 서 있어요? `what happened` stands next to its verb: 무릎에 무슨 일이 일어났어요? */
function saidFirst(clause: Clause, said: KoreanWord[], rest: KoreanWord[]): KoreanWord[] {
  const isOpen = personOf(clause.subject).who === 'nobody' || isPronoun(clause.subject, 'everyone')
  const denied = isOpen && rest[0]?.gloss === 'why'
  if (denied) return [...rest.slice(0, 1), ...said, ...rest.slice(1)]
  const verbAt = isWhatHappens(clause) ? rest.findIndex(({ form }) => form?.mood !== undefined) : 0
  return [...rest.slice(0, Math.max(verbAt, 0)), ...said, ...rest.slice(Math.max(verbAt, 0))]
}

/** Whether an adverb of time or the verb follows the subject, not a noun. */
function isTimeOrVerb({ adjuncts, precedingClauses = [] }: Clause, time: KoreanWord[], [next]: KoreanWord[]): boolean {
  if (precedingClauses.length > 0) return false
  if (time.length === 0) return next?.form?.mood !== undefined
  return !adjuncts.some((each) => each.kind === 'preposition' && each.phrase.preposition.role !== 'place')
}

/** `isFree`: no noun follows that 우리 could own. */
function saidSubject(rendering: Rendering, clause: Clause, place: ClausePlace, isFree: boolean): KoreanWord[] {
  const bare = isFree ? bareGroup(builders, rendering, clause) : undefined
  return bare ?? subjectWords(builders, rendering, clause, place)
}

/** What hurts and what is so of a thing comes after its time: 오늘 아침부터 배가 아파요, 오늘 날씨가 좋아요. */
function isTimeFirst({ subject, predicate }: Clause, time: KoreanWord[]): boolean {
  if (!subject || subject.relative || time.some(({ gloss }) => REPEATING.has(gloss))) return false
  if (isKind(subject, 'body')) return true
  const isHere = time.some(({ gloss }) => /here$/.test(gloss))
  return predicate.kind === 'adjective' && (personOf(subject).living !== true || isHere)
}

/** `I left it there, but luckily I have another`: the adverb is about the second clause alone. */
function isBehindLink({ precedingClauses = [] }: Clause, { sources: [at = 0] }: KoreanWord): boolean {
  return precedingClauses.some(({ relation, span }) => /^(?:and|but|so)$/.test(relation) && span.to <= at)
}

/** Linked clauses, subject, time and the rest. A shared subject comes first of all: 오늘 날씨가 좋아요, 저는 오늘 가요. */
function ordered(rendering: Rendering, clause: Clause, words: KoreanWord[], timeWords: number): KoreanWord[] {
  const { subject } = clause
  const [earlier, links] = linksAround(rendering, clause)
  const opened = words.slice(0, timeWords).filter(({ gloss }) => OPENING.has(gloss))
  const [time, rest] = [words.slice(0, timeWords).filter((word) => !opened.includes(word)), words.slice(timeWords)]
  const openedThen = opened.filter((word) => isBehindLink(clause, word))
  const openedFirst = opened.filter((word) => !openedThen.includes(word))
  const timeFirst = time.length > 0 && isTimeFirst(clause, time)
  const swapped = (clause.precedingClauses ?? []).some(isInYourPlace)
  const shared = !swapped && (clause.precedingClauses ?? []).some((link) => isLedBySubject(clause, link))
  if (shared && (clause.precedingClauses ?? []).some(({ clause: linked }) => linked.subject !== subject))
    fire(rendering, 'subject/shared')
  const spoken = shared || swapped ? { ...clause, sharedSubject: swapped } : clause
  const isFree = isTimeOrVerb(clause, time, rest)
  const said = saidSubject(rendering, spoken, timeFirst ? 'embedded' : 'main', isFree)
  const main = timeFirst ? [...time, ...said, ...rest] : saidFirst(clause, said, [...time, ...rest])
  const leads = shared || (clause.precedingClauses ?? []).some((link) => isOfWhatIsTold(clause, link))
  return leads && !timeFirst
    ? [...earlier, ...openedFirst, ...said, ...links, ...openedThen, ...time, ...rest]
    : [...earlier, ...links, ...opened, ...main]
}

/** The linked clauses before the subject that is said once for all, and those behind it: 비가 와서 우리는 집에 있으면서 …. */
function linksAround(rendering: Rendering, clause: Clause): [KoreanWord[], KoreanWord[]] {
  const all = clause.precedingClauses ?? []
  const first = all.findIndex((link) => isLedBySubject(clause, link) || isOfWhatIsTold(clause, link))
  const wordsOf = (links: Link[]) => links.flatMap((link) => linkedWords(builders, rendering, link, clause))
  return [wordsOf(all.slice(0, Math.max(first, 0))), wordsOf(all.slice(Math.max(first, 0)))]
}

/** The negation of commands and suggestions is in their ending, -지 말다. */
function withoutNegation(clause: Clause): Clause {
  return { ...clause, group: { ...clause.group, negative: false, never: false } }
}

const ASSERTING = new Set<Clause['mood']>(['statement', 'exclamation', 'question', 'permission', 'offer'])

function withoutDoubleHonorific(chain: Chain, endings: readonly Suffix[]): readonly Suffix[] {
  return chain.predicate.class === '시다' && chain.suffixes.length === 0 && endings[0] === '-시-'
    ? endings.slice(1)
    : endings
}

export { builders as KOREAN_BUILDERS }
