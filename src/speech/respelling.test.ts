import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pronunciation } from '#korean/pronunciation.ts'
import { isSpeakable, LONGEST_SPOKEN, respelling } from '#speech/respelling.ts'

test.each([
  ['국물', '궁물'],
  ['감사합니다', '감사함니다'],
  ['일곱 시', '일곱 씨'],
  ['한국말', '한궁말'],
  ['같이', '가치'],
  ['좋아요', '조아요'],
  ['못 해요', '모 태요'],
  ['읽었어요', '일거써요'],
  ['괜찮아요', '괜차나요'],
  ['신라', '실라'],
  ['몇 월', '며 둴'],
  ['할 수 있어요', '할 쑤 이써요'],
  ['꽃잎', '꼰닙'],
  ['십육', '심뉵'],
  ['독립', '동닙'],
  ['학교', '학꾜'],
  ['없어요', '업써요'],
  ['앉으세요', '안즈세요'],
  ['밥 먹어요', '밤 머거요'],
  ['값이', '갑씨'],
  ['닭고기', '닥꼬기'],
  ['여덟 개', '여덜 개'],
  ['월요일', '워료일'],
  ['입학식은 언제예요?', '이팍씨근 언제예요?'],
  ['부엌에서 요리해요.', '부어케서 요리해요.'],
  ['꽃을 샀어요.', '꼬츨 사써요.'],
  ['굳이 그럴 필요 없어요.', '구지 그럴 피료 업써요.'],
  ['해돋이를 봤어요.', '해도지를 봐써요.'],
  ['설날에 떡국을 먹어요.', '설라레 떡꾸글 머거요.'],
  ['한국어를 배우고 싶어요.', '한구거를 배우고 시퍼요.'],
  ['밖이 추워요.', '바끼 추워요.'],
  ['젊은 사람들이 많습니다.', '절믄 사람드리 만씀니다.'],
  ['넓은 방이 좋겠어요.', '널븐 방이 조케써요.'],
  ['밟지 마세요.', '밥찌 마세요.'],
  ['싫어하는 음식이 뭐예요?', '시러하는 음시기 뭐예요?'],
  ['앞문으로 나가세요.', '암무느로 나가세요.'],
  ['낮말은 새가 듣고 밤말은 쥐가 듣는다.', '난마른 새가 듣꼬 밤마른 쥐가 든는다.'],
  ['먹을 것이 없어요.', '머글 꺼시 업써요.'],
  ['갈 데가 없어요.', '갈 떼가 업써요.'],
  ['어떻게 지내세요?', '어떠케 지내세요?'],
  ['축하합니다!', '추카함니다!'],
  ['백화점에 갔습니다.', '배콰저메 갇씀니다.'],
  ['종로에서 만나요.', '종노에서 만나요.'],
  ['대통령', '대통녕'],
  ['심리학', '심니학'],
  ['음료수 있어요?', '음뇨수 이써요?'],
  ['협력', '혐녁'],
  ['왕십리역', '왕심니역'],
  ['희망', '히망'],
  ['쳐다봐요', '처다봐요'],
  ['서울역', '서울력'],
  ['무슨 일이에요?', '무슨 니리에요?'],
  ['잘 입었어요', '잘 리버써요'],
  ['물약', '물략'],
  ['한여름', '한녀름'],
  ['나뭇잎', '나문닙'],
  ['첫눈', '천눈'],
  ['옛날이야기', '옌날리야기'],
  ['국립 박물관', '궁닙 빵물관'],
  ['꽃 한 송이', '꼬 탄 송이'],
  ['못 읽어요', '몬 닐거요'],
  ['옷 안에', '오 다네'],
  ['맛있어요', '마시써요'],
  ['싫증', '실쯩'],
  ['문법', '문뻡'],
  ['비빔밥', '비빔빱'],
  ['갈등', '갈뜽'],
  ['열여섯', '열려섣'],
  ['스물여덟', '스물려덜'],
])('%s is given to the voice as %s', (text, script) => {
  expect(respelling(text)).toBe(script)
})

test.each([
  ['3시', '세 시'],
  ['지금 3시 30분이에요.', '지금 세 시 삼십 뿌니에요.'],
  ['커피 2잔 주세요.', '커피 두 잔 주세요.'],
  ['사과 3개에 5,000원입니다.', '사과 세 개에 오천 워님니다.'],
  ['2026년 10월 3일', '이처니심늉 년 시월 삼 일'],
  ['저는 20살이에요.', '저는 스무 사리에요.'],
  ['친구가 5명 왔어요.', '친구가 다선 명 와써요.'],
  ['7월 16일 목요일', '치뤌 심뉴 길 모교일'],
  ['기차가 오전 10:05에 출발합니다.', '기차가 오전 열 시 오 부네 출발함니다.'],
  ['버스 12번을 타세요.', '버스 시비 버늘 타세요.'],
  ['맥주 6병', '맥쭈 여섣 뼝'],
  ['키가 175cm예요.', '키가 백칠씨보 센티미터예요.'],
])('the numbers of %s are said: %s', (text, script) => {
  expect(respelling(text)).toBe(script)
})

test.each([
  ['PDF 파일 있어요?', '피디에프 파일 이써요?'],
  ['TV를 봐요.', '티브이를 봐요.'],
  ['KTX로 갑시다.', '케이티엑쓰로 갑씨다.'],
  ['A형이에요, B형이에요?', '에이형이에요, 비형이에요?'],
  ['e메일', '이메일'],
  ['K-pop을 좋아해요.', '케이 pop을 조아해요.'],
  ['iPhone을 샀어요.', 'iPhone을 사써요.'],
])('the letters of %s are named, words are left to the voice: %s', (text, script) => {
  expect(respelling(text)).toBe(script)
})

test.each([
  ['안녕하세요. 만나서 반갑습니다!', '안녕하세요. 만나서 반갑씀니다!'],
  ['(웃으며) 네, 맞아요…', '우스며 네, 마자요…'],
  ['“안녕”이라고 했어요.', '안녕 이라고 해써요.'],
  ['봄·여름·가을', '봄, 여름, 가을'],
  ['😀 좋아요\n👍', '조아요'],
  ['{물} [[hello]]', '물 hello'],
])('of the signs of %s only pauses are left: %s', (text, script) => {
  expect(respelling(text)).toBe(script)
})

test('a caller that knows the words of a text passes their sounds: 신고 (wearing) is tensed, 신고 (report) is not', () => {
  const boundaries = [{ at: 1, kind: 'stem' as const }]
  expect(respelling('신고 3개')).toBe('신고 세 개')
  expect(respelling('신고 3개', (words) => pronunciation(words, boundaries))).toBe('신꼬 세 개')
})

test('the voice receives only Hangul, letters and pauses for any text', () => {
  const mixed = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('-w /etc/passwd', '감사', '3', '\u0000')),
  )
  fc.assert(
    fc.property(mixed, (parts) => {
      expect(respelling(parts.join(' '))).toMatch(/^[가-힣ㄱ-ㅣA-Za-z ,.?!:;…]*$/)
    }),
  )
})

test('the text of a clip is not empty and at most one long sentence', () => {
  expect(isSpeakable('')).toBe(false)
  expect(isSpeakable('가'.repeat(LONGEST_SPOKEN))).toBe(true)
  expect(isSpeakable('가'.repeat(LONGEST_SPOKEN + 1))).toBe(false)
})
