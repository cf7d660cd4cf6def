import type { Construction } from '#translator/construction/construction.ts'
import { benefits } from '#translator/english/favor.ts'
import type { Argument, Clause, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import { isLexicalVerb, isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isListener, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { removed, withArguments, withPredicate } from '#translator/frame/replaced.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import type { Talk } from '#translator/korean/talk.ts'

function isOneListener({ object }: Argument): boolean {
  return isListener(object) && !object.plural && object.focus === undefined
}

function isReceiver(argument: Argument): boolean {
  return (argument.particle === '에게' || argument.particle === '을/를+위해') && isOneListener(argument)
}

function isObject(argument: Argument): boolean {
  return (
    (argument.role === 'obj' || argument.role === 'iobj') && argument.particle === '을/를' && isOneListener(argument)
  )
}

const TO_COME = new Set(['will', 'can', 'could'])

/** What the speaker offers, plans or asks leave for is about the listener: 데리러 갈게. What has happened may be about anybody. */
function isToCome({ mood, group }: Clause): boolean {
  return mood !== 'statement' || (group.modal !== undefined && TO_COME.has(group.modal))
}

const PLANS = new Set(['want', 'like', 'going', 'going to', 'attempt', 'plan'])

function without(phrase: VerbPhrase, isUnderstood: (argument: Argument) => boolean): Predicate {
  const { predicate } = phrase
  if (predicate.kind === 'control' && PLANS.has(predicate.control)) {
    const inner = without(predicate.phrase, isUnderstood)
    return inner === predicate.phrase.predicate
      ? predicate
      : { ...predicate, phrase: { ...predicate.phrase, predicate: inner } }
  }
  return isLexicalVerb(predicate) ? withArguments(predicate, removed(predicate.arguments, isUnderstood)) : predicate
}

function innermost({ predicate }: VerbPhrase): Predicate {
  return predicate.kind === 'control' ? innermost(predicate.phrase) : predicate
}

/** Among friends, what the speaker does for the listener: 나중에 전화할게. */
function saidToFriend(clause: Clause): Clause {
  const predicate = innermost(clause)
  const isSensed = clause.group.modal !== 'will' && isTaggedVerb(predicate, 'sensed')
  const isFelt = isSensed || isTaggedVerb(predicate, 'heartfelt') || isTaggedVerb(predicate, 'felt')
  const dropsObject = !isFelt && (isToCome(clause) || clause.predicate.kind === 'control')
  const said = withPredicate(
    clause,
    without(clause, (each) => isReceiver(each) || (dropsObject && isObject(each))),
  )
  const adjuncts = removed(said.adjuncts, (each) => isTaggedVerb(predicate, 'favour') && benefits(each, ['you']))
  return adjuncts === said.adjuncts ? said : { ...said, adjuncts }
}

/** What somebody else does to the listener, who is present: 밖에서 기다리고 있어요. */
function saidOfOther(clause: Clause): Clause {
  const isSought = isTaggedVerb(innermost(clause), 'sought')
  return withPredicate(
    clause,
    without(clause, (each) => isReceiver(each) || (isSought && isObject(each))),
  )
}

/** `I told you I was busy`: 바쁘다고 했어요. */
function withoutListener(clause: Clause): Clause {
  const { predicate, subject, mood } = clause
  if (predicate.kind !== 'report' || !isListener(predicate.listener) || !isSpeaker(subject)) return clause
  if (mood !== 'statement' || predicate.listener?.plural || predicate.report !== 'tell') return clause
  const { listener: _you, ...told } = predicate
  return { ...clause, predicate: { ...told, report: 'say' } }
}

function isUnderstood({ subject }: Clause, { tone, intimate }: Talk): 'friend' | 'other' | undefined {
  if (tone === 'casual') return isSpeaker(subject) && !intimate ? 'friend' : undefined
  return subject && personOf(subject).who === 'other' && personOf(subject).living === true ? 'other' : undefined
}

/** `I'll call you tonight`, `everyone is looking for you`: it is clear that it is about the listener. */
export const UNDERSTOOD_LISTENER: Construction = {
  id: 'understood listener',
  stage: 'clause',
  lesson: 'you/dropped',
  change(clause, talk, tell) {
    if (clause.mood === 'command' || clause.mood === 'request') return clause
    const told = withoutListener(clause)
    if (told !== clause) tell()
    if (told !== clause) return told
    const by = isUnderstood(clause, talk)
    if (!by) return clause
    const said = by === 'friend' ? saidToFriend(clause) : saidOfOther(clause)
    if (said !== clause) tell()
    return said
  },
  examples: [
    {
      english: "I'll call you tonight.",
      polite: '오늘 밤에 전화드릴게요.',
      formal: '오늘 밤에 전화드리겠습니다.',
      casual: '오늘 밤에 전화할게.',
      business: '오늘 밤에 전화드리겠습니다.',
    },
    {
      english: 'Everyone is looking for you.',
      polite: '모두 찾고 있어요.',
      formal: '모두 찾고 있습니다.',
      casual: '모두 너를 찾고 있어.',
      business: '모두 찾고 있습니다.',
    },
    {
      english: 'Someone is waiting for you outside.',
      polite: '누군가 밖에서 기다리고 있어요.',
      formal: '누군가 밖에서 기다리고 있습니다.',
      casual: '누군가 밖에서 너를 기다리고 있어.',
      business: '누군가 밖에서 기다리고 있습니다.',
    },
  ],
  leftAlone: ['I believe you.', 'He knows you.', 'I saw you yesterday.'],
}
