import type { Clause, NounPhrase, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'

/** The command `remember to lock it` is `don't forget`: 잊지 마세요. */
export function withReminder(clause: Clause): Clause {
  const { predicate, mood, group } = clause
  if (mood !== 'command' || predicate.kind !== 'control' || predicate.control !== 'remember' || group.negative)
    return clause
  return { ...clause, group: { ...group, negative: true }, predicate: { ...predicate, control: 'forget' } }
}

/** The negation of commands and suggestions is in their ending, -지 말다. */
export function withoutNegation(clause: Clause): Clause {
  return { ...clause, group: { ...clause.group, negative: false, never: false } }
}

function isSpeaker({ head }: NounPhrase): boolean {
  return head.kind === 'pronoun' && (head.id === 'I' || head.id === 'we')
}

function isToldSpeaker(predicate: Predicate): boolean {
  return predicate.kind === 'report' && predicate.listener !== undefined && isSpeaker(predicate.listener)
}

/** `send me`, `help us`: a command that benefits the speaker is a request, 보내 주세요. */
function servesSpeaker({ predicate, mood, group }: Clause): boolean {
  if (mood === 'command' && !group.negative && isToldSpeaker(predicate)) return true
  if (predicate.kind !== 'verb' || mood !== 'command' || group.negative || 'unknown' in predicate.entry) return false
  const favor = predicate.entry.tags.has('favour')
  return predicate.arguments.some(
    ({ role, object: { head } }) =>
      head.kind === 'pronoun' && (head.id === 'I' || head.id === 'we') && (role === 'iobj' || favor),
  )
}

/** `give me` in a request: 주다 already points to the speaker. */
export function withRequestedGift(clause: Clause): Clause {
  const { predicate, mood } = clause
  if (mood !== 'command' && mood !== 'request') return clause
  if (isToldSpeaker(predicate) && predicate.kind === 'report') {
    const { listener: _me, ...told } = predicate
    return { ...clause, please: clause.please || servesSpeaker(clause), predicate: told }
  }
  if (predicate.kind !== 'verb') return clause
  const list = predicate.arguments.filter(
    ({ role, object }) =>
      !(
        object.head.kind === 'pronoun' &&
        (object.head.id === 'I' || object.head.id === 'we') &&
        (role === 'iobj' || role === 'to')
      ),
  )
  const asked = clause.please || servesSpeaker(clause)
  return { ...clause, please: asked, predicate: { ...predicate, arguments: list } }
}

const RARELY = new Set(['rarely', 'seldom', 'hardly', 'hardly ever', 'no longer'])

/** 거의 for `rarely`, and for `barely` unless it is 간신히; 더 이상 for `no longer`. */
function isRare({ english, korean }: AdverbRow): boolean {
  return RARELY.has(english) || (english === 'barely' && korean === '거의')
}

/** `I rarely eat meat`: 거의 needs a negative, 거의 안 먹어요. */
export function withRarely<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  const rarely = phrase.adjuncts.some(
    (each) => each.kind === 'adverb' && !('unknown' in each.use.entry) && isRare(each.use.entry),
  )
  return rarely ? { ...phrase, group: { ...phrase.group, negative: true } } : phrase
}

const UNSEEN = new Set(['see', 'hear from', 'find', 'sleep'])

/** `we haven’t seen Tom` means that we could not, rather than that we did not want to: 보지 못했어요. */
export function withInability(clause: Clause): Clause {
  const { predicate, group } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || !UNSEEN.has(predicate.entry.english)) return clause
  if (!group.perfect || !group.negative || group.modal) return clause
  const tags = new Set([...predicate.entry.tags, 'unable'])
  return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, tags } } }
}

const ASKING: ReadonlySet<Clause['mood']> = new Set(['question', 'invitation', 'request', 'offer', 'proposal'])

/** `something` in a question: 뭐 좀. */
export function withAskedThing(clause: Clause): Clause {
  const { predicate, mood } = clause
  if (predicate.kind !== 'verb' || !ASKING.has(mood)) return clause
  const list = predicate.arguments.map((each) =>
    each.object.head.kind === 'pronoun' && each.object.head.id === 'something'
      ? { ...each, object: { ...each.object, head: { ...each.object.head, id: 'anything' as const } } }
      : each,
  )
  return { ...clause, predicate: { ...predicate, arguments: list } }
}

const NOBODY = new Set(['nobody', 'nothing'])

function isNegativeWord({ head, determiner }: NounPhrase): boolean {
  if (head.kind === 'share' && (head.share === 'none' || head.share === 'neither')) return true
  if (head.kind === 'list' && head.joined === 'nor') return true
  return determiner === 'no' || (head.kind === 'pronoun' && NOBODY.has(head.id))
}

function withoutNo(phrase: NounPhrase): NounPhrase {
  if (phrase.determiner !== 'no') return phrase
  const { determiner: _no, ...rest } = phrase
  return rest
}

/** `not … anything` is 아무것도, not 무언가. */
function withNone(phrase: NounPhrase): NounPhrase {
  const { head } = phrase
  if (head.kind === 'share' && head.share === 'any') return { ...phrase, head: { ...head, share: 'none' } }
  if (head.kind !== 'pronoun' || phrase.adjectives.length > 0 || phrase.relative) return phrase
  if (head.id === 'anything') return { ...phrase, head: { ...head, id: 'nothing' } }
  return head.id === 'anyone' ? { ...phrase, head: { ...head, id: 'nobody' } } : phrase
}

/** The negation of a verb includes its governed verb: I don't want to eat anything. */
function deniedPredicate(predicate: Predicate): Predicate {
  switch (predicate.kind) {
    case 'verb':
      return {
        ...predicate,
        arguments: predicate.arguments.map((each) =>
          each.particle.includes('+') ? each : { ...each, object: withNone(each.object) },
        ),
      }
    case 'control':
      return { ...predicate, phrase: { ...predicate.phrase, predicate: deniedPredicate(predicate.phrase.predicate) } }
    case 'cause':
      return {
        ...predicate,
        causee: withNone(predicate.causee),
        phrase: { ...predicate.phrase, predicate: deniedPredicate(predicate.phrase.predicate) },
      }
    case 'report':
      return predicate.listener ? { ...predicate, listener: withNone(predicate.listener) } : predicate
    default:
      return predicate
  }
}

/** anything, anyone under a negative verb. */
export function withDeniedWords<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  const { negative, never } = phrase.group
  return negative || never ? { ...phrase, predicate: deniedPredicate(phrase.predicate) } : phrase
}

/** The noun phrases that can negate a predicate: `I have no money`, `he is no fool`. */
function deniableNouns(predicate: Predicate): NounPhrase[] {
  if (predicate.kind === 'noun') return [predicate.complement]
  return predicate.kind === 'verb' ? predicate.arguments.map(({ object }) => object) : []
}

function withoutNoInside(predicate: Predicate): Predicate {
  if (predicate.kind === 'noun') return { ...predicate, complement: withoutNo(predicate.complement) }
  if (predicate.kind !== 'verb') return predicate
  return {
    ...predicate,
    arguments: predicate.arguments.map((each) => ({ ...each, object: withoutNo(each.object) })),
  }
}

/** `no longer` is 더 이상 with a negated verb. */
function isEnded({ adjuncts }: Clause): boolean {
  return adjuncts.some(
    (each) => each.kind === 'adverb' && 'english' in each.use.entry && each.use.entry.english === 'no longer',
  )
}

/** `why didn't anyone come?`: 왜 아무도 안 왔어요? */
function withNoDoer(clause: Clause): Clause {
  const { subject, mood, group } = clause
  if (mood !== 'question' || !subject || !(group.negative || group.never)) return clause
  return { ...clause, subject: withNone(subject) }
}

/** `nobody came`, `I have no money`, `he is no fool`, `he no longer works`: Korean negates the verb, too. */
export function withNegativeWords(given: Clause): Clause {
  const clause = withNoDoer(given)
  const { subject, predicate } = clause
  const nouns = [...(subject ? [subject] : []), ...deniableNouns(predicate)]
  if (!(isEnded(clause) || nouns.some(isNegativeWord)) || clause.group.negative) return clause
  const changed = withoutNoInside(predicate)
  const said = { ...clause, ...(subject ? { subject: withoutNo(subject) } : {}) }
  if (changed.kind === 'control' && changed.control === 'seem') {
    const { phrase } = changed
    return { ...said, predicate: { ...changed, phrase: { ...phrase, group: { ...phrase.group, negative: true } } } }
  }
  return { ...said, predicate: changed, group: { ...clause.group, negative: true } }
}
