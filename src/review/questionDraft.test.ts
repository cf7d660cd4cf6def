import { beforeAll, expect, test } from 'vitest'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { rightAnswer } from '#review/grading.ts'
import { type FormReader, questionDraft } from '#review/questionDraft.ts'
import { openDictionary } from '#review/server/dictionary.ts'
import { typedVerdict } from '#review/typedAnswer.ts'

let bank: Bank
let forms: FormReader
let isWord: (text: string) => boolean
beforeAll(async () => {
  bank = await loadBank({ speech: true })
  const dictionary = openDictionary(await loadHeadwordIndex())
  forms = dictionary
  isWord = dictionary.isWord
})

const FROM = { source: 'match', sourceId: 'x' } as const

test('a question that names the word whose form is asked is typed', () => {
  const question = bank.get('grammar-a1-ibeoyo-regular')
  const draft = question && questionDraft(question, FROM, forms)
  expect(draft).toMatchObject({
    key: 'question:grammar-a1-ibeoyo-regular',
    family: '입다',
    skill: 'grammar',
    content: { type: 'question', key: { accepted: ['입어요'], lemma: '입다' } },
  })
})

test('any other question shows its options', () => {
  const question = bank.of('vocab').find(({ type }) => type === 'menu')
  const draft = question && questionDraft(question, FROM, forms)
  expect(draft?.content).not.toHaveProperty('key')
  expect(draft).toMatchObject({ family: question?.about ?? question?.id })
})

test('of every typed question in the bank the key is right, and no other option is', () => {
  const typed = bank.of('grammar').flatMap((question) => {
    const { content } = questionDraft(question, FROM, forms)
    return content.type === 'question' && content.key ? [{ question, content, key: content.key }] : []
  })
  expect(typed.length).toBeGreaterThan(100)
  const faults = typed.filter(({ question, content, key }) => {
    const verdict = (text: string) => typedVerdict(key, text, { isWord, isFormOf: () => false }).outcome
    const others = question.options.filter((_, index) => index !== question.correct_answer)
    return verdict(rightAnswer(content)) !== 'right' || others.some((other) => verdict(other) === 'right')
  })
  expect(faults.map(({ question }) => question.id)).toEqual([])
})
