import { expect, test } from 'vitest'
import { SCHOOL_ANSWER, SCHOOL_TEXT } from '#tests/support/translator/llmAnswers.ts'
import { answeredTranslation } from '#translator/llm/answeredTranslation.ts'
import { corrected, correctionsOf } from '#translator/llm/corrections.ts'
import type { LlmAnswer } from '#translator/llm/llmAnswer.ts'
import { correctingTask, firstTask } from '#translator/llm/llmTask.ts'
import { TONES } from '#translator/translation.ts'

const TASK = firstTask(SCHOOL_TEXT, 'polite', true)

function answer(texts: LlmAnswer['texts'] = {}): LlmAnswer {
  const { steps, words, ...own } = SCHOOL_ANSWER
  return { texts: { ...own, ...texts }, steps: steps as LlmAnswer['steps'], words }
}

test('the words of every tone make up its text, romanized by our own rules', () => {
  const { tones } = answeredTranslation([answer()])
  for (const tone of TONES) expect(tones[tone].words.map(({ text }) => text).join(' ')).toBe(SCHOOL_ANSWER[tone])
  expect(tones.formal.romanization).toBe('jeoneun hakgyoe gamnida.')
})

test('a word has its gloss and its parts, also next to punctuation, and is marked if the tones differ', () => {
  const quoting = answer({ polite: '저는 “학교에” 가요.' })
  expect(answeredTranslation([quoting]).tones.polite.words[1]).toMatchObject({ text: '“학교에”', gloss: 'to school' })
  const [first, second, third] = answeredTranslation([answer()]).tones.polite.words
  expect(first).toMatchObject({ text: '저는', gloss: 'I', changed: true })
  expect(second).toMatchObject({ text: '학교에', gloss: 'to school', changed: false })
  expect(third).toMatchObject({ text: '가요.', parts: [{ text: '가' }, { text: '아요' }] })
})

test('a word without parts from the model has one part', () => {
  expect(answeredTranslation([answer()]).tones.casual.words.at(-1)).toMatchObject({ text: '가.', gloss: '', parts: [] })
})

test('each tone has the steps that apply to it, with links to their guides', () => {
  const { steps } = answeredTranslation([answer()])
  expect(steps.polite.map(({ guide }) => guide)).toEqual(['/learn/honorifics', '/learn/particles'])
  expect(steps.formal.map(({ text }) => text)).toContain('The ending -습니다 makes the sentence formal.')
  expect(steps.formal[1]).not.toHaveProperty('guide')
})

test('the stretches of a text are joined in order, and repeated explanations are removed', () => {
  const { tones, steps } = answeredTranslation([answer(), answer({ polite: '밥을\n 먹어요.' })])
  expect(tones.polite.text).toBe('저는 학교에 가요. 밥을 먹어요.')
  expect(steps.polite).toHaveLength(2)
})

test('a text in the wrong tone is requested again, with the wrong words listed', () => {
  expect(correctionsOf(answer(), TASK)).toEqual([])
  expect(correctionsOf(answer({ formal: '나는 학교에 가요.' }), TASK)).toEqual([
    {
      tone: 'formal',
      wrong: '나는 학교에 가요.',
      because: ['“가요” does not close a sentence in this tone', '“나는” is a pronoun of another tone'],
    },
  ])
})

test('a text that is not Korean, or contains foreign words from outside the source, is requested again', () => {
  const wrong = answer({ polite: 'Sure, here it is.', casual: '나는 学校에 가.' })
  expect(correctionsOf(wrong, TASK).map(({ tone, because }) => [tone, ...because])).toEqual([
    ['polite', 'it is not Korean'],
    ['casual', '“学校” is neither Korean nor a word of the text'],
  ])
})

test('a correction replaces the wrong tones and keeps the others', () => {
  const corrections = correctionsOf(answer({ formal: '저는 학교에 가요.' }), TASK)
  expect(correctingTask(TASK, corrections).tones).toEqual(['formal'])
  const step = { tones: ['formal' as const], text: 'Formal sentences end in -습니다.', guide: 'honorifics' as const }
  const correction = { texts: { formal: '저는 학교에 갑니다.' }, steps: [step], words: [] }
  const whole = corrected(answer({ formal: '저는 학교에 가요.' }), correction)
  const { tones, steps } = answeredTranslation([whole])
  expect(tones.formal.text).toBe('저는 학교에 갑니다.')
  expect(tones.polite.text).toBe('저는 학교에 가요.')
  expect(steps.formal.map(({ text }) => text)).toEqual(['Formal sentences end in -습니다.'])
  expect(steps.business.map(({ text }) => text)).toContain('The ending -습니다 makes the sentence formal.')
})
