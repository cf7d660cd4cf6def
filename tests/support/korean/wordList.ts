import { type Headword, isAskedAbout } from '#headwords/headword.ts'
import { headwordOf, headwordRow } from '#headwords/headwordRow.ts'
import { type WordBook, wordBook } from '#headwords/wordBook.ts'
import type { Point } from '#questions/point.ts'
import type { Syllabus } from '#questions/syllabus.ts'
import { wordLevels } from '#questions/wordLevels.ts'

const COLUMNS = ['word', 'pos', 'class', 'level', 'field', 'glosses', 'near', 'more', 'example', 'translation']

/** A headword from a line with cells separated by ` | `. */
export function headwordLine(line: string): Headword {
  const cells = line.split('|').map((cell) => cell.trim())
  return headwordOf(headwordRow.parse(Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? '']))))
}

/** A small word list for tests. */
export const WORD_LINES = [
  '먹다 | verb | regular | A1 | eating | to eat | 드시다;식사하다 | frame=을/를;asked=honorific | 저는 아침에 빵을 먹어요. | I eat bread in the morning.',
  '마시다 | verb | regular | A1 | eating | to drink | | frame=을/를 | 저는 매일 커피를 마셔요. | I drink coffee every day.',
  '듣다 | verb | ㄷ | A1 | perceiving | to listen | 들리다 | frame=을/를 | 저는 음악을 자주 들어요. | I often listen to music.',
  '가다 | verb | regular | A1 | motion | to go | 다니다 | frame=에 | 비가 오면 저는 집에 가요. | If it rains, I go home.',
  '오다 | verb | regular | A1 | motion | to come | | frame=에 | 친구가 우리 집에 왔어요. | A friend came to our house.',
  '공부하다 | verb | 하다 | A1 | studying | to study | 배우다 | frame=을/를;split=하다 | 저는 집에서 한국어를 공부하고 싶어요. | I want to study Korean at home.',
  '자다 | verb | regular | A1 | resting | to sleep | 주무시다 | frame=-;asked=honorific | 아이가 방에서 자고 있어요. | The child is sleeping in the room.',
  '춥다 | adjective | ㅂ | A1 | weather | cold (weather) | 차갑다 | opposite=덥다 | 오늘은 날씨가 추워요. | The weather is cold today.',
  '좋다 | adjective | regular | A1 | evaluation | good | | | 오늘 날씨가 좋아요. | The weather is good today.',
  '빵 | noun | | A1 | dish | bread | | | 이 빵은 정말 좋아요. | This bread is really good.',
  '밥 | noun | | A1 | dish | cooked rice | 식사 | counter=그릇;honorific=진지 | 저는 집에서 밥을 먹어요. | I eat rice at home.',
  '국 | noun | | A1 | dish | soup | 찌개 | counter=그릇 | 아침에 국을 마셔요. | I drink soup in the morning.',
  '김밥 | noun | | A1 | dish | seaweed rice roll | | counter=줄 | 친구하고 김밥을 먹었어요. | I ate seaweed rice rolls with a friend.',
  '커피 | noun | | A1 | drink | coffee | | counter=잔 | 저는 커피보다 음악이 좋아요. | I like music more than coffee.',
  '음악 | noun | | A1 | art | music | 노래 | | 집에서 음악을 들어요. | I listen to music at home.',
  '집 | noun | | A1 | house | house | 주택;댁 | counter=채 | 집이 정말 좋아요. | The house is really good.',
  '방 | noun | | A1 | house | room | | | 방이 추워요. | The room is cold.',
  '비 | noun | | A1 | weather | rain | | | 아침에 비가 왔어요. | It rained in the morning.',
  '날씨 | noun | | A1 | weather | weather | | | 날씨가 좋아서 밖에 가요. | The weather is good, so I go outside.',
  '친구 | noun | | A1 | relationship | friend | | counter=명 | 친구가 집에 오지 않았어요. | My friend did not come to the house.',
  '아이 | noun | | A1 | person | child | 어린이 | counter=명 | 아이는 밥을 안 먹어요. | The child does not eat.',
  '아침 | noun | | A1 | part-of-day | morning | | | 아침에 추워요. | It is cold in the morning.',
  '한국어 | noun | | A1 | language | Korean (language) | 한국말 | | 저는 한국어를 공부해요. | I study Korean.',
  '배1 | noun | | A1 | vehicle | ship | | counter=척 | 배가 왔어요. | The ship came.',
  '배2 | noun | | A2 | produce | pear | | | 저는 배를 먹고 싶어요. | I want to eat a pear.',
  '밖 | noun | | A1 | direction | outside | | | 밖이 추워요. | It is cold outside.',
  '오늘 | noun | | A1 | date | today | | | 오늘 친구가 와요. | A friend comes today.',
  '저 | pronoun | | A1 | pointing | I (polite) | 나 | | 제가 갈게요. | I will go.',
  '우리 | pronoun | | A1 | pointing | we | 저희 | | 우리는 집에 가요. | We go home.',
  '이 | determiner | | A1 | pointing | this | 그;저 | | 이 방은 추워요. | This room is cold.',
  '정말 | adverb | | A1 | degree | really | 진짜;참 | | 이 국은 정말 좋아요. | This soup is really good.',
  '매일 | adverb | | A1 | frequency | every day | 날마다 | | 저는 매일 음악을 들어요. | I listen to music every day.',
  '자주 | adverb | | A1 | frequency | often | 종종 | | 친구가 자주 와요. | My friend comes often.',
  '안 | adverb | | A1 | degree | not | | | 저는 안 가요. | I do not go.',
] as const

export function smallBook(lines: readonly string[] = WORD_LINES): WordBook {
  return wordBook(lines.map(headwordLine).filter(isAskedAbout), ['민수', '서울'])
}

/** A list without a word: for questions whose gates need none. */
export const NO_WORDS: WordBook = wordBook([], [])

/** What questions about words of a small list are checked against. */
export function smallSyllabus(book: WordBook = smallBook(), points: readonly Point[] = []): Syllabus {
  return {
    book,
    points: new Map(points.map((point) => [point.point, point])),
    words: wordLevels(book.headwords, ['민수', '서울']),
  }
}
