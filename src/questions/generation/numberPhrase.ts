import { monthDay, monthName } from '#korean/calendar.ts'
import { counted } from '#korean/counter.ts'
import type { Level } from '#korean/level.ts'
import { nativeModifier, nativeNumeral, sinoNumeral } from '#korean/numeral.ts'

/** A number from everyday life: how it is written in digits, how it is said in Korean, and how learners get it wrong. */
export interface NumberPhrase {
  /** A unique name, such as `age-27`. */
  readonly name: string
  readonly level: Level
  /** How it is written in English: “27 years old”, “3:45”. */
  readonly shown: string
  readonly said: string
  readonly rule: string
  /** Wrong ways to say the number, each with the reason. */
  readonly mistakes: Readonly<Record<string, string>>
}

const NATIVE_HOURS = 'Hours are native numbers: 한 시, 두 시, 세 시.'
const SINO_MINUTES = 'Minutes are Sino-Korean numbers: 오 분, 십 분.'

function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** Tens of one number system with ones of the other, such as 스물칠. */
function mixed(value: number): { nativeTens: string; sinoTens: string } {
  const [tens, ones] = [value - (value % 10), value % 10]
  return {
    nativeTens: nativeNumeral(tens) + sinoNumeral(ones),
    sinoTens: sinoNumeral(tens) + nativeModifier(ones),
  }
}

function age(value: number): NumberPhrase {
  const { nativeTens, sinoTens } = mixed(value)
  const rule = '살 takes native numbers; 하나, 둘, 셋 and 넷 are short before it: 한, 두, 세, 네.'
  return {
    name: `age-${value}`,
    level: value < 30 ? 'A1' : 'A2',
    shown: `${value} years old (살)`,
    said: counted(value, '살'),
    rule,
    mistakes: {
      [`${sinoNumeral(value)} 살`]: '살 takes native numbers; 세 would take Sino-Korean ones.',
      [`${nativeTens} 살`]: 'Tens are native here, but the ones are Sino-Korean.',
      [`${sinoTens} 살`]: 'The tens are Sino-Korean, but the ones are native.',
    },
  }
}

function pieces(value: number): NumberPhrase {
  const { nativeTens, sinoTens } = mixed(value)
  return {
    name: `pieces-${value}`,
    level: 'A2',
    shown: `${value} pieces (개)`,
    said: counted(value, '개'),
    rule: '개 takes native numbers; 하나, 둘, 셋 and 넷 are short before it: 한, 두, 세, 네.',
    mistakes: {
      [`${sinoNumeral(value)} 개`]: '개 takes native numbers.',
      [`${nativeTens} 개`]: 'Tens are native here, but the ones are Sino-Korean.',
      [`${sinoTens} 개`]: 'The tens are Sino-Korean, but the ones are native.',
    },
  }
}

function time(hour: number, minute: number): NumberPhrase {
  const said = (hours: string, minutes: string) => `${hours} 시 ${minutes} 분`
  const [native, sino] = [nativeModifier(hour), sinoNumeral(hour)]
  return {
    name: `time-${hour}-${minute}`,
    level: 'A1',
    shown: `${hour}:${String(minute).padStart(2, '0')}`,
    said: said(native, sinoNumeral(minute)),
    rule: 'Hours are native numbers, minutes Sino-Korean ones.',
    mistakes: {
      [said(sino, sinoNumeral(minute))]: NATIVE_HOURS,
      [said(native, nativeModifier(minute))]: SINO_MINUTES,
      [said(sino, nativeModifier(minute))]: 'It is the other way round: native hours, Sino-Korean minutes.',
    },
  }
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function date(month: number, day: number): NumberPhrase {
  const mistakes: Record<string, string> = {
    [`${monthName(month)} ${nativeModifier(day)} 일`]: 'Days of the month are Sino-Korean numbers.',
    [`${nativeModifier(month)} 월 ${sinoNumeral(day)} 일`]: 'Months are Sino-Korean numbers.',
    [`${nativeModifier(month)} 월 ${nativeModifier(day)} 일`]: 'Months and days are Sino-Korean numbers.',
  }
  const full = `${sinoNumeral(month)}월`
  if (full !== monthName(month)) {
    mistakes[`${full} ${sinoNumeral(day)} 일`] = `June and October drop their final consonant: ${monthName(month)}.`
  }
  return {
    name: `date-${month}-${day}`,
    level: 'A2',
    shown: `${MONTHS[month - 1]} ${day}`,
    said: monthDay(month, day),
    rule: 'Months and days are Sino-Korean numbers; 6월 is 유월 and 10월 is 시월.',
    mistakes: Object.fromEntries(Object.entries(mistakes).toReversed()),
  }
}

/** 10,000 is the unit: thousands are not counted beyond nine. */
function price(value: number): NumberPhrase {
  const thousands = Math.round(value / 1000)
  const rest = value % 10_000 === 0 ? '' : ` ${sinoNumeral(value % 10_000)}`
  const ofTen = Math.floor(value / 10_000)
  return {
    name: `price-${value}`,
    level: value < 100_000 ? 'A2' : 'B1',
    shown: `${value.toLocaleString('en-US')} won`,
    said: `${sinoNumeral(value)} 원`,
    rule: 'Korean counts by 만 (10,000) and with Sino-Korean numbers.',
    mistakes: {
      [`${sinoNumeral(thousands)}천 원`]:
        'Korean has its own word for 10,000: 만. Thousands are counted up to nine only.',
      ...(ofTen >= 1 && ofTen < 100
        ? { [`${nativeModifier(ofTen)}만${rest} 원`]: 'Before 만 stand Sino-Korean numbers.' }
        : {}),
      [`${sinoNumeral(value * 10)} 원`]: `This is ${(value * 10).toLocaleString('en-US')} won.`,
      [`${sinoNumeral(thousands * 100)} 원`]: `This is ${(thousands * 100).toLocaleString('en-US')} won.`,
    },
  }
}

function floor(value: number): NumberPhrase {
  return {
    name: `floor-${value}`,
    level: 'A1',
    shown: `floor ${value} (층)`,
    said: `${sinoNumeral(value)} 층`,
    rule: '층 takes Sino-Korean numbers.',
    mistakes: {
      [`${nativeModifier(value)} 층`]: '층 takes Sino-Korean numbers.',
      [`${nativeNumeral(value)}째 층`]: 'Floors are counted with Sino-Korean numbers, without an ordinal.',
      [`${nativeNumeral(value)} 층`]: '층 takes Sino-Korean numbers, not native ones.',
    },
  }
}

function year(value: number): NumberPhrase {
  const [century, rest] = [Math.floor(value / 100), value % 100]
  const thousands = sinoNumeral(value - rest)
  return {
    name: `year-${value}`,
    level: 'A2',
    shown: `the year ${value}`,
    said: `${sinoNumeral(value)} 년`,
    rule: 'Years are read as one Sino-Korean number.',
    mistakes: {
      [`${sinoNumeral(century)}${sinoNumeral(rest)} 년`]: 'Years are read as one number, not in two halves.',
      [`${thousands}${nativeModifier(rest)} 년`]: '년 takes Sino-Korean numbers.',
      [`${sinoNumeral(value)} 해`]: '해 takes small native numbers: 한 해, 두 해. A date has 년.',
    },
  }
}

const MINUTES = [5, 10, 15, 20, 25, 35, 40, 45, 50, 55]
const PRICES = [12_000, 15_000, 18_000, 23_000, 25_000, 27_000, 32_000, 36_000, 38_000, 45_000, 48_000, 54_000, 59_000]

/** The numbers used in questions. None can be said in two correct ways. */
export const NUMBER_PHRASES: readonly NumberPhrase[] = [
  ...range(21, 59)
    .filter((value) => value % 10 !== 0)
    .map(age),
  ...range(11, 19).map(pieces),
  ...range(1, 12).flatMap((hour) =>
    MINUTES.filter((_, index) => (index + hour) % 2 === 0).map((minute) => time(hour, minute)),
  ),
  ...range(1, 12).flatMap((month) => [3, 7, 11, 16, 20, 24, 28].map((day) => date(month, day))),
  ...[...PRICES, ...PRICES.map((value) => value * 10), ...range(61_000, 98_000, 3000)].map(price),
  ...range(2, 9).map(floor),
  ...range(1991, 2026, 3)
    .filter((value) => value % 100 !== 0)
    .map(year),
]
