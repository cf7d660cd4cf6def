import type { NounPhrase, Predicate } from '#translator/frame/frame.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'

/** With a modifier, `something` is 것 and `someone` is 사람: 먹을 것, 아는 사람. */
export const DESCRIBED: Readonly<Partial<Record<PronounId, string>>> = {
  something: '것',
  anything: '것',
  nothing: '것',
  someone: '사람',
  anyone: '사람',
  nobody: '사람',
  everyone: '모든 사람',
  all: '전부',
  those: '사람들',
}

const DESCRIBED_GLOSSES: Readonly<Partial<Record<PronounId, string>>> = {
  something: 'thing',
  anything: 'thing',
  nothing: 'thing',
  someone: 'person',
  anyone: 'person',
  nobody: 'person',
  those: 'people',
}

export function isDescribed({ relative, purpose, adjectives, attached }: NounPhrase): boolean {
  return attached !== undefined || relative !== undefined || purpose !== undefined || adjectives.length > 0
}

function isDoing(predicate: Predicate | undefined): boolean {
  return predicate?.kind === 'verb' && !('unknown' in predicate.entry) && /^(?:do|happen)/.test(predicate.entry.english)
}

/** `what you did`, `something to do`: an action or an event rather than a thing. */
export function isDoneThing({ head, relative, purpose }: NounPhrase): boolean {
  if (head.kind !== 'pronoun' || !/^(?:something|anything|nothing)$/.test(head.id)) return false
  return isDoing(relative?.clause.predicate) || isDoing(purpose?.predicate)
}

/** The phrase with 일 as its head: 할 일, 끔찍한 일. */
export function asAction(phrase: NounPhrase): NounPhrase {
  return { ...phrase, head: { kind: 'name', entry: { english: 'thing', korean: '일', tags: new Set(['thing']) } } }
}

/** The English of a noun phrase's head. */
export function headGloss(phrase: NounPhrase): string {
  const { head } = phrase
  switch (head.kind) {
    case 'noun':
      return head.entry.english
    case 'compound':
      return `${head.first.english} ${head.entry.english}`
    case 'name':
      return head.entry.english
    case 'pronoun':
      return isDescribed(phrase) ? (DESCRIBED_GLOSSES[head.id] ?? head.id) : head.id
    case 'unknown':
      return head.text
    default:
      return head.kind
  }
}
