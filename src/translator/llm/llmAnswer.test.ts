import { describe, expect, test } from 'vitest'
import { SCHOOL_ANSWER, SCHOOL_TEXT } from '#tests/support/translator/llmAnswers.ts'
import { instructions } from '#translator/llm/instructions.ts'
import { answerShape, readAnswer } from '#translator/llm/llmAnswer.ts'
import { correctingTask, firstTask } from '#translator/llm/llmTask.ts'

const TASK = firstTask(SCHOOL_TEXT, 'polite', true)
const read = (answer: object) => readAnswer(JSON.stringify(answer), TASK)

describe('a model’s answer', () => {
  test('holds the text in four tones, what to notice, and the words taken apart', () => {
    const { steps, words, ...texts } = SCHOOL_ANSWER
    expect(read(SCHOOL_ANSWER)).toEqual({ texts, steps, words })
  })

  test('may come in a code block', () => {
    expect(readAnswer(`\`\`\`json\n${JSON.stringify(SCHOOL_ANSWER)}\n\`\`\``, TASK)).toBeDefined()
  })

  test('to a task for some tones only holds those, and of a long text no words', () => {
    const task = correctingTask({ ...TASK, takesApart: false }, [
      { tone: 'formal', wrong: '저는 학교에 가요.', because: [] },
    ])
    const answer = { formal: SCHOOL_ANSWER.formal, steps: [] }
    expect(readAnswer(JSON.stringify(answer), task)).toEqual({
      texts: { formal: SCHOOL_ANSWER.formal },
      steps: [],
      words: [],
    })
    expect(readAnswer(JSON.stringify(SCHOOL_ANSWER), task)).toBeUndefined()
  })

  const [word] = SCHOOL_ANSWER.words
  const [step] = SCHOOL_ANSWER.steps
  test.each<[string, object]>([
    ['without one of the tones', { ...SCHOOL_ANSWER, business: undefined }],
    ['with something else beside', { ...SCHOOL_ANSWER, remark: 'Gladly!' }],
    ['with a number for a text', { ...SCHOOL_ANSWER, polite: 5 }],
    ['with a text that is far too long', { ...SCHOOL_ANSWER, polite: '가'.repeat(200) }],
    ['with a control character', { ...SCHOOL_ANSWER, polite: '가\u0000요.' }],
    ['with text that runs backwards', { ...SCHOOL_ANSWER, polite: '\u202e가요.' }],
    ['with half a character', { ...SCHOOL_ANSWER, polite: '가요 \ud83d' }],
    ['with a guide that does not exist', { ...SCHOOL_ANSWER, steps: [{ ...step, guide: 'verbs' }] }],
    ['with more than a learner reads', { ...SCHOOL_ANSWER, steps: Array(13).fill(step) }],
    ['with an address', { ...SCHOOL_ANSWER, steps: [{ ...step, text: 'See https://elsewhere.example now.' }] }],
    ['with markup', { ...SCHOOL_ANSWER, words: [{ ...word, gloss: '<b>I</b>' }] }],
    ['with an essay for a gloss', { ...SCHOOL_ANSWER, words: [{ ...word, gloss: 'I '.repeat(60) }] }],
    [
      'with a word in more pieces than it has',
      { ...SCHOOL_ANSWER, words: [{ ...word, parts: Array(9).fill({ text: '저', meaning: 'I' }) }] },
    ],
  ])('%s is refused', (_, answer) => {
    expect(read(answer)).toBeUndefined()
  })

  test('that tells our instructions is refused, wherever it tells them', () => {
    const quoted = instructions(TASK).split('\n\n')
    for (const text of quoted) {
      const told = text.replace(/[<>{}`@\\]/g, '').slice(0, 300)
      expect(read({ ...SCHOOL_ANSWER, steps: [{ ...step, text: told }] }), told).toBeUndefined()
    }
    const [beginning = ''] = quoted
    expect(read({ ...SCHOOL_ANSWER, words: [{ ...word, gloss: beginning.slice(0, 80) }] })).toBeUndefined()
  })

  test.each(['', 'Gladly!', '[]', '{"polite":"가', '{}', '}{'])('%j is none', (said) => {
    expect(readAnswer(said, TASK)).toBeUndefined()
  })
})

describe('the shape that a service holds its model to', () => {
  const shape = answerShape(firstTask(SCHOOL_TEXT, 'casual', true)) as Record<string, object>

  test('has the tone that is waited for first, everything required and nothing beside', () => {
    expect(Object.keys(shape.properties ?? {})).toEqual(['casual', 'polite', 'formal', 'business', 'steps', 'words'])
    expect(shape).toMatchObject({
      required: ['casual', 'polite', 'formal', 'business', 'steps', 'words'],
      additionalProperties: false,
    })
  })

  test('has none of the bounds that some services refuse', () => {
    expect(JSON.stringify(shape)).not.toMatch(/"(?:min|max)\w+"|\$schema|"default"/)
  })
})
