import type { Adjunct, Clause, NounPhrase, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import type { ReportId } from '#translator/frame/government.ts'
import { personOf } from '#translator/korean/chain.ts'
import { isSeeming, isWish } from '#translator/korean/report.ts'

const FUTURE_GROUP = { modal: 'will' } as const

/** `would like to` is a wish: -고 싶다. */
function wouldLike(phrase: VerbPhrase): VerbPhrase {
  const { modal: _would, ...group } = phrase.group
  return phrase.predicate.kind === 'control'
    ? { ...phrase, group, predicate: { ...phrase.predicate, control: 'want' } }
    : phrase
}

function isAffording(predicate: Predicate): boolean {
  return predicate.kind === 'verb' && !('unknown' in predicate.entry) && predicate.entry.english === 'afford'
}

/** `is starting to rain` 오기 시작했다, `can't stop laughing` 웃는 것을 멈출 수 없다: a beginning or an end. */
function withCourse(phrase: VerbPhrase): VerbPhrase {
  const { predicate, group } = phrase
  if (predicate.kind !== 'control') return phrase
  const begun = group.progressive && !group.perfect && group.tense === 'present' && !group.modal
  if (predicate.control === 'start' && begun)
    return { ...phrase, group: { ...group, progressive: false, tense: 'past' } }
  const unable = group.negative && (group.modal === 'can' || group.modal === 'could')
  return predicate.control === 'stop' && unable ? { ...phrase, predicate: { ...predicate, control: 'halt' } } : phrase
}

/** What `can't wait to`, `can't help -ing` and `don't mind -ing` mean together with their auxiliary. */
function withIdiom(given: VerbPhrase): VerbPhrase {
  const phrase = withCourse(given)
  const { predicate, group } = phrase
  const { modal, ...rest } = group
  const can = modal === 'can' || modal === 'could'
  const tense = modal === 'could' ? ('past' as const) : group.tense
  if (isAffording(predicate) && can) return { ...phrase, group: { ...rest, tense } }
  if (predicate.kind !== 'control') return phrase
  if (predicate.control === 'afford' && can) return { ...phrase, group: { ...rest, tense } }
  if (predicate.control === 'mind' && group.negative) return { ...phrase, group: { ...group, negative: false } }
  const idiom = predicate.control === 'wait' ? 'eager' : predicate.control
  if ((idiom !== 'eager' && idiom !== 'can not help') || !can || !group.negative) return phrase
  return { ...phrase, group: { ...rest, tense, negative: false }, predicate: { ...predicate, control: idiom } }
}

/** `going to` is a future: the governed verb with the auxiliaries of both. */
export function unwrapped(given: VerbPhrase): VerbPhrase {
  const phrase = withIdiom(given)
  const { predicate, group } = phrase
  if (predicate.kind === 'control' && predicate.control === 'like' && group.modal === 'would') return wouldLike(phrase)
  if (predicate.kind === 'control' && predicate.control === 'intend' && group.modal === 'would') {
    const { modal: _would, ...asked } = group
    return { ...phrase, group: asked }
  }
  if (predicate.kind !== 'control' || predicate.control !== 'going') return phrase
  const inner = unwrapped(predicate.phrase)
  if (group.tense === 'past') return { ...phrase, predicate: { ...predicate, control: 'attempt' } }
  const merged = { ...inner.group, ...FUTURE_GROUP, negative: group.negative || inner.group.negative }
  return { ...inner, group: { ...merged, modal: 'would' }, adjuncts: [...phrase.adjuncts, ...inner.adjuncts] }
}

const SENSED = new Set(['see', 'hear', 'feel', 'smell', 'taste', 'understand', 'remember', 'find', 'read', 'tell'])

/** `we could ask the neighbors`: a suggestion, unless the context is in the past. */
function isOwnCould({ group, subject, predicate, adjuncts }: Clause): boolean {
  const { who } = personOf(subject)
  if (group.modal !== 'could' || group.perfect || group.negative || group.never || who === 'other') return false
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || SENSED.has(predicate.entry.english)) return false
  return adjuncts.every(
    (each) =>
      each.kind !== 'adverb' ||
      'unknown' in each.use.entry ||
      !(each.use.entry.tags.has('time') || each.use.entry.english === 'barely') ||
      each.use.entry.english === 'right now',
  )
}

/** `we could go if …` is about a possibility, not the past. */
export function withPossibility(clause: Clause): Clause {
  const { group, precedingClauses = [], mood } = clause
  const supposes = mood === 'statement' && isOwnCould(clause) && precedingClauses.length === 0
  if (supposes) return { ...clause, group: { ...group, modal: 'might' } }
  const conditional = precedingClauses.some(({ relation }) => relation === 'if' || relation === 'unless')
  if (group.modal !== 'could' || group.perfect || !conditional) return clause
  return { ...clause, group: { ...group, modal: 'can' } }
}

/** `I knew he was going to come`: a future inside the clause. */
export function withPresentFuture(clause: Clause): Clause {
  const { predicate, group } = clause
  return predicate.kind === 'control' && predicate.control === 'going'
    ? { ...clause, group: { ...group, tense: 'present' } }
    : clause
}

/** The phrase without the argument that the described noun fills. */
export function withoutGapArgument<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  const { predicate } = phrase
  if (predicate.kind === 'verb') {
    return {
      ...phrase,
      predicate: { ...predicate, arguments: predicate.arguments.filter(({ object }) => object.span.from >= 0) },
    }
  }
  if (predicate.kind !== 'control' && predicate.kind !== 'cause') return phrase
  return { ...phrase, predicate: { ...predicate, phrase: withoutGapArgument(predicate.phrase) } }
}

/** `my son is five` says how old a person is: 다섯 살. */
export function withAge(clause: Clause): Clause {
  const { predicate, subject } = clause
  if (predicate.kind !== 'noun' || predicate.complement.head.kind !== 'number' || !personOf(subject).living)
    return clause
  const { value } = predicate.complement.head
  if (!Number.isInteger(value) || value < 1 || value > 120) return clause
  return {
    ...clause,
    predicate: { ...predicate, complement: { ...predicate.complement, head: { kind: 'age', value } } },
  }
}

const THIRD = new Set(['he', 'she', 'they'])

/** Tom said he was tired: Korean says the same person once. */
export function isSamePerson(outer: NounPhrase | undefined, inner: NounPhrase | undefined): boolean {
  if (outer && outer === inner) return true
  if (!outer || inner?.head.kind !== 'pronoun') return false
  const { head } = outer
  if (head.kind === 'pronoun') return head.id === inner.head.id
  if (outer.plural && inner.head.id !== 'they') return false
  return THIRD.has(inner.head.id) && (head.kind === 'name' || (head.kind === 'noun' && head.entry.tags.has('person')))
}

/** English shifts a reported clause into the past; Korean keeps its original tense. */
function isBackshifted({ group: outer }: VerbPhrase, { predicate, group }: Clause): boolean {
  if (outer.tense !== 'past' || group.tense !== 'past' || group.perfect) return false
  if (predicate.kind === 'verb')
    return group.progressive || ('tags' in predicate.entry && predicate.entry.tags.has('state'))
  return true
}

/** After `glad` and `sorry`, `could` is about ability and not about possibility. */
const FELT: ReadonlySet<ReportId> = new Set(['glad', 'sorry', 'surprised'])

/** A reported clause without the repeated subject and without the tense of the reporting verb. */
export function withoutRepetition(phrase: VerbPhrase & { subject?: NounPhrase }): VerbPhrase {
  const { predicate, subject } = phrase
  if (predicate.kind !== 'report') return phrase
  const { clause } = predicate
  const tense = isBackshifted(phrase, clause) ? 'present' : clause.group.tense
  const isAbility = phrase.group.tense === 'past' || FELT.has(predicate.report)
  const could = isAbility && clause.group.modal === 'could' && !clause.group.perfect
  const reported = {
    ...clause,
    group: { ...clause.group, tense, ...(could ? { modal: 'can' as const } : {}) },
    ...(isSamePerson(subject, clause.subject) ? { sharedSubject: true } : {}),
  }
  return { ...phrase, predicate: { ...predicate, clause: reported } }
}

/** `I wish I could have come` is about being able to. */
function wishedFor({ modal, perfect }: VerbGroup): Partial<VerbGroup> {
  return modal === 'could' && perfect ? { modal: 'can' } : {}
}

/** `I think (that) he is kind` is said as `he seems kind`; `I don't think` moves its not inside. */
export function withThought(clause: Clause): Clause {
  const { predicate, group } = clause
  const person = personOf(clause.subject)
  if (predicate.kind !== 'report' || !(isSeeming(predicate, group, person) || isWish(predicate, group, person)))
    return clause
  const inner = predicate.clause
  const negative = inner.group.negative !== group.negative
  const subject = inner.subject ?? (predicate.report === 'seem' ? clause.subject : undefined)
  return {
    ...inner,
    mood: clause.mood,
    ...(subject ? { subject } : {}),
    group: { ...inner.group, ...(predicate.report === 'wish' ? wishedFor(inner.group) : {}), negative },
    adjuncts: [...clause.adjuncts, ...inner.adjuncts],
    precedingClauses: [...(clause.precedingClauses ?? []), ...(inner.precedingClauses ?? [])],
  }
}

/** `two books are on the desk` says that there are two: 책상 위에 책이 두 권 있어요. */
export function withCountedThere(clause: Clause): Clause {
  const { predicate, subject, adjuncts } = clause
  const counted = subject?.quantity && !subject.determiner && !subject.possessor && !subject.relative
  if (predicate.kind !== 'place' || !counted || clause.group.negative) return clause
  const { subject: what, ...rest } = clause
  const place: Adjunct =
    'preposition' in predicate.place
      ? { kind: 'preposition', phrase: predicate.place }
      : { kind: 'adverb', use: predicate.place }
  return what ? { ...rest, predicate: { kind: 'there', what }, adjuncts: [place, ...adjuncts] } : clause
}
