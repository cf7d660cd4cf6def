import { expect, test } from 'vitest'
import type { Point } from '#questions/point.ts'
import { pointFaults } from '#questions/pointFaults.ts'
import type { Question } from '#questions/question.ts'
import { smallBook, smallSyllabus, WORD_LINES } from '#tests/support/korean/wordList.ts'

const point: Point = { point: 'places', kind: 'vocab', level: 'A1', title: 'P', lesson: 'L.', error: 'E.', guide: '' }
const HARD = '사과1 | noun | | B1 | produce | apple | | | 사과가 좋아요. | The apple is good.'
const syllabus = smallSyllabus(smallBook([...WORD_LINES, HARD]), [
  point,
  { ...point, point: 'rain', level: 'B1' },
  { ...point, point: 'orders', kind: 'listening' },
  { ...point, point: 'endings', kind: 'grammar' },
])

const plain: Question = {
  id: 'vocab-a1-places-1',
  skill: 'vocab',
  type: 'cloze',
  level: 'A1',
  point: 'places',
  question: 'Choose the word that fits.',
  options: ['집', '밖', '국', '방'],
  correct_answer: 0,
  explanation: '집 is the house.',
  reasons: ['', 'a', 'b', 'c'],
  difficulty: 800,
}
const good: Question = {
  ...plain,
  scene: {
    kind: 'dialogue',
    turns: [
      ['A', '오늘 가요?'],
      ['민수', '아니, 비가 와서 ___에 가요.'],
    ],
  },
}
const untranslated: Question = { ...good, level: 'B1', point: 'rain', question: '빈칸에 알맞은 것을 고르세요.' }
const korean: Question = { ...untranslated, english: 'Choose the word that fits.' }
const heard: Question = {
  ...plain,
  skill: 'listening',
  type: 'listening-reply',
  point: 'orders',
  question: 'Choose the best reply.',
  options: ['집에 가요.', '밥을 먹어요.', '비가 와요.', '방이 추워요.'],
  audio: '오늘 가요?',
}
const unquoted: Question = { ...untranslated, level: 'C1', question: 'Which word fits?' }
const expert: Question = { ...unquoted, english: 'No, I’m going home.' }
const quoted: Question = { ...plain, level: 'C1', question: 'Which word fits? “I’m going home.”\n___에 가요.' }
const both: Question = {
  ...good,
  type: 'both-gaps',
  scene: { kind: 'sentences', lines: ['저는 ___에 가요.', '오늘은 ___이 추워요.'] },
}

test('good questions have no faults', () => {
  for (const question of [good, korean, expert, quoted, heard, both])
    expect(pointFaults(question, syllabus)).toEqual([])
})

test.each<[string, Question, Partial<Question>, string]>([
  ['a point of another skill', good, { point: 'orders' }, 'the point orders is of listening, not of vocab'],
  ['a Korean task for beginners', good, { question: '고르세요.' }, 'the task is not in English'],
  ['an English task from B1 on', korean, { question: 'Choose the word.' }, 'the task is not in Korean'],
  ['a Korean task without its English', untranslated, {}, 'the English of the task is missing'],
  ['Korean for experts without its English', unquoted, {}, 'the English of the Korean is missing'],
  [
    'what experts hear without its English',
    heard,
    { level: 'C1', question: 'Which word fits “today”?' },
    'the English of the Korean is missing',
  ],
  ['a notice without its scene', good, { type: 'notice' }, 'notice needs a scene of the kind notice'],
  ['a sentence beside a scene', good, { question: 'Choose.\n오늘 가요.' }, 'the question is one line'],
  ['a scene in English', good, { scene: { kind: 'message', lines: ['Buy some bread.'] } }, 'no Korean in the scene'],
  ['options of two kinds', good, { options: ['집', 'house', '국', '방'] }, 'not of one kind'],
  ['digits to be spoken', heard, { audio: '3시에 가요.' }, 'numbers are spoken as words'],
  [
    'a turn that can be read',
    heard,
    {
      audio: [
        ['male', '집에 가요?'],
        ['female', '비가 와요.'],
      ],
      question: 'Who says 비가 와요.?',
    },
    'a turn of the audio can be read',
  ],
  [
    'a word above the level in the scene',
    good,
    { scene: { kind: 'message', lines: ['사과를 먹어요.'] }, options: ['집', '밖', '국', '방'] },
    'above A1: 사과를 (B1)',
  ],
  ['a word above the level among the options', good, { options: ['집', '밖', '국', '사과'] }, 'above A1: 사과 (B1)'],
  ['a word in no list', good, { options: ['집', '밖', '국', '학교'] }, 'in no list: 학교'],
])('%s is found', (_, question, change, fault) => {
  expect(pointFaults({ ...question, ...change }, syllabus).join()).toContain(fault)
})

const mistake: Question = {
  ...plain,
  skill: 'grammar',
  type: 'spot-mistake',
  point: 'endings',
  question: 'Three of these sentences are fine. Which one is wrong?',
  options: ['집에 학교예요.', '국이 좋아요.', '방이 추워요.', '비가 와요.'],
}

test('the mistake in a question about one may have any form, but its other sentences have words of the list', () => {
  expect(pointFaults(mistake, syllabus)).toEqual([])
  const options = mistake.options.toReversed()
  expect(pointFaults({ ...mistake, options }, syllabus)).toEqual(['in no list: 학교예요'])
})

test('in a question about the right sentence, only that one has words of the list', () => {
  const question = 'Only one of these sentences is right. Which one?'
  expect(pointFaults({ ...mistake, question }, syllabus)).toEqual(['in no list: 학교예요'])
  expect(pointFaults({ ...mistake, question, correct_answer: 1 }, syllabus)).toEqual([])
})
