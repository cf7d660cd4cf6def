/** 한자어 수사: 23 이십삼, 10000 만. For integers from 0 up to 9,999,999,999,999,999. */
export function sinoNumeral(_value: number): string {
  throw new Error('not written')
}
/** 고유어 수사: 하나, 스물, 아흔아홉. Native numbers end at 99; Sino numbers count on from there (백하나). */
export function nativeNumeral(_value: number): string {
  throw new Error('not written')
}
/** The form before a counter: 한, 두, 세, 네, 스무, 스물한. */
export function nativeModifier(_value: number): string {
  throw new Error('not written')
}
