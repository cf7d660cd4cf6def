import { expect, test } from 'vitest'
import type { Question } from '#questions/question.ts'
import { questionFaults } from '#questions/questionFaults.ts'
import { NO_WORDS } from '#tests/support/korean/wordList.ts'

const good: Question = {
  id: 'vocab-a1-eoje',
  skill: 'vocab',
  type: 'meaning',
  level: 'A1',
  point: 'words',
  question: 'What does 어제 mean?',
  options: ['today', 'yesterday', 'tomorrow', 'now'],
  correct_answer: 1,
  explanation: '어제 is the day before 오늘.',
  reasons: ['Today is 오늘.', '', 'Tomorrow is 내일.', 'Now is 지금.'],
  difficulty: 750,
}
const heard: Question = {
  ...good,
  skill: 'listening',
  type: 'listening-meaning',
  question: 'Which sentence was said?',
  options: ['밤이에요.', '방이에요.', '밥이에요.', '반이에요.'],
  audio: '방이에요.',
}

const gapped: Question = {
  ...good,
  skill: 'grammar',
  type: 'particle',
  question: 'Which particle fits? “I go to work by bus.”\n회사에 버스___ 가요.',
  options: ['에', '로', '를', '으로'],
}

test('a correct question has no faults', () => {
  expect([good, heard, gapped].flatMap((question) => questionFaults(question, NO_WORDS))).toEqual([])
})

test.each<[string, Partial<Question>, string]>([
  ['three options', { options: ['today', 'yesterday', 'now'], reasons: ['a', '', 'b'] }, 'there are 3 options'],
  ['a key that is no option', { correct_answer: 4 }, 'not among the options'],
  ['a wrong option without its reason', { reasons: ['Today is 오늘.', '', '', 'Now is 지금.'] }, 'needs a reason'],
  ['a key with a reason against it', { reasons: ['a', 'b', 'c', 'd'] }, 'needs a reason'],
  ['a type of another skill', { type: 'particle' }, 'does not ask particle'],
  ['options that differ in a space', { options: ['now', 'today', 'to day', 'tonight'] }, 'two options are the same'],
  ['an option too long for a phone', { options: ['a'.repeat(61), 'b', 'c', 'd'] }, 'the option is longer than 60'],
  ['a prompt that takes too long to read', { question: 'a'.repeat(141) }, 'the question is longer than 140'],
  ['loose jamo', { question: 'What does 어제 mean?'.normalize('NFD') }, 'not in NFC'],
  ['a doubled space', { explanation: 'It is  so.' }, 'a space too many'],
  ['a cheer', { explanation: 'Well done!' }, 'no exclamation marks'],
  ['a stray sign', { explanation: 'So it is\u200b.' }, 'an unexpected character'],
  ['audio outside of listening', { audio: '어제' }, 'only listening questions have audio'],
  [
    'a loanword that tells its meaning',
    { question: 'What does 카메라 mean?', options: ['pen', 'camera', 'cup', 'bag'] },
    'gives camera away',
  ],
  [
    'two particles that both fit',
    { ...gapped, question: 'Which particle fits? “I am going.”\n저___ 가요.', options: ['가', '는', '를', '에'] },
    'could both be correct',
  ],
])('%s is found', (_, change, fault) => {
  expect(questionFaults({ ...good, ...change }, NO_WORDS).join()).toContain(fault)
})

test.each([
  ['a third line', 'Which particle fits?\n회사에\n버스___ 가요.', 'more than one line break'],
  ['a first line too long to stand above', `${'a'.repeat(91)}\n버스___ 가요.`, 'the task is longer than 90'],
  ['a second line without Korean', 'Which particle fits?\n___?', 'no Korean in the second line'],
  ['English among the Korean', 'Which particle fits?\n버스___ 가요. (by bus)', 'Latin letters are in the second line'],
])('%s in the prompt is found', (_, question, fault) => {
  expect(questionFaults({ ...gapped, question }, NO_WORDS).join()).toContain(fault)
})

test.each<[string, Partial<Question>, string]>([
  [
    'two options that sound alike',
    { options: ['낮이 좋아요.', '방이에요.', '낫이 좋아요.', '나지 조아요.'] },
    'sound the same',
  ],
  ['a transcript in the prompt', { question: 'Which one is it: 방이에요?' }, 'the transcript is in the question'],
  ['English to be heard', { audio: 'hello' }, 'not Korean'],
  [
    'audio in a question for servers without speech',
    { type: 'pronunciation' },
    'pronunciation questions have no audio',
  ],
])('%s in a listening question is found', (_, change, fault) => {
  expect(questionFaults({ ...heard, ...change }, NO_WORDS).join()).toContain(fault)
})

test('a respelling that is pronounced like the key cannot be a wrong option: [한국말] is said [한궁말]', () => {
  const { audio: _, ...silent } = heard
  const options = ['[한국말]', '[한궁말]', '[한군말]', '[한구말]']
  expect(questionFaults({ ...silent, type: 'pronunciation', options }, NO_WORDS).join()).toContain(
    'two options sound the same',
  )
})

test('a listening question needs something to hear', () => {
  const { audio: _, ...silent } = heard
  expect(questionFaults(silent, NO_WORDS)).toEqual(['there is nothing to hear'])
})
