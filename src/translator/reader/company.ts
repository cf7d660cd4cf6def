/** The words around a word that tell which of its senses is meant. Words are named by their dictionary form. */
export interface Company {
  /** The noun or verb right before it: 첫눈 of 첫눈이 내리다. */
  readonly after?: readonly string[]
  /** One of the two words after it: 먹다 of 아침을 못 먹다. */
  readonly ahead?: readonly string[]
  /** Which of the headword's glosses this company means. Without it, the first. */
  readonly gloss?: number
  /** The sense is hardly ever meant in other company. */
  readonly needed?: true
}

const FALLING = ['비', '눈', '첫눈', '함박눈', '소나기', '빗방울', '이슬', '서리', '어둠', '꽃비']
const ARISING = [
  '눈물',
  '웃음',
  '콧물',
  '땀',
  '향기',
  '냄새',
  '소리',
  '생각',
  '기억',
  '힘',
  '용기',
  '화',
  '짜증',
  '겁',
  '빛',
  '맛',
]

/** By the key of the headword. */
export const COMPANY: Readonly<Record<string, Company>> = {
  // Otherwise it is the morning.
  아침2: { ahead: ['먹다', '드시다', '거르다', '굶다', '차리다', '준비하다'], needed: true },
  // 손을 꼭 잡고.
  꼭2: { ahead: ['잡다', '안다', '쥐다', '감다', '껴안다', '끌어안다', '붙잡다', '다물다'], needed: true },
  잡다2: { after: ['손', '팔', '꼭'], needed: true },
  // 왜 이리 길까.
  이리2: { after: ['왜'], needed: true },
  내리다: { after: FALLING, gloss: 1 },
  지다2: { after: ['꽃', '꽃잎', '잎', '낙엽', '피다'], gloss: 1 },
  뜨다2: { after: ['해', '달', '별', '무지개'] },
  차다4: { after: ['숨', '가슴'] },
  나다2: { after: ARISING, needed: true },
  일1: { after: ['아무', '무슨', '그런', '이런', '별'], gloss: 1 },
  시계: { ahead: ['소리', '바늘'], gloss: 1 },
  온: { ahead: ['세상', '몸', '마음', '가족', '나라', '동네', '도시', '집안', '우주'] },
}

/** Words for a length of time that share their spelling with the moon and the sun: 이번 달, 그해. */
export const PERIODS: ReadonlySet<string> = new Set(['달2', '해1'])

/** What stands before a length of time. */
export const BEFORE_PERIOD = /^(?:이번|지난|다음|매|그|이|어느|첫|마지막|모든|새로운|한|두|세|네|몇|여러|석|넉|\S*\d)$/

/** Forms that only a verb after another one takes: 말하지 못하다, 웃어 보이다. By the key of the headword, the suffix before it. */
export const AFTER_SUFFIX: Readonly<Record<string, (suffix: string) => boolean>> = {
  못하다2: (suffix) => suffix.endsWith(' 못하다'),
  보이다2: (suffix) => suffix === '-아',
}
