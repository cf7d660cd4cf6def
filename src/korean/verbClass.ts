import { lastSyllable, type Syllable } from '#korean/hangul.ts'

/**
 * How a stem changes before its endings (활용 부류). It is a field of the lexicon entry, never guessed from spelling.
 * A name with a hyphen is a subclass of the class before the hyphen.
 */
export const VERB_CLASSES = [
  /** 규칙: 먹다, 가다, 보다, 마시다, 좋다, 입다, 닫다, 웃다. */
  'regular',
  /** One-syllable stems in ㅣ that keep 어 apart: 비다 비어, 기다 기어, 피다 피어. */
  'ㅣ-어',
  /** ㅂ 불규칙: 덥다 더워. */
  'ㅂ',
  /** Only 돕다 and 곱다: 도와. */
  'ㅂ-와',
  /** ㄷ 불규칙: 듣다 들어. */
  'ㄷ',
  /** ㅅ 불규칙: 짓다 지어, without contraction. */
  'ㅅ',
  /** ㅎ 불규칙, adjectives only: 빨갛다 빨개, 누렇다 누레. */
  'ㅎ',
  /** 이렇다, 그렇다, 저렇다, 어떻다, 아무렇다: always ㅐ. */
  'ㅎ-그렇다',
  /** 르 불규칙: 모르다 몰라. */
  '르',
  /** 러 불규칙: 이르다 (to arrive) 이르러, 푸르다 푸르러. */
  '러',
  /** 우 불규칙: only 푸다 퍼. */
  '우',
  /** 으 탈락: 쓰다 써, 바쁘다 바빠, 따르다 따라. */
  '으',
  /** ㄹ 탈락: 살다 사니, 삽니다. */
  'ㄹ',
  /** 여 불규칙: 하다 해. */
  '하다',
  /** 그러다, 이러다, 저러다 그래; 어쩌다 어째. */
  '그러다',
  /** The copula after a noun (서술격 조사): 학생이다, 친구다. */
  '이다',
  /** The copula written into a noun that ends in a vowel: 거다 겁니다, 뭐다 뭡니까. */
  '이다-거',
  '아니다',
  /** 있다 and its compounds: 있는, 재미있는. */
  '있다',
  /** 없다 and its compounds: 없는, 맛없는. */
  '없다',
  /** 말다, the prohibition: 마세요, 마. */
  '말다',
  /** 뵙다 before consonants, 뵈다 elsewhere: 뵙겠습니다, 봬요, 뵈러. */
  '뵙다',
  /** Verbs whose 시 is the honorific itself: 계시다, 드시다, 주무시다, 편찮으시다: 계세요, 드셨어요. */
  '시다',
] as const

export type VerbClass = (typeof VERB_CLASSES)[number]

/** What the last syllable of a stem in each class must look like. A regular stem must not look like one that is never regular. */
const LAST_SYLLABLES: Record<Exclude<VerbClass, 'regular'>, Partial<Syllable>> = {
  'ㅣ-어': { vowel: 'ㅣ', final: '' },
  ㅂ: { final: 'ㅂ' },
  'ㅂ-와': { final: 'ㅂ' },
  ㄷ: { final: 'ㄷ' },
  ㅅ: { final: 'ㅅ' },
  ㅎ: { final: 'ㅎ' },
  'ㅎ-그렇다': { vowel: 'ㅓ', final: 'ㅎ' },
  르: { onset: 'ㄹ', vowel: 'ㅡ', final: '' },
  러: { onset: 'ㄹ', vowel: 'ㅡ', final: '' },
  우: { onset: 'ㅍ', vowel: 'ㅜ', final: '' },
  으: { vowel: 'ㅡ', final: '' },
  ㄹ: { final: 'ㄹ' },
  하다: { onset: 'ㅎ', vowel: 'ㅏ', final: '' },
  그러다: { vowel: 'ㅓ', final: '' },
  이다: { onset: 'ㅇ', vowel: 'ㅣ', final: '' },
  '이다-거': { onset: 'ㅇ', vowel: 'ㅣ', final: '' },
  아니다: { onset: 'ㄴ', vowel: 'ㅣ', final: '' },
  있다: { onset: 'ㅇ', vowel: 'ㅣ', final: 'ㅆ' },
  없다: { onset: 'ㅇ', vowel: 'ㅓ', final: 'ㅄ' },
  말다: { onset: 'ㅁ', vowel: 'ㅏ', final: 'ㄹ' },
  뵙다: { onset: 'ㅂ', vowel: 'ㅚ', final: 'ㅂ' },
  시다: { onset: 'ㅅ', vowel: 'ㅣ', final: '' },
}
const NEVER_REGULAR = ['ㄹ', '으', '하다', '있다', '없다'] as const

function looksLike(syllable: Syllable, { onset, vowel, final }: Partial<Syllable>): boolean {
  const isOnset = onset === undefined || onset === syllable.onset
  return (
    isOnset && (vowel === undefined || vowel === syllable.vowel) && (final === undefined || final === syllable.final)
  )
}

/** Whether a stem can be of the class: 길 cannot be regular, and 먹 cannot be ㄷ. It catches mistakes in a word list. */
export function canBeOfClass(stem: string, verbClass: VerbClass): boolean {
  const last = lastSyllable(stem)
  if (verbClass !== 'regular') return looksLike(last, LAST_SYLLABLES[verbClass])
  return !NEVER_REGULAR.some((name) => looksLike(last, LAST_SYLLABLES[name]))
}
