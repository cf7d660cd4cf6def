import { isAdverb, isTaggedAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isLexicalVerb, type LexicalVerb } from '#translator/frame/lexicalVerb.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import { isListener, isSpeaker } from '#translator/frame/pronounPhrase.ts'

/** always, on Mondays: repeated events are not news. */
function isRepeated(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return false
  const { korean, tags } = adjunct.use.entry
  return tags.has('frequency') || korean.endsWith('마다')
}

const OWNED = ['machine', 'vehicle', 'body']

/** `my shoes are wet`, `my dog is sick`: a new state of the speaker's own things, animals and relatives; `my bag is heavy`: what the speaker feels. */
function isOwnState({ possessor, head, determiner }: NounPhrase, predicate: Clause['predicate']): boolean {
  const isUnnamed = !possessor && !determiner && head.kind === 'noun' && OWNED.some((kind) => head.entry.tags.has(kind))
  if (!isUnnamed && !isSpeaker(possessor)) return false
  if (predicate.kind !== 'adjective' || head.kind !== 'noun') return false
  const { entry } = predicate.phrase
  if ('unknown' in entry) return false
  const isState = entry.tags.has('resulting') || entry.tags.has('lasting')
  return isState || entry.korean === '아프다' || (entry.tags.has('felt') && !head.entry.tags.has('person'))
}

const BEFORE_NEWS: ReadonlySet<Relation> = new Set(['when', 'while', 'after', 'as soon as', 'because'])

/** `when I got home, the door was open`: 문이 열려 있었어요. */
function isToldAfter(links: Clause['precedingClauses'] = []): boolean {
  return links.every(({ relation }) => BEFORE_NEWS.has(relation))
}

/** A state that the speaker has just noticed is news: 창문이 깨졌어요, 커피가 차가워요, 아기가 울고 있어요. */
export function isNews(subject: NounPhrase, clause: Clause): boolean {
  const { head, determiner, relative } = subject
  const { predicate, group, mood, precedingClauses, adjuncts } = clause
  if (mood !== 'statement' || head.kind !== 'noun' || relative || !isToldAfter(precedingClauses)) return false
  const isOwnThing = determiner === undefined && group.progressive && OWNED.some((kind) => head.entry.tags.has(kind))
  if (determiner !== 'the' && !isOwnThing && !isOwnState(subject, predicate)) return false
  if (group.modal !== undefined || group.negative) return false
  if (predicate.kind === 'adjective' && adjuncts.some((each) => isTimed(each) || isRepeated(each))) return false
  if (predicate.kind === 'adjective')
    return (
      predicate.phrase.degree === 'positive' &&
      isSeen(clause) &&
      (isStriking(predicate) || !head.entry.tags.has('person'))
    )
  if (!group.progressive) return false
  if (predicate.kind === 'verb') return !predicate.arguments.some(({ particle }) => particle === '이/가')
  if (predicate.kind === 'construction') return !hasSubject(predicate)
  return isStarting(predicate)
}

/** `the kids are too loud`: 아이들이 너무 시끄러워요. */
function isStriking({ phrase: { adverbs } }: Extract<Clause['predicate'], { kind: 'adjective' }>): boolean {
  return adverbs.some(({ entry }) => 'english' in entry && (entry.english === 'too' || entry.english === 'so'))
}

/** A state, or one that is coming about: `the weather is getting colder` 날씨가 점점 추워지고 있어요. */
function isSeen({ predicate, group }: Clause): boolean {
  if (predicate.kind !== 'adjective') return false
  return /^(?:be|feel)$/.test(predicate.linking) || (predicate.linking === 'get' && group.progressive)
}

/** `the leaves are beginning to turn red`: 잎이 빨개지기 시작했어요. */
function isStarting(predicate: Clause['predicate']): boolean {
  return predicate.kind === 'control' && predicate.control === 'start'
}

/** Relations without contrast, next to which an event remains news. */
const CONTRASTING: ReadonlySet<Relation> = new Set(['but', 'and', 'although', 'even though', 'so', 'even if'])

/** A time phrase makes the subject known: 전쟁은 세 달 후에 끝났어요. */
function isTimed(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'time noun') return true
  return adjunct.kind === 'preposition' && /^(?:time|duration)$/.test(adjunct.phrase.preposition.role)
}

/** A row of an event that takes neither object nor subject: `was delayed by an hour` 한 시간 지연됐어요. */
function happens({ entry }: Extract<Clause['predicate'], { kind: 'construction' }>): boolean {
  const last = entry.base.pieces.at(-1)
  return (
    last?.kind === 'predicate' &&
    / ?[가-힣]+[되지]다$/.test(last.korean) &&
    !/(?:[을를이가]|:(?:을\/를|이\/가)\}) /.test(entry.row.korean)
  )
}

/** An event told without context: 눈이 녹았어요, 버스가 안 왔어요, 회의가 취소됐어요. */
export function isHappening({ head, determiner, relative, focus }: NounPhrase, clause: Clause): boolean {
  const { predicate, group, mood, precedingClauses = [], adjuncts } = clause
  if (head.kind !== 'noun' && head.kind !== 'compound') return false
  if (head.entry.tags.has('person') || relative || focus) return false
  if (determiner !== undefined && determiner !== 'the' && determiner !== 'all' && determiner !== 'all the') return false
  const told = (group.tense === 'past' || group.perfect) && group.modal === undefined && !group.never
  if (mood !== 'statement' || !told || adjuncts.some(isTimed)) return false
  if (predicate.kind === 'construction') return happens(predicate) && precedingClauses.length === 0
  return isLexicalVerb(predicate) && isEvent(predicate, clause)
}

/** What happens to the subject alone. */
function isEvent(predicate: LexicalVerb, { adjuncts, precedingClauses = [] }: Clause): boolean {
  const { frame, tags } = predicate.entry
  const transitive = !predicate.passive && frame.some(({ particle, optional }) => particle === '을/를' && !optional)
  const acts = transitive || predicate.arguments.length > 0 || predicate.agent !== undefined || tags.has('state')
  const described = predicate.passive && adjuncts.some(({ kind }) => kind !== 'adverb')
  return !acts && !described && !precedingClauses.some(({ relation }) => CONTRASTING.has(relation))
}

/** Somebody whom the speaker need not introduce: the kids, my mom. */
export function isKnownPerson({ head, determiner, possessor, relative, focus }: NounPhrase): boolean {
  if ((head.kind !== 'noun' && head.kind !== 'compound') || relative || focus) return false
  const isOwn = determiner === undefined && possessor?.head.kind === 'pronoun' && /^(?:I|we)$/.test(possessor.head.id)
  return (head.entry.tags.has('person') || head.entry.tags.has('animal')) && (determiner === 'the' || isOwn)
}

/** `your dog ate my sandwich`, `her mother called me`: what somebody else's animal or relative does to the speaker. */
function isDeedOfOthers({ head, determiner, possessor, relative, focus }: NounPhrase, predicate: Clause['predicate']) {
  if (head.kind !== 'noun' || determiner || !possessor || relative || focus) return false
  if (!head.entry.tags.has('person') && !head.entry.tags.has('animal')) return false
  if (isListener(possessor)) return true
  return (
    predicate.kind === 'verb' &&
    predicate.arguments.some(({ object }) => isSpeaker(object) || isSpeaker(object.possessor))
  )
}

function isStretch(adjunct: Adjunct): boolean {
  return adjunct.kind === 'preposition' && adjunct.phrase.preposition.role === 'duration'
}

/** `the doctor told me to rest`; in `made me rest`, 제가 follows. */
function isTelling(predicate: Clause['predicate']): boolean {
  return predicate.kind === 'cause' && (predicate.cause === 'tell' || predicate.cause === 'ask')
}

/** 열이 나다, {n:이/가} 떨어지다: a row that names a subject of its own. */
function hasSubject({ entry }: Extract<Clause['predicate'], { kind: 'construction' }>): boolean {
  return /(?:[이가]|:이\/가\}) /.test(entry.row.korean)
}

function isRowOfDoing(predicate: Clause['predicate']): boolean {
  return predicate.kind === 'construction' && !hasSubject(predicate)
}

function isUpcoming(adjunct: Adjunct): boolean {
  return adjunct.kind === 'time noun' || isTaggedAdverb(adjunct, 'upcoming')
}

/** What somebody did or plans is news, too: 아이들이 창문을 깼어요, 엄마가 내일 와요. */
export function isDeed(
  subject: NounPhrase,
  { predicate, group, mood, precedingClauses = [], adjuncts }: Clause,
): boolean {
  if (mood !== 'statement' || group.modal !== undefined || group.never || group.perfect) return false
  if (group.tense !== 'past' && !(group.progressive && adjuncts.some(isUpcoming))) return false
  const acts =
    isTelling(predicate) || isRowOfDoing(predicate) || (isLexicalVerb(predicate) && !predicate.entry.tags.has('state'))
  if (
    !acts ||
    !(isKnownPerson(subject) || isDeedOfOthers(subject, predicate)) ||
    adjuncts.some((each) => isRepeated(each) || isStretch(each))
  )
    return false
  if (predicate.kind === 'verb' && takesSubjectParticle(predicate)) return false
  return !precedingClauses.some(({ relation }) => CONTRASTING.has(relation))
}

/** 이가 빠지다: a second 이/가 would follow. */
function takesSubjectParticle({ entry, arguments: list }: Extract<Clause['predicate'], { kind: 'verb' }>): boolean {
  if ('unknown' in entry) return false
  return list.some(({ particle }) => particle === '이/가') || /[이가]$/.test(entry.precedingWords)
}

const WORKING = new Set(['open', 'close', 'shut', 'lock', 'start', 'stop', 'move', 'work', 'turn on', 'turn off'])
const LEAKING = new Set(['leak', 'squeak', 'creak', 'rattle', 'stink', 'drip'])

/** A defect that the speaker has just noticed: 문이 안 열려요, 지붕이 새요. */
export function isDefect({ head, relative, focus }: NounPhrase, clause: Clause): boolean {
  const { predicate, group, mood, precedingClauses = [], adjuncts } = clause
  if (head.kind !== 'noun' || head.entry.tags.has('person') || relative || focus || precedingClauses.length > 0)
    return false
  if (mood !== 'statement' || !isLexicalVerb(predicate)) return false
  if (group.modal !== undefined || group.never || predicate.arguments.length > 0 || adjuncts.some(isTimed)) return false
  return (group.negative ? WORKING : LEAKING).has(predicate.entry.english)
}

/** `everyone from the office came`: 사무실 사람들이 다 왔어요. */
export function isDeedOfAll({ span, relative, focus }: NounPhrase, clause: Clause): boolean {
  const { predicate, group, mood, precedingClauses = [], adjuncts } = clause
  const isAll = (each: Adjunct) => isAdverb(each, 'all') && each.use.span.from === span.from
  if (!adjuncts.some(isAll) || relative || focus || mood !== 'statement') return false
  if (!isLexicalVerb(predicate) || predicate.entry.tags.has('state') || precedingClauses.length > 0) return false
  if (group.modal !== undefined || group.negative || group.never || group.perfect || adjuncts.some(isRepeated))
    return false
  return (group.tense === 'past' || group.progressive) && !takesSubjectParticle(predicate)
}
