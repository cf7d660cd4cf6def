import type { Particle } from '#korean/particle.ts'

/** 높임 명사: nouns that are replaced where they belong to an honoured person, and kinship that takes -님. */
const HONORIFICS: Readonly<Record<string, string>> = {
  밥: '진지',
  이름: '성함',
  나이: '연세',
  집: '댁',
  말: '말씀',
  이야기: '말씀',
  생일: '생신',
  사람: '분',
  병: '병환',
  술: '약주',
  이: '치아',
  이빨: '치아',
  무덤: '산소',
  의견: '고견',
  아버지: '아버님',
  어머니: '어머님',
  할아버지: '할아버님',
  할머니: '할머님',
  부모: '부모님',
  아들: '아드님',
  딸: '따님',
  형: '형님',
  누나: '누님',
  오빠: '오라버님',
  자식: '자제분',
  자녀: '자녀분',
  형제: '형제분',
  부부: '내외분',
  아내: '부인',
  남편: '부군',
  가족: '가족분',
  친구: '친구분',
  직원: '직원분',
  선생: '선생님',
  교수: '교수님',
  사장: '사장님',
  부장: '부장님',
  과장: '과장님',
  의사: '의사 선생님',
}

/** 겸양 명사: what a speaker calls himself and what is his. */
const HUMBLES: Readonly<Record<string, string>> = { 나: '저', 내: '제', 우리: '저희', 말: '말씀', 회사: '저희 회사' }

/** Of a company addressed in writing: 귀사. */
const BUSINESS: Readonly<Record<string, string>> = { 회사: '귀사', 학교: '귀교', 병원: '귀 병원', 기관: '귀 기관' }

function found(table: Readonly<Record<string, string>>, noun: string): string | undefined {
  return Object.hasOwn(table, noun) ? table[noun] : undefined
}

/** The noun that replaces this one for an honoured person: 이름 성함, 집 댁; undefined where the plain noun is used. */
export function honorificNoun(noun: string): string | undefined {
  return found(HONORIFICS, noun)
}

/** How a business letter names what belongs to the firm addressed: 회사 귀사. */
export function businessNoun(noun: string): string | undefined {
  return found(BUSINESS, noun) ?? honorificNoun(noun)
}

/** The noun by which a speaker lowers himself: 나 저, 우리 저희. */
export function humbleNoun(noun: string): string | undefined {
  return found(HUMBLES, noun)
}

const PARTICLES: Partial<Record<Particle, Particle>> = {
  '이/가': '께서',
  '은/는': '께서는',
  도: '께서도',
  만: '께서만',
  에게: '께',
  한테: '께',
  에게서: '께',
  한테서: '께',
}

/** The particle after an honoured person who is the subject or the receiver: 이/가 께서, 에게 께; any other stays. */
export function honorificParticle(particle: Particle): Particle {
  return PARTICLES[particle] ?? particle
}
