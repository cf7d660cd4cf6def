import { nativeModifier, sinoNumeral } from '#korean/numeral.ts'

export type NumeralSystem = 'native' | 'sino'

const NATIVE_COUNTERS =
  '개 명 사람 분 마리 권 장 병 잔 컵 대 송이 살 시 시간 번 번째 달 가지 그루 켤레 벌 채 곳 군데 통 조각 쌍 끼 그릇 접시 ' +
  '포기 자루 줄 척 편 모금 배 방울 봉지 상자 갑 판 바퀴 걸음 다발 묶음 곡 문제 과목 해 숟가락 모 단 알 톨 마디 팀 군 종류 밤 차례 칸 뼘 짝 부'
const SINO_COUNTERS =
  '년 월 일 초 주 주일 주년 개월 층 인분 호 호선 원 달러 유로 엔 위안 파운드 센트 퍼센트 도 킬로미터 미터 센티미터 ' +
  '밀리미터 킬로그램 그램 톤 리터 밀리리터 번지 쪽 페이지 학년 학기 등 위 회 세 점 세기 과 장면 박 교시 평 차 급 킬로 인치 ' +
  '개국 개년 인 차선 절 호실 호점 호차 단계 동 반 제곱미터 세제곱미터 제곱킬로미터 헥타르 피트 온스 칼로리 킬로칼로리 와트 킬로와트 볼트 ' +
  '헤르츠 데시벨 기가바이트 메가바이트 킬로바이트 테라바이트 픽셀 프로 루피 분기'

const SYSTEMS = new Map<string, NumeralSystem>([
  ...NATIVE_COUNTERS.split(' ').map((counter): [string, NumeralSystem] => [counter, 'native']),
  ...SINO_COUNTERS.split(' ').map((counter): [string, NumeralSystem] => [counter, 'sino']),
])

export function isCounter(word: string): boolean {
  return SYSTEMS.has(word)
}

/** The number system that a counter (단위 명사) takes. 분 is the honorific for people here; minutes are Sino. Unknown counters are native. */
export function counterSystem(counter: string): NumeralSystem {
  return SYSTEMS.get(counter) ?? 'native'
}

/** Counters whose native numbers end before 99: 열두 시, but 십삼 시. */
const LAST_NATIVE: Record<string, number> = { 시: 12 }

/** Written as one word: 표준국어대사전 lists 일주일. */
const ONE_WORD: Record<string, string> = { '일 주일': '일주일' }

/**
 * A number with its counter in words, in the system of the counter unless one is given: 한 개, 스무 살, 삼 층, 오 분 (minutes).
 * 0 and numbers from 100 on always take the Sino system: 백이십 명.
 */
export function counted(value: number, counter: string, system: NumeralSystem = counterSystem(counter)): string {
  const isNative = system === 'native' && value >= 1 && value <= (LAST_NATIVE[counter] ?? 99)
  const phrase = `${isNative ? nativeModifier(value) : sinoNumeral(value)} ${counter}`
  return ONE_WORD[phrase] ?? phrase
}

/** 첫 번째, 두 번째, 스무 번째, 스물한 번째, 백 번째. */
export function ordinal(value: number): string {
  return value === 1 ? '첫 번째' : counted(value, '번째')
}
