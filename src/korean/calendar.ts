import { nativeModifier, sinoNumeral } from '#korean/numeral.ts'

/** Months whose number drops its final consonant (속음, 한글 맞춤법 52): 유월, 시월. */
const MONTHS: Record<number, string> = { 6: '유월', 10: '시월' }

function checked(value: number, from: number, to: number, what: string): void {
  if (!Number.isInteger(value) || value < from || value > to) throw new Error(`No such ${what}: ${value}`)
}

/** 일월, 유월, 시월, 십이월; month 1 to 12. */
export function monthName(month: number): string {
  checked(month, 1, 12, 'month')
  return MONTHS[month] ?? `${sinoNumeral(month)}월`
}

/** 세 시 삼십 분; hour 1 to 12 in native numbers, minute 0 to 59 in Sino numbers. */
export function clockTime(hour: number, minute: number): string {
  checked(hour, 1, 12, 'hour')
  checked(minute, 0, 59, 'minute')
  const hours = `${nativeModifier(hour)} 시`
  return minute === 0 ? hours : `${hours} ${sinoNumeral(minute)} 분`
}

/** 십오 시 삼십 분 for 15:30, as timetables and the army say it: hours 13 to 24 and 0 in Sino numbers, 1 to 12 in native ones. */
export function clockTime24(hour24: number, minute: number): string {
  checked(hour24, 0, 24, 'hour')
  if (hour24 >= 1 && hour24 <= 12) return clockTime(hour24, minute)
  checked(minute, 0, 59, 'minute')
  const hours = `${sinoNumeral(hour24)} 시`
  return minute === 0 ? hours : `${hours} ${sinoNumeral(minute)} 분`
}
