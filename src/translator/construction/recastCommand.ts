import { predicate as koreanPredicate } from '#korean/predicate.ts'
import { asks } from '#translator/english/asking.ts'
import type { AdjectivePhrase, Adjunct, Clause, NounPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type Span } from '#translator/frame/frameTerm.ts'
import { personOf } from '#translator/korean/chain.ts'
import type { AdjectiveEntry } from '#translator/lexicon/lexiconEntry.ts'

function adverb(korean: string, english: string, span: Span): Adjunct {
  const entry = { english, korean, tags: new Set(['manner']), level: 'A1' as const, topic: 'grammar' }
  return { kind: 'adverb', use: { entry, span } }
}

function isListener(subject: NounPhrase | undefined): boolean {
  return subject === undefined || (subject.head.kind === 'pronoun' && subject.head.id === 'you')
}

/** `stop talking`: 그만 이야기하세요. */
function withEnough(clause: Clause): Clause {
  const { predicate, group } = clause
  if (predicate.kind !== 'control' || predicate.control !== 'stop' || group.negative) return clause
  const { phrase, at } = predicate
  return {
    ...clause,
    predicate: phrase.predicate,
    adjuncts: [...clause.adjuncts, ...phrase.adjuncts, adverb('그만', 'stop', at)],
  }
}

/** `make sure you lock the door`: 문을 꼭 잠그세요. */
function withCertainty(clause: Clause): Clause {
  const { predicate, group } = clause
  if (predicate.kind !== 'report' || predicate.report !== 'check' || predicate.whether || group.negative) return clause
  const { clause: inner, at } = predicate
  if (!isListener(inner.subject) || inner.group.tense === 'past') return clause
  const { subject: _listener, ...told } = inner
  return {
    ...told,
    mood: 'command',
    please: clause.please,
    adjuncts: [...inner.adjuncts, adverb('꼭', 'make sure', at)],
  }
}

/** `try to be on time`: 늦지 않도록 하세요. */
function withEffort(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'control' || predicate.control !== 'attempt') return clause
  return { ...clause, predicate: { ...predicate, control: 'see to' } }
}

function isPronoun(phrase: NounPhrase | undefined, id: 'I' | 'you' | 'we'): boolean {
  return phrase?.head.kind === 'pronoun' && phrase.head.id === id
}

/** `do you want me to wake you up`: 깨워 드릴까요? */
export function withOffer(clause: Clause): Clause {
  const { predicate, mood, group, subject } = clause
  if (mood !== 'question' || predicate.kind !== 'cause' || predicate.cause !== 'want') return clause
  const offers = isPronoun(predicate.causee, 'I') || isPronoun(predicate.causee, 'we')
  if (!offers || !isPronoun(subject, 'you') || group.tense === 'past' || group.negative || group.modal) return clause
  const { phrase, causee } = predicate
  const asked = phrase.predicate.kind === 'verb' && phrase.predicate.arguments.some(({ object }) => asks(object))
  if (asked || clause.adjuncts.some(({ kind }) => kind === 'wh')) return clause
  return { ...clause, ...phrase, subject: causee, mood: 'offer', adjuncts: [...clause.adjuncts, ...phrase.adjuncts] }
}

/** `are you sure he's coming` asks whether it is certain; about the listener's own actions, whether they are true. */
export function withCertainQuestion(clause: Clause): Clause {
  const { predicate, mood, group, subject } = clause
  if (predicate.kind !== 'report' || predicate.report !== 'sure' || predicate.whether || group.tense === 'past')
    return clause
  if (mood === 'statement' && group.negative && isPronoun(subject, 'I'))
    return { ...clause, predicate: { ...predicate, report: 'know', whether: true } }
  if (mood !== 'question' || group.negative || !isPronoun(subject, 'you')) return clause
  const { clause: told, at } = predicate
  if (told.subject && isPronoun(told.subject, 'you'))
    return { ...told, mood: 'question', adjuncts: [indeed(at), ...told.adjuncts] }
  const phrase: AdjectivePhrase = { entry: CERTAIN, degree: 'positive', adverbs: [], span: at }
  return { ...clause, predicate: { kind: 'judgment', phrase, clause: told, at } }
}

/** Skills that are learned; for other actions `how to` is about a way. */
const LEARNED = new Set(
  'swim,drive,cook,ski,skate,dance,play,ride,read,write,type,sew,knit,sing,use,speak,do,fly'.split(','),
)

/** `I don't know how to thank you`: 어떻게 감사해야 할지 모르겠어요. */
export function withUnknownWay(clause: Clause): Clause {
  const { predicate, group, subject } = clause
  if (predicate.kind !== 'control' || predicate.control !== 'know how' || !group.negative) return clause
  if (group.tense === 'past' || group.modal || !subject || !isPronoun(subject, 'I')) return clause
  const { phrase, at } = predicate
  const inner = phrase.predicate
  if (inner.kind !== 'verb' || 'unknown' in inner.entry || LEARNED.has(inner.entry.english.split(' ')[0] ?? ''))
    return clause
  const asked: Clause = {
    ...phrase,
    ...{ subject, sharedSubject: true, mood: 'question', please: false, group: { ...PLAIN_GROUP, modal: 'should' } },
    adjuncts: [{ kind: 'wh', word: 'how', span: at }, ...phrase.adjuncts],
  }
  return { ...clause, predicate: { kind: 'report', report: 'know', clause: asked, whether: true, at } }
}

const CERTAIN: AdjectiveEntry = {
  ...{ english: 'certain', frame: [], korean: '확실하다', precedingWords: '', attributive: '', tags: new Set() },
  ...{ level: 'A2', topic: 'grammar', predicate: koreanPredicate('확실하다', 'adjective', '하다') },
}

function indeed(span: Span): Adjunct {
  const entry = {
    english: 'indeed',
    korean: '정말',
    tags: new Set(['sentence']),
    level: 'A1' as const,
    topic: 'grammar',
  }
  return { kind: 'adverb', use: { entry, span } }
}

/** `let him finish`: the command is a request, 끝내게 해 주세요. */
function withLeaveAsked(clause: Clause): Clause {
  const { predicate, group } = clause
  const asks = predicate.kind === 'cause' && predicate.cause === 'let' && !group.negative && !group.never
  return asks ? { ...clause, please: true } : clause
}

/** the command `tell him I'm busy` asks to pass it on: 바쁘다고 전해 주세요. */
function withMessage(clause: Clause): Clause {
  const { predicate, group } = clause
  if (predicate.kind !== 'report' || predicate.report !== 'tell' || predicate.whether || group.negative) return clause
  const { listener } = predicate
  return listener && personOf(listener).who === 'other'
    ? { ...clause, please: true, predicate: { ...predicate, report: 'pass on' } }
    : clause
}

/** Commands that Korean expresses differently. */
export function withCommandWords(clause: Clause): Clause {
  return clause.mood === 'command' ? withMessage(withLeaveAsked(withEffort(withCertainty(withEnough(clause))))) : clause
}
