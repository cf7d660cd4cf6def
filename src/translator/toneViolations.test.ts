import { expect, test } from 'vitest'
import { toneViolations } from '#translator/toneViolations.ts'
import type { Tone } from '#translator/translation.ts'

const fitting: [Tone, string][] = [
  ['polite', '저는 커피를 마셔요.'],
  ['polite', '어디에 가세요?'],
  ['polite', '같이 갈까요?'],
  ['formal', '저는 커피를 마십니다.'],
  ['formal', '이쪽으로 오십시오.'],
  ['casual', '나는 커피를 마셔.'],
  ['casual', '네 번 갔어.'],
  ['business', '내일까지 파일을 보내 주시기 바랍니다.'],
  ['business', '제가 보내 드리겠습니다.'],
  ['business', '함께 가시지요.'],
  ['polite', '커피 한 잔'],
  ['polite', '제 친구와'],
  ['polite', '계약서 월요일까지.'],
  ['polite', '실례합니다.'],
  ['polite', '커피를 좋아하시지요?'],
]

test.for(fitting)('%s: “%s” fits', ([tone, text]) => {
  expect(toneViolations(text, tone)).toEqual([])
})

const breaking: [Tone, string, string, string][] = [
  ['polite', '저는 커피를 마십니다.', 'ending', '마십니다'],
  ['polite', '저는 집에 갔어.', 'ending', '갔어'],
  ['formal', '저는 커피를 마셔요.', 'ending', '마셔요'],
  ['casual', '나는 학교에 가요.', 'ending', '가요'],
  ['business', '내일 만나요. 자료를 보내 드릴게요.', 'ending', '만나요'],
  ['polite', '나는 집에 있어요.', 'pronoun', '나는'],
  ['casual', '저는 집에 있어.', 'pronoun', '저는'],
  ['formal', '당신을 기다립니다.', 'pronoun', '당신'],
  ['business', '제가 가십니다.', 'honoured speaker', '가십니다'],
  ['polite', '저는 내일 오세요.', 'honoured speaker', '오세요'],
  ['casual', '성함이 뭐야?', 'vocabulary', '성함'],
  ['business', '응, 알겠습니다.', 'vocabulary', '응'],
  ['formal', '점심을 먹으시겠습니까?', 'vocabulary', '먹으시'],
  ['formal', '천만에요, 괜찮습니다.', 'ending', '천만에요'],
  ['casual', '늦어서 죄송해.', 'vocabulary', '죄송해'],
  ['business', '이름을 말해 주시겠습니까?', 'vocabulary', '말해 주시'],
  ['polite', '김 씨는 지금 없어요.', 'vocabulary', '김 씨'],
]

test.for(breaking)('%s: “%s” breaks the rule on the %s with “%s”', ([tone, text, rule, word]) => {
  expect(toneViolations(text, tone)).toContainEqual({ rule, text: word })
})
