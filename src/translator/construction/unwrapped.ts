import type { VerbPhrase } from '#translator/frame/frame.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'

const FUTURE_GROUP = { modal: 'will' } as const

/** `would like to` is a wish: -고 싶다. */
function wouldLike(phrase: VerbPhrase): VerbPhrase {
  const { modal: _would, ...group } = phrase.group
  return phrase.predicate.kind === 'control'
    ? { ...phrase, group, predicate: { ...phrase.predicate, control: 'want' } }
    : phrase
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
  if (isVerb(predicate, 'afford') && can) return { ...phrase, group: { ...rest, tense } }
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
