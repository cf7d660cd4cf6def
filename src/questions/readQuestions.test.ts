import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadWordBook } from '#headwords/server/loadHeadwords.ts'
import { readQuestions } from '#questions/readQuestions.ts'

const book = await loadWordBook()

const NAMES = ['vocab', 'grammar', 'listening', 'pronunciation']
const contents = Object.fromEntries(NAMES.map((name) => [name, readFileSync(`content/questions/${name}.json`, 'utf8')]))
const parsed = Object.fromEntries(NAMES.map((name) => [name, JSON.parse(contents[name] ?? '')]))

test('every question of the content passes every gate', () => {
  expect(readQuestions(parsed, book).length).toBeGreaterThanOrEqual(200)
})

test.each(NAMES)('%s has at least twenty A1, seventeen A2, nine B1 and four B2 questions', (name) => {
  const ids = readQuestions(parsed, book).map(({ id }) => id)
  const counts = ['a1', 'a2', 'b1', 'b2'].map((level) => ids.filter((id) => id.startsWith(`${name}-${level}-`)).length)
  for (const [index, least] of [20, 17, 9, 4].entries()) expect(counts[index]).toBeGreaterThanOrEqual(least)
})

test('an id names the level of its question', () => {
  const misnamed = readQuestions(parsed, book).filter(({ id, level }) => !id.includes(`-${level.toLowerCase()}-`))
  expect(misnamed).toEqual([])
})

test('a typo in a key is found by the proof and reported with the id', () => {
  const broken = JSON.parse((contents.grammar ?? '').replace('"right": "들어요"', '"right": "드러요"'))
  expect(() => readQuestions({ grammar: broken }, book)).toThrow('grammar-a1-deureoyo: the Korean engine makes 들어요')
})

test('a question without a required field is reported with its file and position', () => {
  const broken = JSON.parse((contents.vocab ?? '').replace('"right": "water",', ''))
  expect(() => readQuestions({ vocab: broken }, book)).toThrow('vocab: questions.1.right')
})

test('a wrong option that is written twice leaves too few options', () => {
  const broken = JSON.parse((contents.vocab ?? '').replace('"milk":', '"tea":'))
  expect(() => readQuestions({ vocab: broken }, book)).toThrow('vocab-a1-mul: there are 3 options')
})

test('a question about a headword names it, so that practice does not ask it while matches ask other questions about the word', () => {
  const unnamed = readQuestions(parsed, book).filter(({ type, about, question, options, correct_answer }) => {
    const words = type === 'word' ? [options[correct_answer] ?? ''] : (question.match(/[가-힣]+/g) ?? [])
    const isAboutWord = ['meaning', 'word'].includes(type) && words.length === 1
    return about === undefined && isAboutWord && book.spelled(words[0] ?? '').length === 1
  })
  expect(unnamed.map(({ id }) => id)).toEqual([])
})
