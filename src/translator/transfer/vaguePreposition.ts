import type { NounPhrase, PrepositionalPhrase } from '#translator/analysis/frame.ts'
import { isKind } from '#translator/analysis/nounKind.ts'
import { Untranslatable } from '#translator/transfer/rendering.ts'

/** What one does something for the good of; of other things `for` says too much: a price, a reason, an exchange. */
const SERVED = new Set(
  'health future country environment peace freedom safety happiness family team company world people child success life society earth victory school science education love art business economy nation city'.split(
    ' ',
  ),
)

function isServed({ head, possessor }: NounPhrase): boolean {
  if (head.kind === 'share' || head.kind === 'one of') return isServed(head.whole)
  return head.kind === 'noun' && (SERVED.has(head.entry.english) || possessor?.head.kind === 'pronoun')
}

const NO_SURFACE = ['food', 'drink', 'event', 'machine', 'clothing', 'contact', 'story'] as const

/** A preposition that only guesses: `for` a thing, `on` what has no top. Throws. */
export function refuseVague({ preposition, object }: PrepositionalPhrase, use: 'doing' | 'being' | 'topic'): void {
  const { english, noun, word } = preposition
  const living = isKind(object, 'person') || isKind(object, 'animal') || isKind(object, 'group')
  if (english === 'for' && noun === 'any' && !living && !isServed(object)) throw new Untranslatable('for')
  if (english === 'on' && word === '위' && use === 'doing' && NO_SURFACE.some((kind) => isKind(object, kind)))
    throw new Untranslatable('on')
}

/** Verbs that lead somewhere. */
const LEADING =
  /(?:가다|오다|다니다|하다|보내다|옮기다|떠나다|넣다|던지다|뛰다|걷다|운전하다|나르다|돌리다|데려다주다|내리다|도망치다)$/
const HADA_LEADING = /(?:이사|여행|이동|전학|출발|도착|외출|유학|귀국|방문|초대|이민|운전|복귀|대피|여행을|안내)하다$/

/** `lost the key to the office`: where nothing moves, `to` belongs to a noun. Throws. */
export function refuseGoal({ preposition: { english, noun } }: PrepositionalPhrase, lemma: string): void {
  const leads = lemma.endsWith('하다') ? HADA_LEADING.test(lemma) || lemma === '하다' : LEADING.test(lemma)
  if ((english === 'to' || english === 'for') && noun === 'place' && !leads) throw new Untranslatable('to a place')
}

const LAYING = /(?:심다|짓다|그리다|칠하다|적다|쓰다|새기다|붙이다|걸다|바르다|쏟다|흘리다|뿌리다|놓다|두다)$/

/** Where something is written, painted or planted it stays, so that the place takes 에. */
export function laidUse<Use>({ preposition }: PrepositionalPhrase, use: Use, lemma: string): Use | 'being' {
  const { english, noun } = preposition
  const isSurface = english === 'on' && noun !== 'vehicle' && noun !== 'place' && noun !== 'medium'
  return (isSurface || lemma === '심다' || lemma === '짓다') && LAYING.test(lemma) ? 'being' : use
}
