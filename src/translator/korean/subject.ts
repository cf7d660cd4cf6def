import { isSaidWhole } from '#translator/construction/everything.ts'
import { asks } from '#translator/english/asking.ts'
import type { Adjunct, Clause, NounPhrase } from '#translator/frame/frame.ts'
import type { ControlId } from '#translator/frame/governedVerb.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isObligation } from '#translator/frame/obligation.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import { isOfWhatIsTold } from '#translator/frame/toldCondition.ts'
import { existingWords, markedPhrase } from '#translator/korean/argument.ts'
import { isDoubted } from '#translator/korean/doubt.ts'
import { isDeed, isDeedOfAll, isDefect, isHappening, isNews } from '#translator/korean/news.ts'
import { markedLast, nounWords } from '#translator/korean/noun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { isPersons } from '#translator/korean/quantity.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import { asSubject } from '#translator/korean/repeatedSubject.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

/** Whether a clause stands alone or inside another one, where the subject takes 이/가. */
export type ClausePlace = 'main' | 'embedded'

const LACKING = new Set(['need', 'have', 'have to'])
const OWN_WISH = new Set(['must', 'need', 'going'])

/** `am I late`, `what did I say`: without 제가 it would be about the listener. Obligations and abilities of the speaker need none. */
function asksAboutSpeaker({ predicate, group, adjuncts, noTopic }: Clause): boolean {
  if (noTopic) return true
  if (group.modal !== undefined && group.modal !== 'will') return false
  if (predicate.kind === 'control' && OWN_WISH.has(predicate.control)) return false
  const lacks = isLexicalVerb(predicate) && LACKING.has(predicate.entry.english)
  if (lacks) return false
  const asksHow =
    adjuncts.some(({ kind }) => kind === 'wh') ||
    (predicate.kind === 'verb' && predicate.arguments.some(({ object }) => asks(object)))
  return !asksHow || group.tense === 'past' || group.progressive || predicate.kind !== 'verb'
}

const LIKINGS: ReadonlySet<ControlId> = new Set(['like', 'prefer', 'hate', 'enjoy'])
/** States that a speaker only tells of himself. */
const OWN_STATES = new Set(
  'need want have think believe know remember understand agree see hear feel hope mean miss'.split(' '),
)

/** `I'm good at English`, `I'm afraid of dogs`: 저는 영어를 잘해요, 저는 개를 무서워해요. */
function isSkillOrFear({ phrase, arguments: list }: Extract<Clause['predicate'], { kind: 'adjective' }>): boolean {
  const { entry } = phrase
  if ('unknown' in entry || entry.tags.has('resulting') || entry.predicate?.pos !== 'verb') return false
  return list.some(({ particle }) => particle === '을/를')
}

/** Habits, likings and descriptions introduce the speaker: 저는 커피를 마셔요. */
function introduces({ predicate, group }: Clause): boolean {
  if (predicate.kind === 'noun') return true
  if (group.tense === 'past' || group.perfect || group.modal || group.progressive || group.negative) return false
  if (predicate.kind === 'control') return LIKINGS.has(predicate.control)
  if (predicate.kind === 'adjective') return isSkillOrFear(predicate)
  if (predicate.kind === 'verb')
    return (
      'english' in predicate.entry && !OWN_STATES.has(predicate.entry.english) && predicate.entry.korean !== '아프다'
    )
  return predicate.kind === 'place' || predicate.kind === 'ellipsis'
}

/** With what a speaker did, has to do, can do, wants, feels or promises, Korean leaves out `I`. */
function speakerIsClear(clause: Clause): boolean {
  if (clause.mood === 'question') return !asksAboutSpeaker(clause)
  return clause.mood !== 'statement' || !introduces(clause)
}

/** `you can sit here`, `you don't have to wait`: 기다리지 않아도 돼. */
function isLeave(predicate: Clause['predicate'], group: Clause['group']): boolean {
  if (isObligation(predicate)) return group.negative
  return predicate.kind === 'verb' && !group.negative && /^(?:can|may|need not)$/.test(group.modal ?? '')
}

/** `you look pale`, `you're late`, `you'd better go`: observations about a friend, leave and advice need no 너. */
function isSeenOfYou({ predicate, group }: Clause, place: ClausePlace): boolean {
  if (place === 'main' && (group.modal === 'had better' || isLeave(predicate, group))) return true
  if (place !== 'main' || predicate.kind !== 'adjective' || 'unknown' in predicate.phrase.entry) return false
  return predicate.linking === 'look' || predicate.phrase.entry.english === 'late'
}

/** `we'd like to sit outside`: a customer's wish. */
function isPoliteWish({ predicate, group, mood }: Clause): boolean {
  return mood === 'statement' && predicate.kind === 'control' && predicate.control === 'like' && group.modal === 'would'
}

/** `what time do we have to check out`: a question about duties and abilities is clearly about us. */
function asksWhatWeMay({ mood, predicate, group }: Clause): boolean {
  return (
    mood === 'question' &&
    !group.negative &&
    (isObligation(predicate) || /^(?:can|could|should|must)$/.test(group.modal ?? ''))
  )
}

/** `I think about you all the time`: between lovers neither of them is named. */
function isToLover({ intimate }: Rendering, { predicate }: Clause): boolean {
  return intimate === true && predicate.kind === 'verb' && predicate.arguments.some(({ object }) => isListener(object))
}

/** `my friends came, but I stayed home`: the speaker next to somebody else is named, 저는 집에 있었어요. */
function isContrasted({ precedingClauses = [] }: Clause): boolean {
  return precedingClauses.some(({ relation, clause: { subject } }) => {
    const { who, living } = personOf(subject)
    return (relation === 'and' || relation === 'but') && living === true && who !== 'I' && who !== 'we'
  })
}

function offersHelp({ mood, group }: Clause): boolean {
  return mood === 'offer' && group.modal === 'will'
}

function dropped(rendering: Rendering, subject: NounPhrase, clause: Clause, place: ClausePlace): boolean {
  if (subject.focus !== undefined) return false
  if (isPronoun(subject, 'it')) {
    fire(rendering, 'subject/dropped-it')
    return true
  }
  if (
    isListener(subject) &&
    (rendering.tone !== 'casual' || (!subject.plural && (clause.mood !== 'statement' || isSeenOfYou(clause, place))))
  ) {
    fire(rendering, rendering.tone === 'casual' ? 'you/dropped-casual' : 'you/dropped')
    return true
  }
  if (isPronoun(subject, 'we') && (clause.mood === 'permission' || asksWhatWeMay(clause) || isPoliteWish(clause))) {
    fire(rendering, 'subject/dropped-we')
    return true
  }
  const clear = speakerIsClear(clause) || isToLover(rendering, clause)
  if (isPronoun(subject, 'I') && place === 'main' && clear && !offersHelp(clause) && !isContrasted(clause)) {
    fire(rendering, 'subject/dropped-I')
    return true
  }
  return false
}

const INDEFINITE = new Set([
  'someone',
  'something',
  'nobody',
  'nothing',
  'everyone',
  'everything',
  'anyone',
  'anything',
  'who',
  'what',
  'which',
])

function isIndefinite(subject: NounPhrase): boolean {
  const { head, determiner, quantity } = subject
  if (quantity && determiner === undefined && !subject.possessor) return true
  if (asks(subject)) return true
  if (head.kind === 'pronoun') return INDEFINITE.has(head.id) && !subject.relative
  return determiner === 'a' || determiner === 'some' || determiner === 'a number of'
}

const WITHOUT_PARTICLE = new Set(['누군가', '다', '아무도', '아무것도', '하나도', '모두', '누구나', '무엇이든지'])

function asksWhere({ predicate, mood, subject }: Clause): boolean {
  if (mood !== 'question') return false
  if (subject?.determiner === 'this' || subject?.determiner === 'that') return false
  if (predicate.kind === 'noun' && predicate.complement.determiner !== undefined) return false
  if (predicate.kind === 'wh' || (predicate.kind === 'noun' && asks(predicate.complement)))
    return subject?.head.kind !== 'pronoun'
  return false
}

/** `Tom is the one who did it`: the subject is identified among others, 톰이. */
function isPointedOut({ predicate, mood, group }: Clause): boolean {
  if (predicate.kind !== 'noun' || mood !== 'statement' || group.negative) return false
  const { head, determiner, relative, adjectives } = predicate.complement
  if (!adjectives.every(({ entry }) => 'english' in entry && entry.english === 'only')) return false
  return determiner === 'the' && relative?.gap === 'subject' && head.kind === 'noun' && head.entry.english === 'person'
}

/** `this is the cheapest`: one is picked out among others, 이게 가장 싸요. */
function isSuperlative({ predicate, group }: Clause): boolean {
  return predicate.kind === 'adjective' && predicate.phrase.degree === 'superlative' && !group.negative
}

/** What suddenly happened is news: 그 사람이 울기 시작했어요. */
function interrupts({ precedingClauses = [] }: Clause): boolean {
  return precedingClauses.some(({ relation }) => relation === 'meanwhile')
}

function takesSubjectParticle(subject: NounPhrase, clause: Clause, place: ClausePlace): boolean {
  if (place === 'main' && clause.precedingClauses?.some((link) => isOfWhatIsTold(clause, link))) return false
  const isBody = subject.head.kind === 'noun' && subject.head.entry.tags.has('body') && clause.predicate.kind !== 'noun'
  if (clause.mood === 'exclamation' || clause.noTopic || interrupts(clause)) return true
  if (clause.mood === 'question' && isPronoun(subject, 'I')) return true
  if (isPointedOut(clause) || isSuperlative(clause) || isSaidWhole(clause) || isDoubted(clause)) return true
  if (clause.mood === 'offer' && isPronoun(subject, 'I')) return true
  const isTold =
    isNews(subject, clause) ||
    isHappening(subject, clause) ||
    isDefect(subject, clause) ||
    isDeed(subject, clause) ||
    isDeedOfAll(subject, clause)
  return place === 'embedded' || isBody || isIndefinite(subject) || asksWhere(clause) || isTold
}

/** also, too, either: the particle 도 on the subject. */
export function isAlso(adjunct: Adjunct): boolean {
  return adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && adjunct.use.entry.tags.has('also')
}

function saysAlso({ adjuncts, subject }: Clause): boolean {
  return subject !== undefined && !asks(subject) && adjuncts.some(isAlso)
}

/** `what happened`: 무슨 일이. */
export function isWhatHappens({ subject, predicate }: Clause): boolean {
  if (subject?.head.kind !== 'pronoun' || subject.head.id !== 'what' || predicate.kind !== 'verb') return false
  return !('unknown' in predicate.entry) && predicate.entry.english.startsWith('happen')
}

function whatHappensWords(rendering: Rendering, { span }: NounPhrase): KoreanWord[] {
  fire(rendering, 'particle/subject', '이', '무슨 일')
  return markedLast(rendering, plainWords('무슨 일', 'what (matter)', tokensOf(span)), '이/가')
}

/** `her hair is long`: the owner becomes the topic, 그녀는 머리가 길어요. */
function bodyWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  { subject, predicate, mood }: Clause,
  place: ClausePlace,
): KoreanWord[] | undefined {
  if (place !== 'main' || mood !== 'statement' || predicate.kind !== 'adjective' || !subject?.possessor)
    return undefined
  const { possessor, ...part } = subject
  const ofBody = part.head.kind === 'noun' && part.head.entry.tags.has('body')
  if (!ofBody || part.adjectives.length > 0 || isPronoun(possessor, 'I', 'you', 'it', 'who')) return undefined
  return [
    ...markedPhrase(builders, rendering, possessor, '은/는', 'subject'),
    ...markedPhrase(builders, rendering, part, '이/가', 'subject'),
  ]
}

/** `some birds cannot fly` contrasts one kind with the rest, 어떤 새는; `some friends came` a few, 몇몇 친구들이. */
function withSomeOf(subject: NounPhrase, { group, predicate, mood }: Clause): NounPhrase {
  const several = subject.determiner === 'some' && subject.plural && subject.quantity === undefined
  if (!several || predicate.kind === 'there' || mood === 'question') return subject
  const generic = group.tense === 'present' && !group.perfect && !group.progressive && predicate.kind !== 'place'
  return { ...subject, determiner: generic ? 'certain' : 'a number of' }
}

/** `how many buttons are missing`: 단추가 몇 개 없어졌어요; 몇 개가 would ask whether some are. */
function asksHowMany(subject: NounPhrase, { mood, predicate }: Clause): boolean {
  if (mood !== 'question' || subject.quantity?.amount !== 'how many' || isPersons(subject)) return false
  return predicate.kind === 'adjective' || (predicate.kind === 'verb' && predicate.arguments.length === 0)
}

/** 우리 in a statement, 너희 in any sentence. */
function isSpokenGroup(subject: NounPhrase, { mood }: Clause, { tone }: Rendering): boolean {
  if (isPronoun(subject, 'we')) return mood === 'statement'
  return tone === 'casual' && isListener(subject) && subject.plural
}

/**
 * In speech 우리 and 너희 need no particle: 우리 지난주에 이사했어요, 너희 배고파? A noun may not follow, because they would be its
 * owner.
 */
export function bareGroup(builders: PhraseBuilders, rendering: Rendering, clause: Clause): KoreanWord[] | undefined {
  const { subject, sharedSubject } = clause
  if (!subject || sharedSubject || !isSpoken(rendering) || !isSpokenGroup(subject, clause, rendering)) return undefined
  if (
    introduces(clause) ||
    subject.focus !== undefined ||
    saysAlso(clause) ||
    takesSubjectParticle(subject, clause, 'main')
  )
    return undefined
  return asSubject(nounWords(builders, rendering, subject), subject, true)
}

/** The subject with 은/는 or 이/가, or nothing where Korean leaves it out. */
export function subjectWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  clause: Clause,
  place: ClausePlace,
): KoreanWord[] {
  if (!clause.subject || clause.sharedSubject) return []
  const subject = withSomeOf(clause.subject, clause)
  const also = saysAlso(clause) && !isPronoun(subject, 'it', 'you')
  if (!also && dropped(rendering, subject, clause, place)) return []
  if (isWhatHappens(clause)) return whatHappensWords(rendering, subject)
  const ofBody = bodyWords(builders, rendering, clause, place)
  if (ofBody) return ofBody
  const bare = nounWords(builders, rendering, subject)
  const last = bare.at(-1)
  const isInside = place === 'embedded' && last?.text === '모두'
  if (last && WITHOUT_PARTICLE.has(last.text) && !isInside) return bare
  if (saysAlso(clause))
    return asSubject(markedPhrase(builders, rendering, subject, '도', 'also'), { ...subject, focus: '도' }, false)
  if (asksHowMany(subject, clause)) return existingWords(builders, rendering, subject)
  if (place === 'main' && isSpoken(rendering) && subject.head.kind === 'share' && subject.head.share === 'pair')
    return bare
  const particle = takesSubjectParticle(subject, clause, place) ? '이/가' : '은/는'
  return asSubject(markedPhrase(builders, rendering, subject, particle, 'subject'), subject, particle === '은/는')
}
