import type { Suffix } from '#korean/morpheme.ts'
import { recast } from '#translator/construction/recast.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Clause, Link, NounPhrase } from '#translator/frame/frame.ts'
import { GOVERNED_VERBS } from '#translator/frame/governedVerb.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isObligation } from '#translator/frame/obligation.ts'
import { isListener, isPronoun, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { isSamePerson, sharesSubject, withOwnSubject } from '#translator/frame/samePerson.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import type { Chain } from '#translator/korean/chain.ts'
import {
  CONNECTIVES,
  type Connective,
  INTERRUPTED,
  isFollowed,
  OBTAINING,
  REASON_TO_ACT,
  SCENE,
  SINCE_THEN,
  SPOKEN_BUT,
  SPOKEN_REASON,
  TO_REACH,
  UNREAL,
  UNREAL_PAST,
} from '#translator/korean/connective.ts'
import { doingConnective } from '#translator/korean/doingConnective.ts'
import { futureSuffix } from '#translator/korean/finalSuffixes.ts'
import { isFuture } from '#translator/korean/groupSuffixes.ts'
import { impliedCause } from '#translator/korean/impliedCause.ts'
import { nounWords } from '#translator/korean/noun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { grownUp, suitedConnective } from '#translator/korean/suitedConnective.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

/** With arriving, finishing and becoming, `when` before a future action is a condition: 도착하면 전화할게요. */
const COMING_TRUE = new Set([
  '도착하다',
  '오다',
  '돌아오다',
  '끝나다',
  '끝내다',
  '일어나다',
  '되다',
  '필요하다',
  '준비되다',
])

function comesTrue({ predicate, group }: Clause): boolean {
  const { tense, modal } = group
  if (tense === 'past' || modal !== undefined || group.progressive) return false
  if (!isLexicalVerb(predicate)) return false
  return COMING_TRUE.has(predicate.entry.korean) || /^(?:get(?: to| home)?|finish)$/.test(predicate.entry.english)
}

const TO_COME: ReadonlySet<Clause['mood']> = new Set(['command', 'request', 'suggestion', 'proposal', 'offer'])

function isToCome(main: Clause): boolean {
  return TO_COME.has(main.mood) || main.group.modal === 'will'
}

/** `since` is about time next to a perfect; otherwise it gives a reason. */
function isEverSince({ relation, clause }: Pick<Link, 'relation' | 'clause'>, main: Clause | undefined): boolean {
  if (relation === 'ever since') return true
  const isDoing = clause.subject === undefined && clause.predicate.kind !== 'there'
  return relation === 'since' && (main?.group.perfect === true || isDoing)
}

/** `since he got hurt`, `since I told her`, `since I stopped smoking`: becoming, telling and stopping are events, too. */
function isEvent({ predicate }: Clause): boolean {
  if (predicate.kind === 'construction') {
    const last = predicate.entry.base.pieces.at(-1)
    return last?.kind === 'predicate' && last.predicate.pos === 'verb'
  }
  if (predicate.kind === 'adjective') return predicate.linking === 'get'
  if (predicate.kind === 'control') return GOVERNED_VERBS[predicate.control].event === true
  return predicate.kind === 'verb' || predicate.kind === 'cause' || predicate.kind === 'report'
}

/** `if I had wings, I would fly`. */
function isUnreal({ group }: Clause, main: Clause | undefined): boolean {
  return group.tense === 'past' && /^(?:would|could|might)$/.test(main?.group.modal ?? '')
}

/** `I'm sorry, but …`: 죄송하지만. */
function isApology({ predicate }: Clause): boolean {
  return (
    predicate.kind === 'adjective' && 'english' in predicate.phrase.entry && predicate.phrase.entry.english === 'sorry'
  )
}

/** `small but clean`: two qualities of one subject, 작지만 깨끗해요. */
function isWeighed({ clause }: Link, main: Clause | undefined): boolean {
  const describes = (each: Clause | undefined) =>
    each?.predicate.kind === 'adjective' || each?.predicate.kind === 'noun'
  return describes(clause) && describes(main) && isSamePerson(main?.subject, clause.subject)
}

function isSpokenBut(rendering: Rendering, link: Link, main: Clause | undefined): boolean {
  return link.relation === 'but' && isSpoken(rendering) && !isApology(link.clause) && !isWeighed(link, main)
}

const DONE: ReadonlySet<Clause['predicate']['kind']> = new Set(['verb', 'control', 'construction', 'cause'])

/** `I called him and nobody answered`: what I did sets the scene for what happened then, 전화했는데. */
function isScene({ relation, clause }: Link, main: Clause | undefined): boolean {
  if (relation !== 'and' || !main || main.mood !== 'statement' || !isPronoun(clause.subject, 'I', 'we')) return false
  const told = clause.group.tense === 'past' && !clause.group.modal && !clause.group.negative
  const { tense, perfect, progressive } = main.group
  const happens = tense === 'past' || perfect || progressive || main.predicate.kind === 'adjective'
  const isOther = main.subject === undefined || !isSpeaker(main.subject)
  return told && happens && isOther && DONE.has(clause.predicate.kind) && main.predicate.kind !== 'report'
}

/** The connective of a link, chosen by its tense and by the main clause. */
function connectiveOf(rendering: Rendering, link: Link, main: Clause | undefined): Connective {
  const { relation, clause } = link
  if (link.stretch) return relation === 'before' ? BEFORE_STRETCH : AFTER_STRETCH
  const suited = suitedConnective(link, main) ?? doingConnective(link, main)
  if (suited) return suited
  if (relation === 'if' && isUnreal(clause, main)) return clause.group.perfect ? UNREAL_PAST : UNREAL
  if (isEverSince({ relation, clause }, main)) return isEvent(clause) ? CONNECTIVES['ever since'] : SINCE_THEN
  if (isSpokenBut(rendering, link, main)) return SPOKEN_BUT
  return impliedCause(link, main) ?? connectiveBefore(link, main) ?? CONNECTIVES[relation]
}

/** `I've seen it many times, and I still cry`: 봤는데 아직도. */
function lastsStill({ relation }: Link, { mood, adjuncts, subject }: Clause): boolean {
  if (relation !== 'and' || mood !== 'statement' || (subject && isKind(subject, 'body'))) return false
  return adjuncts.some((each) => isAdverb(each, 'still'))
}

/** The connective before what the main clause tells or asks for. */
function connectiveBefore(link: Link, main: Clause | undefined): Connective | undefined {
  if (!main) return undefined
  if (isScene(link, main) || lastsStill(link, main)) return SCENE
  const { relation, clause } = link
  if (relation === 'since' && isTold(main) && main.group.tense === 'past') return { ...SPOKEN_REASON, english: 'since' }
  if (relation === 'because') return isTold(main) && !isToldToAct(main, clause) ? SPOKEN_REASON : REASON_TO_ACT
  if (relation === 'if') return conditionBefore(clause, main)
  return relation === 'when' && isToCome(main) && comesTrue(clause) ? { ...CONNECTIVES.if, english: 'when' } : undefined
}

function conditionBefore(clause: Clause, main: Clause): Connective | undefined {
  if (isOfWhatWasDone(clause, main)) return { ...CONNECTIVES.if, tense: 'keeps' }
  return isAim(clause, main) ? TO_REACH : undefined
}

/** `if you haven't eaten yet, come over`: 아직 안 드셨으면. */
function isOfWhatWasDone({ group }: Clause, main: Clause): boolean {
  if (group.modal || main.group.tense === 'past') return false
  const asks = main.mood === 'command' || main.mood === 'request' || isApology(main)
  return asks ? group.perfect === true || group.tense === 'past' : group.perfect === true && group.negative
}

/** `if you want to be on time, you should leave now`: what one has to do to reach it, 제시간에 가려면. */
function isAim(
  { predicate, group, subject }: Clause,
  { predicate: asked, group: needed, subject: doer }: Clause,
): boolean {
  const isWanted =
    predicate.kind === 'control' && predicate.control === 'want' && predicate.phrase.predicate.kind === 'verb'
  if (!isWanted || group.negative || group.tense === 'past' || group.modal) return false
  return (isObligation(asked) || needed.modal === 'should' || needed.modal === 'must') && isSamePerson(doer, subject)
}

/** What is aimed at, without the wish. */
function aimed(connective: Connective, clause: Clause): Clause {
  const { predicate } = clause
  if (connective !== TO_REACH || predicate.kind !== 'control') return clause
  const { phrase } = predicate
  return { ...clause, predicate: phrase.predicate, adjuncts: [...clause.adjuncts, ...phrase.adjuncts] }
}

/** `I told him not to worry because everybody makes mistakes`: the reason is part of what was said, 실수하니까. */
function isToldToAct({ predicate, subject }: Clause, reason: Clause): boolean {
  const tells = predicate.kind === 'cause' && /^(?:tell|order|remind|advise|ask)$/.test(predicate.cause)
  return tells && !isSamePerson(subject, reason.subject)
}

function isTold({ mood }: Clause): boolean {
  return mood === 'statement' || mood === 'question' || mood === 'exclamation'
}

const FUTURE_BEFORE: ReadonlySet<Relation> = new Set(['but', 'because', 'although', 'even though'])
/** What is over or broken off is not going on: 살고 난 후에, not 살고 있은 후에. */
const ENDING_ACTION: ReadonlySet<Suffix> = new Set(
  [INTERRUPTED, CONNECTIVES.while, CONNECTIVES.after].map((each) => each.suffix),
)
const ENDED: ReadonlySet<Suffix> = new Set(['-(으)ㄹ 거다', '-(으)ㄹ 것이다'])

function isBareOf({ suffixes }: Chain, kept: readonly Suffix[] = suffixes): boolean {
  return kept.every((each) => each === '-시-')
}

function brokenOff(suffix: Suffix): Suffix[] {
  if (suffix === '-고 계시다') return ['-시-']
  return suffix === '-고 있다' ? [] : [suffix]
}

/** The reason in a written instruction: 길이 얼었으므로 주의해 주시기 바랍니다. */
function written({ tone }: Rendering, suffix: Suffix, main: Clause | undefined): Suffix {
  return tone === 'business' && main?.mood === 'command' && suffix === '-(으)니까' ? '-(으)므로' : suffix
}

/** `cut the potatoes and put them in`: the object of the second action is the one named before. */
function goesOnWithIt(main: Clause | undefined): boolean {
  if (!main || !isLexicalVerb(main.predicate)) return false
  const { entry, arguments: list } = main.predicate
  const object = list.find(({ role }) => role === 'obj')?.object
  const takes = entry.frame.some(({ role }) => role === 'obj')
  return takes && (object === undefined || isPronoun(object, 'it', 'they') || isThem(object))
}

function isThem({ head }: NounPhrase): boolean {
  return head.kind === 'name' && head.entry.english === 'them'
}

/** Two events of different subjects keep their tenses: 방이 더러웠고 에어컨이 시끄러웠어요. */
function linkSuffixes(
  rendering: Rendering,
  relation: Relation,
  { suffix, tense }: Connective,
  main: Clause | undefined,
  sameSubject: boolean,
): (chain: Chain, clause: Clause) => readonly Suffix[] {
  const commands = main !== undefined && main.mood !== 'statement' && main.mood !== 'question'
  const reason = commands && relation === 'so' ? '-(으)니까' : suffix
  const apart = relation === 'and' && !sameSubject
  const leads = FUTURE_BEFORE.has(relation) || (apart && !(main && isFuture(main.group)))
  const keeps = tense === 'keeps' || reason !== suffix || apart
  return (chain, { group }) => {
    const promised = commands && reason === '-(으)니까' && isFuture(group) && isBareOf(chain)
    const chosen = promised ? '-(으)ㄹ 테니까' : written(rendering, reason, main)
    const broken = ENDING_ACTION.has(suffix)
    const said = broken ? chain.suffixes.flatMap(brokenOff) : chain.suffixes
    const kept = keeps ? said : said.filter((each) => each !== '-았-' && !(relation === 'not but' && each === '-시-'))
    const future =
      isFuture(group) && leads && !promised && !kept.some((each) => ENDED.has(each)) ? [futureSuffix(rendering)] : []
    const leadsOn = isFollowed(chain.predicate) || (OBTAINING.has(chain.predicate.lemma) && goesOnWithIt(main))
    const follows = sameSubject && relation === 'and' && isBareOf(chain, kept) && leadsOn
    return [...kept, ...future, follows ? '-아서' : chosen]
  }
}

/** `I'm sorry, but …`: a feeling is the speaker's own; so is what the speaker was doing when something happened. */
function isSpeakersOwn({ relation, clause: { subject, predicate } }: Link): boolean {
  return isPronoun(subject, 'I') && (predicate.kind === 'adjective' || relation === 'meanwhile')
}

/** `we ran out of milk, so I'm going to the store`: the speaker is in both. */
function isOfSpeakers({ relation, clause: { subject } }: Link, main: Clause | undefined): boolean {
  return /^(?:so|because|since)$/.test(relation) && isSpeaker(subject) && isSpeaker(main?.subject)
}

const OF_TIME: ReadonlySet<Relation> = new Set([
  ...(['when', 'while', 'every time', 'after', 'before', 'as soon as', 'by the time', 'the first time'] as const),
])

/** `when I got home, the door was open`: next to a thing only the speaker can be meant, 집에 도착했을 때. */
function isSpeakersTime({ relation, clause: { subject } }: Link, main: Clause | undefined): boolean {
  if (!OF_TIME.has(relation) || !isPronoun(subject, 'I') || main?.mood !== 'statement') return false
  return main.subject !== undefined && personOf(main.subject).living === false
}

/** `after we eat, let's go`, `lock the door before you leave`: the suggestion is about us, the order about you. */
function isOfWhoActs(main: Clause | undefined, { subject }: Clause): boolean {
  if (main?.mood === 'command' || main?.mood === 'request') return isListener(subject)
  return (main?.mood === 'suggestion' || main?.mood === 'proposal') && isPronoun(subject, 'we')
}

/** `if I were you` */
export function isInYourPlace({ relation, clause: { predicate, subject } }: Link): boolean {
  if (relation !== 'if' || predicate.kind !== 'noun') return false
  return isListener(predicate.complement) && isPronoun(subject, 'I')
}

/** 저라면 */
function inYourPlace(rendering: Rendering, link: Link): KoreanWord[] | undefined {
  const { predicate } = link.clause
  const { span } = link
  if (!isInYourPlace(link) || predicate.kind !== 'noun') return undefined
  const sources = tokensOf({ from: span.from, to: predicate.complement.span.to })
  return plainWords(rendering.tone === 'casual' ? '나라면' : '저라면', 'if I were you', sources)
}

/** The last word renders the English connective as well. */
function withWord(
  clause: KoreanWord[],
  { adverb, word, attached = '', english }: Connective,
  { span }: Link,
): KoreanWord[] {
  const sources = tokensOf(span)
  const words = adverb === undefined ? clause : [...plainWords(adverb, english, sources), ...clause]
  if (word !== undefined) return [...words, ...plainWords(word, english, sources)]
  const last = words.at(-1)
  if (!last) return []
  const parts = attached === '' ? last.parts : [...last.parts, { text: attached, meaning: english }]
  return [...words.slice(0, -1), { ...last, text: last.text + attached, parts, sources: [...last.sources, ...sources] }]
}

/** A link to an order that is about the listener belongs to the order: or you will miss it. */
function negatedClause(clause: Clause): Clause {
  return { ...clause, mood: 'statement', group: { ...clause.group, negative: !clause.group.negative } }
}

/** `I want my son to study so that he can …`: the person who is to act. */
function isCausees(main: Clause | undefined, subject: NounPhrase | undefined): boolean {
  return main?.predicate.kind === 'cause' && isSamePerson(main.predicate.causee, subject)
}

function isSubjectless({ subject, predicate }: Clause): boolean {
  return subject === undefined && predicate.kind !== 'there'
}

/** `when I was seven`: 일곱 살 때. */
function atAge(
  builders: PhraseBuilders,
  rendering: Rendering,
  { relation, clause: { subject, predicate, group, adjuncts }, span }: Link,
  main: Clause | undefined,
): KoreanWord[] | undefined {
  if (relation !== 'when' || predicate.kind !== 'noun' || group.negative || group.modal || adjuncts.length > 0)
    return undefined
  const { head } = predicate.complement
  const own = isSamePerson(main?.subject, subject) && personOf(subject).living === true
  if (!own || head.kind !== 'number' || !Number.isInteger(head.value) || head.value < 1 || head.value > 120)
    return undefined
  const age = nounWords(builders, rendering, { ...predicate.complement, head: { kind: 'age', value: head.value } })
  return [...age, ...plainWords('때', 'when', tokensOf(span))]
}

const AFTER_STRETCH: Connective = { suffix: '-고', tense: 'drops', english: 'after' }
const BEFORE_STRETCH: Connective = { suffix: '-기', tense: 'drops', english: 'before' }

/** 사귀기 시작하고 3개월 후에, 출발하기 한 시간 전에. */
function measured(
  builders: PhraseBuilders,
  rendering: Rendering,
  words: KoreanWord[],
  { relation, stretch, span }: Link,
): KoreanWord[] {
  if (!stretch) return words
  const after = plainWords(relation === 'before' ? '전에' : '후에', relation, tokensOf(span))
  return [...words, ...nounWords(builders, rendering, stretch), ...after]
}

/** A clause with when or since as Korean says it. */
function inTime(rendering: Rendering, relation: Relation, clause: Clause): Clause {
  if (relation === 'when') return grownUp(recast(rendering, 'time', clause))
  return relation === 'since' ? recast(rendering, 'time', clause) : clause
}

/** `before I could say hello`: it did not come to it, 인사하기 전에; `so that I could call`: 전화할 수 있도록; `after you have lived here`: 산 후에. */
function realized(relation: Relation, clause: Clause): Clause {
  if (relation === 'after' && clause.group.perfect) return { ...clause, group: { ...clause.group, perfect: false } }
  const { modal, ...group } = clause.group
  if (modal !== 'could' || clause.predicate.kind === 'ellipsis') return clause
  if (relation === 'before') return { ...clause, group }
  return relation === 'so that' ? { ...clause, group: { ...group, modal: 'can' } } : clause
}

/** `I was going to call, but`: an intention that came to nothing, 전화하려고 했지만. */
function intended(clause: Clause): Clause {
  const { predicate, group } = clause
  if (predicate.kind !== 'control' || predicate.control !== 'going' || group.tense !== 'past') return clause
  return { ...clause, predicate: { ...predicate, control: 'attempt' } }
}

/** One linked clause with its connective, before `main` or alone; `inside` another clause its subject takes 이/가. */
export function linkedWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  link: Link,
  main: Clause | undefined,
  inside = false,
): KoreanWord[] {
  const shortened = inYourPlace(rendering, link) ?? atAge(builders, rendering, link, main)
  if (shortened) return shortened
  const { relation } = link
  const connective = connectiveOf(rendering, link, main)
  const linked = connective.negates ? negatedClause(link.clause) : link.clause
  const commands =
    linked.mood === 'command' && main?.mood === 'command' && /^and/.test(relation) && !linked.group.negative
  if (linked.mood !== 'statement' && !commands) throw new Untranslatable(`${linked.mood} ${relation}`)
  const same = sharesSubject(main, link) || (relation === 'so that' && isCausees(main, linked.subject))
  const shared =
    same ||
    isOfSpeakers(link, main) ||
    isSpeakersOwn({ ...link, clause: linked }) ||
    isSpeakersTime(link, main) ||
    isOfWhoActs(main, linked)
  const meant = inTime(rendering, relation, realized(relation, intended(aimed(connective, linked))))
  const named = sharesSubject(main, link) && main?.subject ? { ...meant, subject: main.subject } : meant
  const spoken = shared ? { ...named, sharedSubject: true } : withOwnSubject(meant)
  const words = builders.embedded(
    rendering,
    spoken,
    linkSuffixes(rendering, relation, connective, main, shared || isSubjectless(linked)),
    !inside && (relation === 'and' || relation === 'but' || relation === 'not but'),
  )
  return measured(builders, rendering, withWord(words, connective, link), link)
}

const OF_THE_SUBJECT: ReadonlySet<Relation> = new Set(['without', 'by', 'instead', 'doing', 'while', 'before', 'after'])

/** Whether the main clause's subject is said before a link because both clauses share it. */
export function isLedBySubject(main: Clause, link: Link): boolean {
  const { relation, clause } = link
  const ofOwner = main.subject !== undefined && isKind(main.subject, 'body')
  const itsOwn = clause.subject === undefined && OF_THE_SUBJECT.has(relation) && !ofOwner
  return itsOwn || sharesSubject(main, link)
}

export function linkWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  clause: Clause,
  inside = false,
): KoreanWord[] {
  return (clause.precedingClauses ?? []).flatMap((link) => linkedWords(builders, rendering, link, clause, inside))
}
