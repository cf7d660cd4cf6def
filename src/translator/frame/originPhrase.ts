import type { NounPhrase, PrepositionalPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'

/** `friends from college`: 대학교 친구들. */
export function isOrigin({ preposition, object }: PrepositionalPhrase): boolean {
  return (
    preposition.english === 'from' &&
    isKind(object, '[school|college|university|high_school|middle_school|work|church|army|camp]')
  )
}

/** `the pictures from last night`: 어젯밤 사진. */
export function isFromDay(noun: NounPhrase, { preposition, object }: PrepositionalPhrase): boolean {
  if (preposition.english !== 'from' || !isKind(object, 'time') || isKind(noun, 'time|place')) return false
  const past = object.adjectives.some(({ entry }) => 'english' in entry && entry.english === 'last')
  const named =
    object.head.kind === 'noun' && /^(?:yesterday|last night|the other day|this .*)$/.test(object.head.entry.english)
  return past || named || object.determiner === 'this'
}

/** `a letter from my aunt`: 이모에게서 받은 편지. */
export function isReceived(noun: NounPhrase, { preposition, object }: PrepositionalPhrase): boolean {
  return preposition.english === 'from' && isKind(object, 'person') && isKind(noun, 'sent')
}

/** `everyone from the office`: 사무실 사람들. */
export function isMembers({ head }: NounPhrase, { preposition, object }: PrepositionalPhrase): boolean {
  const isEveryone = head.kind === 'pronoun' && head.id === 'everyone'
  return isEveryone && preposition.english === 'from' && isKind(object, 'place|group')
}

/** `the password for the Wi-Fi` 와이파이 비밀번호, `a reservation for tomorrow` 내일 예약, `a gift for my mom` 엄마 선물: what or whom it is for stands right before it. */
export function isPurposed({ head }: NounPhrase, { preposition, object }: PrepositionalPhrase): boolean {
  if (preposition.english !== 'for' || (head.kind !== 'noun' && head.kind !== 'compound')) return false
  if (!head.entry.tags.has('purposed')) return false
  if (head.entry.tags.has('gift') && isKind(object, 'person'))
    return object.head.kind !== 'pronoun' && object.relative === undefined
  return !isKind(object, 'person|animal|duration') && object.head.kind !== 'pronoun'
}

/** `the meeting on Thursday morning`: 목요일 아침 회의. */
export function isOfDay(noun: NounPhrase, { preposition, object }: PrepositionalPhrase): boolean {
  return preposition.english === 'on' && preposition.role === 'time' && isKind(noun, 'event') && isKind(object, 'time')
}
