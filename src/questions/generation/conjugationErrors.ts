import { acceptedForms } from '#korean/acceptedForms.ts'
import { admits, conjugate } from '#korean/conjugate.ts'
import { harmonyOf } from '#korean/contraction.ts'
import { hasFinalConsonant } from '#korean/finalSound.ts'
import { lastSyllable, withLast } from '#korean/hangul.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { type Predicate, stemOf } from '#korean/predicate.ts'
import type { VerbClass } from '#korean/verbClass.ts'
import { formRule } from '#questions/generation/formRule.ts'

/** A form that does not exist but that a learner might build, and the learner's mistake. */
export interface WrongForm {
  readonly text: string
  readonly reason: string
}

type ErrorKind = (predicate: Predicate, suffixes: readonly Suffix[]) => readonly (WrongForm | undefined)[]

/** The most common errors first. */
const ERRORS: readonly ErrorKind[] = [
  withU,
  asAnotherClass,
  wrongHarmony,
  uncontracted,
  doubledPast,
  bareStem,
  wrongFormal,
  wrongLinkVowel,
  asOtherPartOfSpeech,
]

/** Wrong forms of the predicate with these suffixes. None is accepted by any standard. */
export function wrongForms(predicate: Predicate, suffixes: readonly Suffix[]): WrongForm[] {
  const accepted = new Set(acceptedForms(predicate, suffixes))
  const wrong = ERRORS.flatMap((kind) => kind(predicate, suffixes)).filter((form) => form !== undefined)
  const byText = new Map(wrong.toReversed().map((form) => [form.text, form]))
  return wrong.filter((form) => byText.get(form.text) === form && !accepted.has(form.text))
}

/** The classes that learners confuse with each irregular class, with the correction. */
const MISTAKEN: Partial<Record<VerbClass, readonly [VerbClass, string][]>> = {
  ㅂ: [
    ['regular', 'The ㅂ of this stem turns into 우 before a vowel.'],
    ['ㅂ-와', 'Only 돕다 and 곱다 take 와; here ㅂ turns into 우, so it is 워.'],
  ],
  'ㅂ-와': [
    ['regular', 'The ㅂ of this stem turns into 오 or 우 before a vowel.'],
    ['ㅂ', 'With 돕다 and 곱다 the ㅂ turns into 오 before 아.'],
  ],
  ㄷ: [['regular', 'The ㄷ of this stem turns into ㄹ before a vowel.']],
  ㅅ: [['regular', 'The ㅅ of this stem falls out before a vowel.']],
  ㅎ: [['regular', 'The ㅎ of this stem falls out before a vowel.']],
  'ㅎ-그렇다': [['regular', 'The ㅎ of this stem falls out before a vowel.']],
  르: [
    ['으', 'This stem doubles its ㄹ before 아 and 어.'],
    ['regular', '르 loses its ㅡ and doubles its ㄹ before 아 and 어.'],
    ['러', 'Only a few stems add 러; this one doubles its ㄹ.'],
  ],
  러: [['르', 'This stem adds 러 instead of doubling its ㄹ.']],
  으: [['regular', 'The ㅡ of this stem falls out before 아 and 어.']],
  ㄹ: [['regular', 'A stem in ㄹ is treated like one in a vowel: no 으, and ㄹ falls before ㄴ, ㅂ and ㅅ.']],
  하다: [['regular', '하 takes 여 where others take 아 or 어, and 하여 is shortened to 해.']],
  우: [['regular', '푸다 loses its ㅜ before 어.']],
}

/** Regular stems that look irregular. */
const REGULAR_LOOKALIKES: Record<string, readonly [VerbClass, string]> = {
  ㅂ: ['ㅂ', 'This stem is regular: its ㅂ stays before a vowel.'],
  ㄷ: ['ㄷ', 'This stem is regular: its ㄷ stays before a vowel.'],
  ㅅ: ['ㅅ', 'This stem is regular: its ㅅ stays before a vowel.'],
  ㅎ: ['ㅎ', 'This stem is regular: its ㅎ stays in writing before a vowel.'],
}

function mistakenClasses({ class: verbClass, lemma }: Predicate): readonly (readonly [VerbClass, string])[] {
  if (verbClass !== 'regular') return MISTAKEN[verbClass] ?? []
  // 놓아 may be written 놔, so its ㅎ does not always stay.
  if (lemma.endsWith('놓다')) return []
  const lookalike = REGULAR_LOOKALIKES[lastSyllable(lemma.slice(0, -1)).final]
  return lookalike === undefined ? [] : [lookalike]
}

function asAnotherClass(predicate: Predicate, suffixes: readonly Suffix[]): WrongForm[] {
  return mistakenClasses(predicate).flatMap(([verbClass, reason]) => {
    const { head: _head, ...rest } = predicate
    const mistaken: Predicate = { ...rest, class: verbClass }
    return admits(mistaken, suffixes) ? [{ text: conjugate(mistaken, suffixes).text, reason }] : []
  })
}

/** 잠궈요, a spelling mistake that native speakers make, too. */
function withU(predicate: Predicate, suffixes: readonly Suffix[]): WrongForm[] {
  const mergesVowels = /^-[아았]/.test(suffixes[0] ?? '')
  if (predicate.class !== '으' || !mergesVowels || !/[가-힣]그다$/.test(predicate.lemma)) return []
  const { head: _head, ...rest } = predicate
  const mistaken: Predicate = { ...rest, class: 'regular', lemma: predicate.lemma.replace(/그다$/, '구다') }
  return [{ text: conjugate(mistaken, suffixes).text, reason: 'The stem ends in 그: there is no ㅜ to merge with 어.' }]
}

/** The part of the form after the stem: 어요 of 먹어요. Undefined where stem and ending merge. */
function tailOf(predicate: Predicate, suffixes: readonly Suffix[]): { stem: string; tail: string } | undefined {
  const stem = stemOf(predicate)
  const { text } = conjugate(predicate, suffixes)
  return text.startsWith(stem) && text.length > stem.length ? { stem, tail: text.slice(stem.length) } : undefined
}

const SWAPPED: Record<string, string> = { 아: '어', 어: '아', 았: '었', 었: '았' }

function wrongHarmony(predicate: Predicate, suffixes: readonly Suffix[]): (WrongForm | undefined)[] {
  const found = tailOf(predicate, suffixes)
  const swapped = SWAPPED[found?.tail.charAt(0) ?? '']
  if (found === undefined || swapped === undefined || predicate.class === '하다') return []
  const isBright = swapped === '어' || swapped === '었'
  const reason = isBright
    ? 'After a stem in ㅏ or ㅗ the ending has 아.'
    : 'Only stems in ㅏ or ㅗ take 아; after other vowels it is 어.'
  return [{ text: found.stem + swapped + found.tail.slice(1), reason }]
}

/** Endings that begin with 아/어, with the part that follows that vowel. Stems that end in a vowel merge with it. */
const JOINED: Partial<Record<Suffix, string>> = {
  '-아요': '요',
  '-아서': '서',
  '-아도': '도',
  '-아야': '야',
  '-아': '',
}

function uncontracted(predicate: Predicate, suffixes: readonly Suffix[]): (WrongForm | undefined)[] {
  const [first, second] = suffixes
  const stem = stemOf(predicate)
  if (first === undefined || hasFinalConsonant(stem) || predicate.pos === 'copula') return []
  const isPast = first === '-았-' && suffixes.length === 2
  const closing = isPast ? pastTail(second) : suffixes.length === 1 ? JOINED[first] : undefined
  if (closing === undefined) return []
  return ['아', '어'].map((vowel) => ({
    text: stem + (isPast ? withLast(vowel, { final: 'ㅆ' }) : vowel) + closing,
    reason: unmergedReason(predicate, vowel, formRule(predicate, suffixes)),
  }))
}

/** Why the vowel does not simply follow the stem. */
function unmergedReason(predicate: Predicate, vowel: string, rule: string): string {
  const stem = stemOf(predicate)
  const isFallen = predicate.class === '으' || predicate.class === '르'
  const before = isFallen ? stem.slice(0, -1) : stem
  const right = before === '' ? '어' : harmonyOf(lastSyllable(before))
  const doubles = predicate.class === '르'
  if (predicate.class === '하다') return `하 takes 여 here, not ${vowel}.`
  if (isFallen && vowel === right) {
    return `${vowel} is right, but the ㅡ falls out before it${doubles ? ', and ㄹ is doubled' : ''}.`
  }
  if (isFallen)
    return `The ㅡ falls out${doubles ? ', ㄹ is doubled' : ''}, and what follows is ${right}, not ${vowel}.`
  return vowel === right ? rule : `After ${lastSyllable(stem).vowel} it is ${right}.`
}

function pastTail(second: Suffix | undefined): string | undefined {
  if (second === '-아요') return '어요'
  return second === '-습니다' ? '습니다' : undefined
}

function doubledPast(predicate: Predicate, suffixes: readonly Suffix[]): (WrongForm | undefined)[] {
  if (suffixes.join() !== '-았-,-아요') return []
  const text = conjugate(predicate, suffixes).text.replace(/어요$/, '아요')
  return [{ text, reason: 'After the past 았/었 comes 어요, whatever the vowel of the stem.' }]
}

function bareStem(predicate: Predicate, suffixes: readonly Suffix[]): (WrongForm | undefined)[] {
  const stem = stemOf(predicate)
  const isPolite = suffixes.join() === '-아요'
  const isJoining = suffixes.join() === '-아서'
  return [
    isPolite ? { text: `${stem}요`, reason: '요 does not follow the stem directly: first comes 아 or 어.' } : undefined,
    isPolite
      ? {
          text: `${conjugate(predicate, ['-습니다']).text}요`,
          reason: 'Standard Korean adds no 요 to the formal 습니다.',
        }
      : undefined,
    isJoining
      ? { text: `${stem}서`, reason: '서 does not follow the stem directly: first comes 아 or 어.' }
      : undefined,
  ]
}

function wrongFormal(predicate: Predicate, suffixes: readonly Suffix[]): (WrongForm | undefined)[] {
  if (suffixes.length !== 1 || suffixes[0] !== '-습니다') return []
  const stem = stemOf(predicate)
  if (!hasFinalConsonant(stem)) {
    return [
      { text: `${stem}습니다`, reason: '습니다 follows a consonant; under a vowel it is ㅂ니다.' },
      { text: `${stem}읍니다`, reason: 'Under a vowel it is ㅂ니다; 읍니다 is not written today.' },
      { text: `${stem}니다`, reason: 'A ㅂ belongs under the vowel: ㅂ니다.' },
    ]
  }
  if (predicate.class === 'ㄹ') {
    return [
      { text: `${stem}읍니다`, reason: '읍니다 is not written today; a stem in ㄹ takes ㅂ니다.' },
      { text: `${stem}니다`, reason: 'ㄹ falls out, but ㅂ goes under the vowel in its place: ㅂ니다.' },
    ]
  }
  return [
    { text: `${stem}읍니다`, reason: '읍니다 is not written today; it is 습니다.' },
    { text: `${stem}니다`, reason: 'After a consonant the ending is 습니다.' },
    { text: `${stem}슴니다`, reason: 'ㅂ sounds like ㅁ before ㄴ, but it is written 습니다.' },
  ]
}

/** Endings that begin with (으): only stems that end in a consonant other than ㄹ take the 으. */
function wrongLinkVowel(predicate: Predicate, suffixes: readonly Suffix[]): (WrongForm | undefined)[] {
  const [only, ...others] = suffixes
  const rest = /^-\(으\)([가-힣].*)$/.exec(only ?? '')?.[1]
  if (rest === undefined || others.length > 0) return []
  const stem = stemOf(predicate)
  const rule = formRule(predicate, suffixes)
  if (!hasFinalConsonant(stem)) return [{ text: `${stem}으${rest}`, reason: rule }]
  const isRieul = predicate.class === 'ㄹ'
  return [
    { text: `${stem}${rest}`, reason: isRieul ? rule : 'Without 으 the ending follows only a vowel or ㄹ.' },
    {
      text: `${stem}이${rest}`,
      reason: isRieul ? 'Neither 이 nor 으 joins an ending to ㄹ.' : 'What joins stem and ending is 으, not 이.',
    },
  ]
}

function asOtherPartOfSpeech(predicate: Predicate, suffixes: readonly Suffix[]): (WrongForm | undefined)[] {
  if (predicate.pos !== 'adjective' || predicate.class === '있다' || predicate.class === '없다') return []
  const verb: Predicate = { ...predicate, pos: 'verb' }
  if (!admits(verb, suffixes)) return []
  const { text } = conjugate(verb, suffixes)
  return [{ text, reason: 'This is a descriptive word: the ending of action verbs does not follow it.' }]
}
