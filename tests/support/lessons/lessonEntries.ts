import { wordReader } from '#headwords/wordReader.ts'
import type { LessonWords } from '#lessons/judgedLessons.ts'
import type { LessonEntry, LessonStep } from '#lessons/lessonEntry.ts'
import { headwordLine } from '#tests/support/korean/wordList.ts'

const WORD_LINES = [
  '마시다 | verb | regular | A1 | eating | to drink | | frame=을/를 | 저는 물을 마셔요. | I drink water.',
  '우유 | noun | | A1 | drink | milk | | | 우유를 마셔요. | I drink milk.',
  '물 | noun | | A1 | drink | water | 음료 | | 물을 마셔요. | I drink water.',
  '음료 | noun | | A1 | drink | drink | | | 음료를 마셔요. | I drink something.',
  '커피 | noun | | A1 | drink | coffee | | | 커피를 마셔요. | I drink coffee.',
  '차 | noun | | A1 | drink | tea | | | 차를 마셔요. | I drink tea.',
  '지금 | noun | | A1 | time-relation | now | | | 지금 물을 마셔요. | I drink water now.',
  '저 | pronoun | | A1 | pointing | I (polite) | | | 저는 물을 마셔요. | I drink water.',
  '나 | pronoun | | A1 | pointing | I | | | 저는 물을 마셔요. | I drink water.',
  '나이 | noun | | A1 | person | age | | | 저는 물을 마셔요. | I drink water.',
  '아이 | noun | | A1 | person | child | | | 아이가 물을 마셔요. | The child drinks water.',
  '이마 | noun | | A1 | body | forehead | | | 저는 물을 마셔요. | I drink water.',
]

/** A small word list. */
export function lessonWords(): LessonWords {
  return { read: wordReader(WORD_LINES.map(headwordLine), ['민수']), points: new Set(['object-particle']) }
}

const TEXT = `${'This is a text that says something. '.repeat(11).trim()}`

/** The first lesson of the Survival course, without a fault. */
export const DRINKS: LessonEntry = {
  title: 'Ordering drinks',
  idea: 'What you drink takes the particle 을 or 를.',
  teaches: [
    { korean: '우유', english: 'milk', kind: 'word' },
    { korean: '마셔요', english: 'drink', kind: 'word', point: 'object-particle' },
  ],
  letters: [],
  otherWords: [],
  steps: [
    { kind: 'text', text: TEXT },
    { kind: 'example', korean: '우유를 마셔요.', english: 'I drink milk.' },
    { kind: 'example', korean: '물을 마셔요.', english: 'I drink water.' },
    { kind: 'example', korean: '커피를 마셔요.', english: 'I drink coffee.' },
    { kind: 'text', text: TEXT },
    { kind: 'example', korean: '차를 지금 마셔요.', english: 'I drink tea now.' },
    { kind: 'example', korean: '우유를 지금 마셔요.', english: 'I drink milk now.' },
    { kind: 'choose', prompt: 'Which one is water?', options: ['물', '우유', '커피'], why: '물 is water.' },
    { kind: 'choose', prompt: 'Which particle? 커피___', options: ['를', '을', '는요'], why: '커피 ends in a vowel.' },
    { kind: 'listen', korean: '우유', options: ['milk', 'water', 'tea'], why: 'You heard 우유, milk.' },
    { kind: 'listen', korean: '물', options: ['물', '차', '우유'], why: 'You heard 물.' },
    { kind: 'type', prompt: 'milk', answer: '우유', accepted: [], why: 'Milk is 우유.' },
    {
      kind: 'order',
      english: 'I drink water.',
      words: ['물을', '마셔요'],
      decoys: ['커피가'],
      accepted: [],
      why: 'The verb comes last.',
    },
    { kind: 'tone', korean: '마셔요', english: 'I drink', tone: 'polite', why: 'It ends in 요.' },
    {
      kind: 'match',
      pairs: [
        ['우유', 'milk'],
        ['물', 'water'],
        ['차', 'tea'],
        ['커피', 'coffee'],
      ],
    },
  ],
  summary: ['The verb comes last.', 'After a vowel it is 를.'],
}

/** The first lesson of the Hangul course, without a fault. */
export const LETTERS: LessonEntry = {
  title: 'Letters and blocks',
  idea: 'One block is one syllable.',
  teaches: [
    { korean: 'ㅏ', english: 'the vowel a', kind: 'letter' },
    { korean: 'ㅣ', english: 'the vowel i', kind: 'letter' },
    { korean: 'ㄴ', english: 'the consonant n', kind: 'letter' },
    { korean: '나', english: 'I', kind: 'word' },
  ],
  letters: ['마'],
  otherWords: [],
  steps: [
    { kind: 'text', text: `${TEXT} 나 is {rom:나}.` },
    { kind: 'example', korean: '나', english: 'I' },
    { kind: 'example', korean: '나이', english: 'age' },
    { kind: 'text', text: TEXT },
    { kind: 'example', korean: '아이', english: 'child' },
    { kind: 'example', korean: '나', english: 'I' },
    { kind: 'example', korean: '이마', english: 'forehead' },
    { kind: 'choose', prompt: 'How do you read 나?', options: ['{rom:나}', '{rom:마}', '{rom:니}'], why: 'ㄴ is n.' },
    { kind: 'choose', prompt: 'How do you read 마?', options: ['{rom:마}', '{rom:나}', '{rom:니}'], why: 'ㅁ is m.' },
    { kind: 'listen', korean: '나', options: ['나', '마', '니'], why: 'You heard 나.' },
    { kind: 'listen', korean: '아이', options: ['아이', '나이', '이마'], why: 'You heard 아이.' },
    { kind: 'build', korean: '나이', english: 'age', why: 'Two blocks.' },
    { kind: 'build', korean: '이마', english: 'forehead', why: 'Two blocks.' },
    {
      kind: 'match',
      pairs: [
        ['나', 'I'],
        ['나이', 'age'],
        ['아이', 'child'],
        ['이마', 'forehead'],
      ],
    },
    { kind: 'type', prompt: 'child', answer: '아이', accepted: [], why: 'Two silent circles.' },
  ],
  summary: ['One block is one syllable.', 'You can read 나.'],
}

/** The lesson with another step at this index. */
export function withStep(lesson: LessonEntry, index: number, step: LessonStep): LessonEntry {
  return { ...lesson, steps: lesson.steps.with(index, step) }
}
