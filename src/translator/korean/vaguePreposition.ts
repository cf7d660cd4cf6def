import type { NounPhrase, PrepositionalPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { Untranslatable } from '#translator/korean/rendering.ts'

/** Whether a noun can benefit; with others `for` is ambiguous: a price, a reason, an exchange. */
function isServed({ head, possessor }: NounPhrase): boolean {
  if (head.kind === 'share' || head.kind === 'one of') return isServed(head.whole)
  return head.kind === 'noun' && (head.entry.tags.has('served') || possessor?.head.kind === 'pronoun')
}

const NO_SURFACE = ['food', 'drink', 'event', 'machine', 'clothing', 'contact', 'story'] as const

/** Throws for a preposition whose meaning would be a guess: `for` a thing, `on` something without a top. */
export function refuseVague({ preposition, object }: PrepositionalPhrase, use: 'doing' | 'being' | 'topic'): void {
  const { english, noun, word } = preposition
  const living = isKind(object, 'person') || isKind(object, 'animal') || isKind(object, 'group')
  if (english === 'for' && noun === 'any' && !living && !isServed(object)) throw new Untranslatable('for')
  if (english === 'on' && word === '위' && use === 'doing' && NO_SURFACE.some((kind) => isKind(object, kind)))
    throw new Untranslatable('on')
}

/** Verbs of motion. */
const LEADING =
  /(?:가다|오다|다니다|하다|보내다|옮기다|떠나다|넣다|던지다|뛰다|걷다|운전하다|나르다|돌리다|데려다주다|내리다|도망치다)$/
const HADA_LEADING = /(?:이사|여행|이동|전학|출발|도착|외출|유학|귀국|방문|초대|이민|운전|복귀|대피|여행을|안내)하다$/

/** `lost the key to the office`: without motion, `to` belongs to a noun. Throws. */
export function refuseGoal({ preposition: { english, noun } }: PrepositionalPhrase, lemma: string): void {
  const leads = lemma.endsWith('하다') ? HADA_LEADING.test(lemma) || lemma === '하다' : LEADING.test(lemma)
  if ((english === 'to' || english === 'for') && noun === 'place' && !leads) throw new Untranslatable('to a place')
}

const LAYING = /(?:심다|짓다|그리다|칠하다|적다|쓰다|새기다|붙이다|걸다|바르다|쏟다|흘리다|뿌리다|놓다|두다)$/

/** Verbs whose object stays at the place, so that the place takes 에: write, paint, plant. */
export function laidUse<Use>({ preposition }: PrepositionalPhrase, use: Use, lemma: string): Use | 'being' {
  const { english, noun } = preposition
  const isSurface = english === 'on' && noun !== 'vehicle' && noun !== 'place' && noun !== 'medium'
  return (isSurface || lemma === '심다' || lemma === '짓다') && LAYING.test(lemma) ? 'being' : use
}

const VAGUE_STRETCHES: Readonly<Record<string, string>> = {
  day: '며칠 동안',
  week: '몇 주 동안',
  month: '몇 달 동안',
  year: '몇 년 동안',
  hour: '몇 시간 동안',
  decade: '수십 년 동안',
  age: '오랫동안',
}

/** `has not shaved in weeks`: 몇 주 동안. */
export function vagueStretch({ preposition: { english }, object }: PrepositionalPhrase): string | undefined {
  const bare = object.plural && !object.quantity && !object.determiner && object.adjectives.length === 0
  if (english !== 'in' || !bare || object.head.kind !== 'noun') return undefined
  return VAGUE_STRETCHES[object.head.entry.english]
}

/** `planted a tree in it`: 거기에. */
export function isInIt({ preposition: { english, role }, object: { head } }: PrepositionalPhrase): boolean {
  return (english === 'in' || english === 'inside') && role === 'place' && head.kind === 'pronoun' && head.id === 'it'
}
