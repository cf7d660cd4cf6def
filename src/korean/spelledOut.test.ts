import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finalConsonant } from '#korean/finalSound.ts'
import { lastSyllable } from '#korean/hangul.ts'
import { spelledOut } from '#korean/spelledOut.ts'
import { CURRENCIES, UNITS } from '#korean/unit.ts'

test.each([
  ['3시 30분에 만나요.', '세 시 삼십 분에 만나요.'],
  ['2026년 10월 3일', '이천이십육 년 시월 삼 일'],
  ['커피 2잔 주세요.', '커피 두 잔 주세요.'],
  ['15,000원이에요.', '만 오천 원이에요.'],
  ['20살', '스무 살'],
  ['3시간 동안', '세 시간 동안'],
  ['2개월', '이 개월'],
  ['학생 25명', '학생 스물다섯 명'],
  ['7 더하기 8', '칠 더하기 팔'],
  ['3.14', '삼 점 일사'],
  ['1.05', '일 점 영오'],
  ['010-1234-5678', '공일공 일이삼사에 오육칠팔'],
  ['02-123-4567로 전화하세요.', '공이 일이삼에 사오육칠로 전화하세요.'],
  ['1588-1234', '일오팔팔에 일이삼사'],
  ['15:30에 출발해요.', '십오 시 삼십 분에 출발해요.'],
  ['9:00~18:00', '아홉 시에서 십팔 시'],
  ['3~5명', '세 명에서 다섯 명'],
  ['10~20%', '십 퍼센트에서 이십 퍼센트'],
  ['2026년~2028년', '이천이십육 년에서 이천이십팔 년'],
  ['1/3', '삼분의 일'],
  ['24/7', '이십사/칠'],
  ['MP3를 들어요.', 'MP스리를 들어요.'],
  ['A4', 'A포'],
  ['G20', 'G이십'],
  ['-5도', '영하 오 도'],
  ['-3', '마이너스 삼'],
  ['3㎏', '삼 킬로그램'],
  ['20m²', '이십 제곱미터'],
  ['3만 원', '삼만 원'],
  ['1만 5천 원', '만 오천 원'],
  ['1억 원', '일억 원'],
  ['20대 여성', '이십 대 여성'],
  ['차 2대', '차 두 대'],
  ['하루에 3번 먹어요.', '하루에 세 번 먹어요.'],
  ['3번 출구', '삼 번 출구'],
  ['정답은 2번입니다.', '정답은 이 번입니다.'],
  ['03번 마을버스', '공삼 번 마을버스'],
  ['3개국', '삼 개국'],
  ['101동 1203호', '백일 동 천이백삼 호'],
  ['지하 1층', '지하 일 층'],
  ['1, 2, 3', '일, 이, 삼'],
  ['1,2,3', '일,이,삼'],
  ['4시 반', '네 시 반'],
  ['10여 명', '십여 명'],
  ['2박 3일', '이 박 삼 일'],
  ['100점 만점에 95점', '백 점 만점에 구십오 점'],
  ['0.5초', '영 점 오 초'],
  ['6·25 전쟁', '육이오 전쟁'],
  ['3·1절', '삼일절'],
  ['5·18', '오일팔'],
  ['12·12', '십이십이'],
  ['1주일', '일주일'],
  ['12번 버스', '십이 번 버스'],
  ['오후 3:30', '오후 세 시 삼십 분'],
  ['09:00', '아홉 시'],
  ['5km', '오 킬로미터'],
  ['3.5%', '삼 점 오 퍼센트'],
  ['$10', '십 달러'],
  ['₩25,000', '이만 오천 원'],
  ['007', '공공칠'],
  ['03월 05일', '삼월 오 일'],
])('%s is read aloud as %s', (written, said) => {
  expect(spelledOut(written)).toBe(said)
})

test('no digit is left, and text without digits does not change', () => {
  fc.assert(fc.property(fc.string(), (text) => !/\d/.test(spelledOut(text))))
  fc.assert(fc.property(fc.string(), (text) => /\d/.test(text) || spelledOut(text) === text))
})

const amount = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10 ** 13 }))
const grouped = amount.map((value) => value.toLocaleString('en-US'))
const figure = fc.oneof(
  grouped,
  fc.tuple(amount, fc.integer({ min: 0, max: 999 })).map(([whole, places]) => `${whole}.${places}`),
  fc
    .tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${hour}:${String(minute).padStart(2, '0')}`),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 100 }))
    .map(([part, whole]) => `${part}/${whole}`),
  fc.tuple(grouped, fc.constantFrom(...Object.keys(UNITS))).map(([value, unit]) => `${value}${unit}`),
  fc.tuple(fc.constantFrom(...Object.keys(CURRENCIES)), grouped).map(([sign, value]) => `${sign}${value}`),
  fc
    .tuple(fc.constantFrom('A', 'MP', 'G', 'iPhone'), fc.integer({ min: 0, max: 99 }))
    .map(([name, value]) => `${name}${value}`),
  fc.integer({ min: 0, max: 9999 }).map((last) => `010-1234-${String(last).padStart(4, '0')}`),
)

test('a particle takes its shape from the words of a figure', () => {
  fc.assert(
    fc.property(figure, (text) => {
      expect(finalConsonant(text), text).toBe(lastSyllable(spelledOut(text)).final)
    }),
    { numRuns: 2000 },
  )
})
