import { digitByDigit, sinoNumeral } from '#korean/numeral.ts'

/** Reads a written decimal: 삼 점 일사: '3.14', '0.5' 영 점 오. After the point 0 is 영. Throws on anything else. */
export function decimalNumeral(decimal: string): string {
  const [, whole, places] = /^(\d+)\.(\d+)$/.exec(decimal) ?? []
  if (whole === undefined || places === undefined) throw new Error(`No decimal: ${decimal}`)
  return `${sinoNumeral(Number(whole))} 점 ${digitByDigit(places).replaceAll('공', '영')}`
}

/** 삼분의 일 for 1/3: the denominator first. Both are positive integers. */
export function fractionNumeral(numerator: number, denominator: number): string {
  if (numerator < 1 || denominator < 2) throw new Error(`No fraction: ${numerator}/${denominator}`)
  return `${sinoNumeral(denominator)}분의 ${sinoNumeral(numerator)}`
}

const LARGEST_DENOMINATOR = 12

/** Whether a figure such as 1/3 is a fraction, and not a date or 24/7. */
export function isFraction(numerator: number, denominator: number): boolean {
  const isUsual = denominator <= LARGEST_DENOMINATOR || denominator === 100
  return numerator >= 1 && numerator < denominator && isUsual
}

/** A telephone number: its groups digit by digit, 에 before the last one: 공일공 일이삼사에 오육칠팔. Groups are separated by hyphens or spaces. */
export function phoneNumber(number: string): string {
  const groups = number.split(/[-\s]+/).map(digitByDigit)
  const last = groups.pop() ?? ''
  return groups.length === 0 ? last : `${groups.join(' ')}에 ${last}`
}
