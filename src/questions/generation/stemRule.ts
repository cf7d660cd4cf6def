import { lastSyllable } from '#korean/hangul.ts'
import { type Predicate, stemOf } from '#korean/predicate.ts'
import type { VerbClass } from '#korean/verbClass.ts'

/** What a learner needs to know of a stem's class, in one sentence; the stem stands for `@`. */
const RULES: Record<Exclude<VerbClass, 'regular'>, string> = {
  'ㅣ-어': '@ is written apart from 어.',
  ㅂ: 'The ㅂ of @ turns into 우 before a vowel.',
  'ㅂ-와': 'The ㅂ of @ turns into 오 before 아, and into 우 before 으.',
  ㄷ: 'The ㄷ of @ turns into ㄹ before a vowel.',
  ㅅ: 'The ㅅ of @ falls out before a vowel, without any contraction.',
  ㅎ: 'The ㅎ of @ falls out before a vowel, and 아/어 becomes ㅐ or ㅔ.',
  'ㅎ-그렇다': 'The ㅎ of @ falls out before a vowel, and 어 becomes ㅐ.',
  르: '@ loses its ㅡ and doubles its ㄹ before 아 and 어.',
  러: '@ adds 러 where other stems add 어.',
  우: '@ loses its ㅜ before 어.',
  으: 'The ㅡ of @ falls out before 아 and 어.',
  ㄹ: 'The ㄹ of @ falls before ㄴ, ㅂ and ㅅ, and no 으 is added.',
  하다: '하 and 아 make 해.',
  그러다: 'With 어, @ ends in ㅐ.',
  이다: 'The copula is 이에요 after a consonant and 예요 after a vowel.',
  '이다-거': 'The spoken copula is written into the noun.',
  아니다: '@ takes 에요, never 예요.',
  있다: '@ ends in ㅆ: 어 follows, and 습니다.',
  없다: '@ ends in ㅄ: 어 follows, and 습니다.',
  말다: '@ loses its ㄹ in 마세요 and 마.',
  뵙다: 'Before a vowel @ becomes 뵈.',
  시다: '@ holds the honorific 시, which becomes 세 before 요.',
}

/** What decides the shape of the predicate's forms: 춥 is ㅂ-irregular, 가 ends in a vowel. */
export function stemRule(predicate: Predicate): string {
  const stem = stemOf(predicate)
  if (predicate.class !== 'regular') return RULES[predicate.class].replace('@', stem)
  const { vowel, final } = lastSyllable(stem)
  const joins = 'ㅏㅗ'.includes(vowel) || vowel === 'ㅑ' ? '아' : '어'
  if (final === '') return `${stem} ends in the vowel ${vowel}: it merges with ${joins}, and no 으 is added.`
  return `${stem} is a regular stem in a consonant, with ${vowel}: it takes ${joins} and 으.`
}
