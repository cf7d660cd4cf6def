import { describe, expect, test } from 'vitest'
import { partsOf } from '#tests/support/translator/readWords.ts'

describe('A word is read although the list and the conjugation do not have it', () => {
  test.each([
    ['보여줘', '보이 show · 어 part of -아/어 주다, “do for someone” · 주 do for someone · 어 casual ending (해체)'],
    ['울지마', "울 cry · 지 part of -지 말다, “don't” · 말 don't · 아 casual ending (해체)"],
    ['살기가', '살 live · 기 doing, as a noun · 가 subject particle'],
    ['살기엔', '살기엔 live + doing, as a noun + at, in, to + topic particle'],
    ['없인', '없인 without + topic particle'],
    ['가렴', '가 go · 렴 do it (a gentle command)'],
    ['먹으렴', '먹 eat · 으렴 do it (a gentle command)'],
    ['우노라', '울 cry · 노라 statement (solemn)'],
    ['살겠단', '살 live · 겠 will, I suppose · 단 that (quotes a statement, -다는)'],
    ['보고파', '보고파 see + want to; casual ending (해체)'],
    ['만나고픈', '만나고픈 meet + want to; describes the noun'],
    ['가신단다', '가 go · 시 honors the subject · ㄴ단다 I tell you (gentle)'],
    ['봄이란다', '봄 spring (season) · 이 to be · 란다 I tell you (gentle)'],
    ['꿈이라네', '꿈 dream · 이 to be · 라네 I tell you'],
    ['병이라며', '병 illness · 이 to be · 라며 saying that'],
    ['떠나자던', '떠나 leave (a place) · 자던 that (recalls “let’s”)'],
    ['온다던', '오 come · ㄴ다던 that (recalls a statement)'],
    ['떠난대도', '떠나 leave (a place) · ㄴ대도 even if (they say)'],
    ['원한다면야', '원하 want · ㄴ다면야 if only it is so that'],
    ['만났더라면', '만나 meet · 았 past · 더라면 if (it had been so)'],
    ['곱더군', '곱 lovely and fine · 더군 I saw that'],
    ['늦었기로서니', '늦 be late · 었 past · 기로서니 even if (old-fashioned)'],
    ['굶을지언정', '굶 go hungry · 을지언정 even if, rather'],
    ['들어서라도', '들어서라도 listen + so, and then + at least, even if only'],
    ['데려다', '데리 take along (a person) · 어다 and bring it along (-아/어다가)'],
    ['오시구려', '오 come · 시 honors the subject · 구려 do it (old-fashioned)'],
    ['기쁘기를', '기쁘 glad · 기 doing, as a noun · 를 object particle'],
    ['친군데', '친군데 friend + but, and so'],
    ['바본가', '바본가 fool + written question'],
    ['나그네여', '나그네 wanderer (old-fashioned) · 여 calls somebody (solemn)'],
  ])('%s', (word, parts) => {
    expect(partsOf(word)[0]).toBe(parts)
  })

  test.each(['뷁뷁', '가마솥줘', '하늘렴', '하늘고픈'])('but not %s', (word) => {
    expect(partsOf(word)).toEqual([''])
  })
})

test('a particle and 는 that are said as one are both named', () => {
  expect(partsOf('밤엔')).toEqual(['밤엔 night + at, in, to + topic particle'])
})
