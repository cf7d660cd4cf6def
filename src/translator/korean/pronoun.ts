import type { RuleId } from '#translator/explanation/rule.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken, type Talk } from '#translator/korean/talk.ts'
import type { Tone } from '#translator/translation.ts'

type ByTone = Record<Tone, string>

function same(word: string): ByTone {
  return { polite: word, formal: word, casual: word, business: word }
}

/** The Korean words of pronouns by tone. 선생님 and 고객님 stand where a word for you cannot be left out. */
const WORDS: Readonly<Record<Exclude<PronounId, 'one' | 'mine'>, ByTone>> = {
  I: { polite: '저', formal: '저', casual: '나', business: '저' },
  we: { polite: '저희', formal: '저희', casual: '우리', business: '저희' },
  you: { polite: '선생님', formal: '선생님', casual: '너', business: '고객님' },
  he: { polite: '그 사람', formal: '그 사람', casual: '걔', business: '그분' },
  she: { polite: '그 사람', formal: '그 사람', casual: '걔', business: '그분' },
  it: same('그것'),
  they: { polite: '그 사람들', formal: '그 사람들', casual: '걔네', business: '그분들' },
  this: same('이것'),
  that: same('그것'),
  these: same('이것들'),
  those: same('그것들'),
  who: { polite: '누구', formal: '누구', casual: '누구', business: '누구' },
  what: same('무엇'),
  which: same('어느 것'),
  someone: same('누군가'),
  something: same('무언가'),
  everyone: same('모두'),
  everything: same('모든 것'),
  nobody: same('아무도'),
  nothing: same('아무것도'),
  anyone: same('누군가'),
  anything: same('무언가'),
  whoever: same('누구나'),
  whatever: same('무엇이든지'),
  all: same('모두'),
  'each other': same('서로'),
  self: same('자신'),
}

/** The word for `you`. It is no title among lovers, friends and family. */
export function addressee({ tone, intimate }: Talk): string {
  return intimate && tone !== 'casual' ? '그쪽' : WORDS.you[tone]
}

/** The word for several listeners. */
const LISTENERS: ByTone = { polite: '여러분', formal: '여러분', casual: '너희', business: '여러분' }

type StrangerId = 'he' | 'she' | 'they'

function isStranger(id: PronounId): id is StrangerId {
  return id === 'he' || id === 'she' || id === 'they'
}

/** 그 사람 could be either of them. */
const TOLD_APART = { he: '그 남자', she: '그 여자', they: '그 사람들' } as const

/** 그 사람, among friends 걔, in business 그분; 그 남자 and 그 여자 where one sentence speaks of both. */
function strangerWord({ tone, several, respectful, performing }: Rendering, id: StrangerId): string {
  if (several === 'he and she') return tone === 'business' && id !== 'they' ? `${TOLD_APART[id]}분` : TOLD_APART[id]
  if (id === 'they' && performing && tone !== 'casual') return '그 그룹'
  const plain = (tone === 'business' && several) || (tone === 'casual' && respectful)
  return WORDS[id][plain ? 'polite' : tone]
}

function saidPronoun(rendering: Rendering, id: Exclude<PronounId, 'one' | 'mine'>, plural: boolean): string {
  if (id === 'you') return plural ? LISTENERS[rendering.tone] : addressee(rendering)
  if (isStranger(id)) return strangerWord(rendering, id)
  return WORDS[id][id === 'we' && rendering.inclusive ? 'casual' : rendering.tone]
}

/** The Korean word of a pronoun in the tone of the rendering. `plural` tells several listeners from one. */
export function pronounWord(rendering: Rendering, id: PronounId, plural = false): string {
  if (id === 'one' || id === 'mine') throw new Untranslatable(id)
  const word = saidPronoun(rendering, id, plural)
  const plain = WORDS[id][isStranger(id) ? 'polite' : 'casual']
  const rule = pronounRule(rendering, id, word, plural)
  if (rule && (rule !== 'pronoun/humble' || word !== plain)) fire(rendering, rule, word, id, plain)
  return word
}

function strangerRule(word: string, id: StrangerId): RuleId {
  if (word.startsWith('걔')) return 'pronoun/friend'
  if (/분들?$/.test(word)) return 'pronoun/respectful'
  return word === TOLD_APART[id] && id !== 'they' ? 'pronoun/told-apart' : 'pronoun/third'
}

/** The rule that explains a pronoun's word in a tone. */
function pronounRule({ tone }: Rendering, id: PronounId, word: string, plural: boolean): RuleId | undefined {
  if (id === 'I' || id === 'we') return 'pronoun/humble'
  if (id === 'you' && plural) return 'you/several'
  if (id === 'you') return tone === 'casual' ? 'you/casual' : 'you/title'
  if (isStranger(id)) return strangerRule(word, id)
  return id === 'nobody' || id === 'nothing' ? 'negative/double' : undefined
}

/** What an owner is called in English. */
export const OWNER_GLOSSES: Readonly<Partial<Record<PronounId, string>>> = {
  I: 'my',
  we: 'our',
  you: 'your',
  he: 'his',
  she: 'her',
  it: 'its',
  they: 'their',
  who: 'whose',
  self: 'own',
}

const CASUAL_OWNERS = { I: '내', we: '우리', you: '네' } as const
const INCLUSIVE_OWNERS = { I: '제', we: '우리', you: undefined } as const
const HUMBLE_OWNERS = { I: '제', we: '저희', you: undefined } as const

function ownOwner(rendering: Rendering, id: 'I' | 'we', word: string, shared: boolean): string {
  const isOurs = word === '우리' || word === '저희'
  if (id === 'I' && shared) fire(rendering, 'owner/shared', word)
  const plain = isOurs ? '우리' : '내'
  if (word !== plain) fire(rendering, 'pronoun/humble', word, isOurs ? 'our' : 'my', plain)
  return word
}

/** An owner's word; `linked` where 의 has to follow. */
interface OwnerWord {
  text: string
  linked: boolean
}

/** Owners other than the speaker and the listener: 누구, 자기, 그 사람, which takes 의 only in writing. */
function otherOwner(rendering: Rendering, id: PronounId): OwnerWord {
  if (id === 'self') return isSpoken(rendering) ? { text: '자기', linked: false } : { text: '자신', linked: true }
  if (id === 'who') return { text: '누구', linked: false }
  return { text: pronounWord(rendering, id), linked: !isStranger(id) || !isSpoken(rendering) }
}

function amongOwners(rendering: Rendering, id: PronounId) {
  if (rendering.tone === 'casual') return CASUAL_OWNERS
  return id === 'we' && rendering.inclusive === true ? INCLUSIVE_OWNERS : HUMBLE_OWNERS
}

/** Owners: 제, 내, 우리, 그 사람; undefined if the owner is not said. Kin, home and company are ours, not mine: 우리 집, 너희 집. */
export function ownerWord(rendering: Rendering, id: PronounId, shared: boolean): OwnerWord | undefined {
  if (id === 'it' && rendering.animal) return undefined
  const among = amongOwners(rendering, id)
  if (id === 'I' || id === 'we')
    return { text: ownOwner(rendering, id, shared ? among.we : among[id], shared), linked: false }
  if (id === 'you') {
    const text = shared && among.you ? LISTENERS.casual : among.you
    fire(rendering, text ? 'you/casual' : 'you/dropped', text ?? '')
    return text === undefined ? undefined : { text, linked: false }
  }
  return otherOwner(rendering, id)
}
