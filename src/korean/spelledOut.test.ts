import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spelledOut } from '#korean/spelledOut.ts'

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
  ['010-1234-5678', '공일공 일이삼사 오육칠팔'],
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

test('no digit is left to be read, and text without digits stays as it is', () => {
  fc.assert(fc.property(fc.string(), (text) => !/\d/.test(spelledOut(text))))
  fc.assert(fc.property(fc.string(), (text) => /\d/.test(text) || spelledOut(text) === text))
})
