import type { Clause, NounPhrase } from '#translator/frame/frame.ts'
import { addressee } from '#translator/korean/pronoun.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'

/** Verbs of thinking and feeling that need their object. */
const HEARTFELT = new Set(
  'like love hate dislike trust believe envy need know remember respect admire forget think doubt blame fear'.split(
    ' ',
  ),
)

/** Whether a verb is about thoughts or feelings, so that `you` is needed: 저는 선생님을 믿어요. */
export function isHeartfelt(english: string): boolean {
  return HEARTFELT.has(english.split(' ')[0] ?? english)
}

/** Feelings about something of the listener, which name the owner. */
const FELT = new Set(['like', 'love', 'hate', 'dislike', 'envy', 'admire', 'respect', 'trust', 'doubt'])

function isPronoun({ head }: NounPhrase, ...ids: string[]): boolean {
  return head.kind === 'pronoun' && ids.includes(head.id)
}

function named(phrase: NounPhrase, korean: string): NounPhrase {
  return { ...phrase, head: { kind: 'name', entry: { english: 'you', korean, tags: new Set(['person']) } } }
}

/** The thing with its owner's title: 선생님의 차. */
function owned(rendering: Rendering, phrase: NounPhrase): NounPhrase {
  const { possessor, head } = phrase
  const honored = head.kind === 'noun' && head.entry.honorific !== ''
  if (!possessor || honored || isPronoun(phrase, 'mine') || !isPronoun(possessor, 'you') || rendering.tone === 'casual')
    return phrase
  const title = addressee(rendering)
  fire(rendering, 'you/title', title)
  return { ...phrase, possessor: named(possessor, title) }
}

/** `is this your car?`, `I envy your patience`: the owner matters and is named. */
export function withSaidOwner(clause: Clause, rendering: Rendering): Clause {
  const { predicate, subject } = clause
  if (predicate.kind === 'noun')
    return { ...clause, predicate: { ...predicate, complement: owned(rendering, predicate.complement) } }
  const speaks = subject !== undefined && isPronoun(subject, 'I', 'we')
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || !speaks) return clause
  if (!FELT.has(predicate.entry.english)) return clause
  const list = predicate.arguments.map((each) => ({ ...each, object: owned(rendering, each.object) }))
  return { ...clause, predicate: { ...predicate, arguments: list } }
}

/** `you are mine`: only among friends and couples is there a word for it. Throws. */
export function refuseYouAsMine(clause: Clause, rendering: Rendering): Clause {
  const { predicate, subject } = clause
  const belongs = predicate.kind === 'noun' && isPronoun(predicate.complement, 'mine')
  if (belongs && subject && isPronoun(subject, 'you') && rendering.tone !== 'casual')
    throw new Untranslatable('you as mine')
  return clause
}
