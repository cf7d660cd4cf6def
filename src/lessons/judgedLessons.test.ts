import { expect, test } from 'vitest'
import { judgedLessons } from '#lessons/judgedLessons.ts'
import type { LessonEntry, LessonStep, StepOf } from '#lessons/lessonEntry.ts'
import { DRINKS, LETTERS, lessonWords, withStep } from '#tests/support/lessons/lessonEntries.ts'

const WORDS = lessonWords()
const DRINKS_PATH = 'survival-korean/01-drinks.json'
const LETTERS_PATH = 'hangul-zero-hero/01-letters.json'

function faultsOf(files: Record<string, unknown>): string[] {
  return judgedLessons(files, WORDS).faults
}

/** The first step of the kind, changed. */
function changed<Kind extends LessonStep['kind']>(
  lesson: LessonEntry,
  kind: Kind,
  change: Partial<StepOf<Kind>>,
): LessonEntry {
  const index = lesson.steps.findIndex((step) => step.kind === kind)
  return withStep(lesson, index, { ...lesson.steps[index], ...change } as LessonStep)
}

test('lessons without a fault are read in the order of their numbers', () => {
  const second = { ...LETTERS, title: 'More letters', teaches: [{ korean: '이마', english: 'forehead', kind: 'word' }] }
  const files = { 'hangul-zero-hero/02-more.json': second, [LETTERS_PATH]: LETTERS, [DRINKS_PATH]: DRINKS }
  expect(faultsOf(files)).toEqual([])
  expect(judgedLessons(files, WORDS).lessons.map(({ course, number }) => `${course} ${number}`)).toEqual([
    'hangul-zero-hero 1',
    'hangul-zero-hero 2',
    'survival-korean 1',
  ])
})

test('the faults of all lessons are listed, each with the path of its lesson', () => {
  const files = { [LETTERS_PATH]: { ...LETTERS, letters: [] }, [DRINKS_PATH]: { ...DRINKS, summary: ['One line.'] } }
  const paths = new Set(faultsOf(files).map((fault) => fault.split(':')[0]))
  expect(paths).toEqual(new Set([LETTERS_PATH, DRINKS_PATH]))
})

test.each<[string, LessonEntry, string]>([
  ['too few exercises', { ...DRINKS, steps: DRINKS.steps.slice(0, 11) }, '4 exercises, not 6 to 10'],
  [
    'too few kinds of exercises',
    { ...DRINKS, steps: DRINKS.steps.filter(({ kind }) => kind !== 'tone' && kind !== 'match') },
    '4 kinds of exercises',
  ],
  [
    'too few examples',
    { ...DRINKS, steps: DRINKS.steps.filter((step) => !('korean' in step && step.korean?.startsWith('우유를'))) },
    '3 examples',
  ],
  ['one text', { ...DRINKS, steps: DRINKS.steps.slice(1) }, '1 texts'],
  [
    'a text of more than 80 words',
    changed(DRINKS, 'text', { text: 'word '.repeat(81).trim() }),
    '81 words, more than 80',
  ],
  [
    'less than four minutes',
    { ...DRINKS, steps: DRINKS.steps.map((step) => (step.kind === 'text' ? { ...step, text: 'Short.' } : step)) },
    'minutes, not 4 to 6',
  ],
  [
    'two equal options',
    changed(DRINKS, 'choose', { options: ['물', '물 ', '차'].map((text) => text.trim()) }),
    'two options are the same',
  ],
  [
    'options that are equal on the screen',
    changed(LETTERS, 'choose', { options: ['{rom:나}', 'na', '{rom:니}'] }),
    'two options are the same: na',
  ],
  [
    'a synonym among the wrong options',
    changed(DRINKS, 'choose', { options: ['물', '음료', '차'] }),
    '음료 could also be right',
  ],
  [
    'options that sound the same',
    changed(LETTERS, 'listen', { korean: '애', options: ['애', '에', '나'] }),
    'two options sound the same',
  ],
  ['a right option that is not what is heard', changed(LETTERS, 'listen', { korean: '마' }), '나 is not what is heard'],
  ['a prompt with the answer', changed(DRINKS, 'type', { prompt: 'Write 우유.' }), 'the prompt shows the answer'],
  ['an accepted answer that differs in a space', changed(DRINKS, 'type', { accepted: ['우 유'] }), 'accepted already'],
  [
    'words that may change places',
    changed(DRINKS, 'order', { words: ['지금', '차를', '마셔요'] }),
    '“차를 지금 마셔요” is also right',
  ],
  ['an order of other words', changed(DRINKS, 'order', { accepted: ['마셔요 차를'] }), 'is not made of'],
  [
    'a topic as a decoy for an object',
    changed(DRINKS, 'order', { decoys: ['물은'] }),
    '물은 could also be right, in place of 물을',
  ],
  ['a tone that its ending is not', changed(DRINKS, 'tone', { tone: 'formal' }), '마셔요 is polite, not formal'],
  [
    'two equal sides of pairs',
    changed(DRINKS, 'match', {
      pairs: [
        ['우유', 'milk'],
        ['물', 'milk'],
        ['차', 'tea'],
        ['커피', 'coffee'],
      ],
    }),
    'two of one side are the same',
  ],
  ['a word that nobody knows', changed(DRINKS, 'example', { korean: '우유를 마쎠요.' }), '마쎠요 cannot be read'],
  ['a romanization typed by hand', changed(DRINKS, 'example', { note: 'Say keopi.' }), 'keopi is typed by hand'],
  ['a reason that is no sentence', changed(DRINKS, 'choose', { why: 'water' }), 'the reason is no sentence'],
  ['loose jamo', changed(DRINKS, 'choose', { prompt: '물?'.normalize('NFD') }), 'not in NFC'],
  [
    'a point that does not exist',
    { ...DRINKS, teaches: [{ korean: '우유', english: 'milk', kind: 'word', point: 'x' }] },
    'there is no point x',
  ],
  [
    'a card that no text or example shows',
    { ...DRINKS, teaches: [{ korean: '음료', english: 'drink', kind: 'word' }] },
    'no text or example shows 음료',
  ],
  [
    'a word that is asked before it is taught',
    changed(DRINKS, 'match', {
      pairs: [
        ['우유', 'milk'],
        ['물', 'water'],
        ['음료', 'drink'],
        ['커피', 'coffee'],
      ],
    }),
    '음료 is used before it is taught',
  ],
  [
    'an exercise before the word',
    { ...DRINKS, steps: [DRINKS.steps[11], ...DRINKS.steps.toSpliced(11, 1)] as LessonStep[] },
    'step 1 (type): 우유 is used before it is taught',
  ],
])('%s is a fault', (_name, lesson, fault) => {
  const isLetters = lesson.title === LETTERS.title
  const faults = faultsOf({ [isLetters ? LETTERS_PATH : DRINKS_PATH]: lesson })
  expect(faults.join('\n')).toContain(fault)
})

test.each<[string, LessonEntry, string]>([
  ['that is not taught yet', changed(LETTERS, 'choose', { korean: '무' }), 'step 8 (choose): not taught yet: ㅜ'],
  [
    'at the end of a syllable before that is taught',
    changed(LETTERS, 'example', { korean: '난' }),
    'not taught yet: ㄴ at the end of a syllable',
  ],
  ['that is taught but never shown', { ...LETTERS, letters: ['마', 'ㅋ'] }, 'taught but never shown: ㅋ'],
  [
    'that is asked before it is shown',
    { ...LETTERS, steps: [LETTERS.steps[9], ...LETTERS.steps.toSpliced(9, 1)] as LessonStep[] },
    'step 1 (listen): asked before it is shown: ㄴ, ㅏ',
  ],
])('a letter %s is a fault', (_name, lesson, fault) => {
  expect(faultsOf({ [LETTERS_PATH]: lesson }).join('\n')).toContain(fault)
})

test.each<[string, Record<string, unknown>, string]>([
  ['a course that does not exist', { 'french/01-oui.json': DRINKS }, 'is not named COURSE/NN-name.json'],
  ['a missing number', { 'survival-korean/02-drinks.json': DRINKS }, 'it comes after 0 lessons'],
  ['an unknown field', { [DRINKS_PATH]: { ...DRINKS, romanization: 'uyu' } }, 'Unrecognized key'],
  ['two options', { [DRINKS_PATH]: changed(DRINKS, 'choose', { options: ['물', '차'] }) }, 'steps.7.options'],
  [
    'what an earlier lesson teaches',
    { [DRINKS_PATH]: DRINKS, 'survival-korean/02-more.json': { ...DRINKS, title: 'More' } },
    '우유 is taught in an earlier lesson',
  ],
])('%s is a fault', (_name, files, fault) => {
  expect(faultsOf(files).join('\n')).toContain(fault)
})

test('words of earlier lessons, names and listed words may be used', () => {
  const second: LessonEntry = {
    ...DRINKS,
    title: 'More drinks',
    otherWords: ['오미자차'],
    teaches: [{ korean: '차', english: 'tea', kind: 'word' }],
    steps: DRINKS.steps.map((step) =>
      step.kind === 'tone' ? { ...step, korean: '민수 우유 오미자차를 마셔요' } : step,
    ),
  }
  expect(faultsOf({ [DRINKS_PATH]: DRINKS, 'survival-korean/02-more.json': second })).toEqual([])
})
