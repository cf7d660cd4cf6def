/** A number with its counter (단위 명사) in the right system: 한 개, 스무 살, 삼 층, 이 인분. */
export function counted(_value: number, _counter: string): string {
  throw new Error('not written')
}
/** 3:30 세 시 삼십 분; hour 1 to 12. */
export function clockTime(_hour: number, _minute: number): string {
  throw new Error('not written')
}
/** 오후 세 시 삼십 분 from 15:30. */
export function clockTimeOfDay(_hour24: number, _minute: number): string {
  throw new Error('not written')
}
/** 시월 삼 일; month 1 to 12 (유월 and 시월 drop their final consonant). */
export function monthDay(_month: number, _day: number): string {
  throw new Error('not written')
}
/** 이천이십육 년 십일월 이십 일. */
export function calendarDate(_year: number, _month: number, _day: number): string {
  throw new Error('not written')
}
/** 만 오천 원. */
export function price(_won: number): string {
  throw new Error('not written')
}
/** 공일공 일이삼사 오육칠팔: digits one by one, 0 as 공. */
export function phoneNumber(_digits: string): string {
  throw new Error('not written')
}
