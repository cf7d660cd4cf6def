import { expect, test } from 'vitest'
import { readQuestions } from '#questions/readQuestions.ts'
import { loadSyllabus } from '#questions/server/loadSyllabus.ts'
import { loadWrittenQuestions } from '#questions/server/loadWrittenQuestions.ts'

const syllabus = await loadSyllabus()
const files = await loadWrittenQuestions()

const ENTRY = {
  id: 'grammar-a1-deureoyo',
  type: 'conjugation',
  point: 'irregular-digeut',
  question: 'Which form fits? (듣다, polite)\n저는 음악을 자주 ___.',
  right: '들어요',
  wrong: { 듣어요: 'ㄷ turns into ㄹ.', 듣아요: 'ㄷ turns into ㄹ.', 들아요: 'After ㅡ it is 어.' },
  explanation: 'ㄷ turns into ㄹ before a vowel.',
  proof: { lemma: '듣다', pos: 'verb', class: 'ㄷ', suffixes: ['-아요'] },
}
const fileOf = (change: object) => ({ grammar: { skill: 'grammar', questions: [{ ...ENTRY, ...change }] } })

test('every question of the content passes every gate', () => {
  expect(readQuestions(files, syllabus).length).toBeGreaterThanOrEqual(1000)
})

test('an id names the skill and the level of its question', () => {
  const misnamed = readQuestions(files, syllabus).filter(
    ({ id, skill, level, type }) =>
      !id.startsWith(`${type === 'pronunciation' ? type : skill}-${level.toLowerCase()}-`),
  )
  expect(misnamed.map(({ id }) => id)).toEqual([])
})

test('every point has at least six written questions; those of pronunciation also have generated ones', () => {
  const counts = Map.groupBy(readQuestions(files, syllabus), ({ point }) => point)
  const written = [...syllabus.points.keys()].filter((point) => !point.startsWith('say-'))
  const few = written.filter((point) => (counts.get(point)?.length ?? 0) < 6)
  expect(few.map((point) => `${point}: ${counts.get(point)?.length ?? 0}`)).toEqual([])
})

test('a typo in a key is found by the proof and reported with the id', () => {
  expect(() => readQuestions(fileOf({ right: '드러요' }), syllabus)).toThrow(
    'grammar-a1-deureoyo: the Korean engine makes 들어요',
  )
})

test('a question without a required field is reported with its file, position and id', () => {
  expect(() => readQuestions(fileOf({ right: undefined }), syllabus)).toThrow(
    'grammar: questions.0.right (grammar-a1-deureoyo)',
  )
})

test('a wrong option that is written twice leaves too few options', () => {
  const wrong = { 듣어요: 'ㄷ turns into ㄹ.', 들아요: 'After ㅡ it is 어.' }
  expect(() => readQuestions(fileOf({ wrong }), syllabus)).toThrow('grammar-a1-deureoyo: there are 3 options')
})

test('a point that does not exist is reported', () => {
  expect(() => readQuestions(fileOf({ point: 'irregular-verbs' }), syllabus)).toThrow(
    'there is no point irregular-verbs',
  )
})

test('a question for a word is about its headword, so that practice does not ask it while matches ask other questions about the word', () => {
  const asked = { type: 'word', question: 'Which word means “house”?', right: '집', proof: undefined }
  const [question] = readQuestions(
    {
      vocab: {
        skill: 'vocab',
        questions: [
          { ...ENTRY, ...asked, point: 'words-home', wrong: { 방: 'A room.', 문: 'A door.', 창문: 'A window.' } },
        ],
      },
    },
    syllabus,
  )
  expect(question?.about).toBe('집')
})
