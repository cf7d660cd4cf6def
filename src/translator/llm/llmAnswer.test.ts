import { describe, expect, test } from 'vitest'
import { SCHOOL_ANSWER, SCHOOL_TEXT } from '#tests/support/translator/llmAnswers.ts'
import { instructions } from '#translator/llm/instructions.ts'
import { answerShape, readAnswer } from '#translator/llm/llmAnswer.ts'
import { correctingTask, firstTask } from '#translator/llm/llmTask.ts'

const TASK = firstTask(SCHOOL_TEXT, 'polite', true)
const read = (answer: object) => readAnswer(JSON.stringify(answer), TASK)

describe('a model’s answer', () => {
  test('contains the text in four tones, steps of explanation, and words with their parts', () => {
    const { steps, words, ...texts } = SCHOOL_ANSWER
    expect(read(SCHOOL_ANSWER)).toEqual({ texts, steps, words })
  })

  test('may come in a code block', () => {
    expect(readAnswer(`\`\`\`json\n${JSON.stringify(SCHOOL_ANSWER)}\n\`\`\``, TASK)).toBeDefined()
  })

  test('contains only the requested tones, and no words for a long text', () => {
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

  test('that quotes our instructions anywhere is refused', () => {
    const quoted = instructions(TASK).split('\n\n')
    for (const text of quoted) {
      const told = text.replace(/[<>{}`@\\]/g, '').slice(0, 300)
      expect(read({ ...SCHOOL_ANSWER, steps: [{ ...step, text: told }] }), told).toBeUndefined()
    }
    const [beginning = ''] = quoted
    expect(read({ ...SCHOOL_ANSWER, words: [{ ...word, gloss: beginning.slice(0, 80) }] })).toBeUndefined()
  })

  test.each(['', 'Gladly!', '[]', '{"polite":"가', '{}', '}{'])('cannot be %j', (said) => {
    expect(readAnswer(said, TASK)).toBeUndefined()
  })
})

describe('the JSON Schema of an answer', () => {
  const shape = answerShape(firstTask(SCHOOL_TEXT, 'casual', true)) as Record<string, object>

  test('has the requested tone first, requires all members and allows no others', () => {
    expect(Object.keys(shape.properties ?? {})).toEqual(['casual', 'polite', 'formal', 'business', 'steps', 'words'])
    expect(shape).toMatchObject({
      required: ['casual', 'polite', 'formal', 'business', 'steps', 'words'],
      additionalProperties: false,
    })
  })

  test('contains none of the bounds that some services reject', () => {
    expect(JSON.stringify(shape)).not.toMatch(/"(?:min|max)\w+"|\$schema|"default"/)
  })
})
