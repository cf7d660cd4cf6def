import { expect, test } from 'vitest'
import { unrepeatedSteps } from '#translator/unrepeatedSteps.ts'

const step = (rule: string, text: string) => ({ rule, text })

test('a step does not repeat a sentence of an earlier step', () => {
  const steps = [
    step('a', '를 marks the object. It follows a vowel.'),
    step('b', '을 marks the object. It follows a vowel.'),
    step('c', 'It follows a vowel.'),
  ]
  expect(unrepeatedSteps(steps)).toEqual([steps[0], step('b', '을 marks the object.')])
})

test('steps that say different things stay as they are', () => {
  const steps = [step('a', 'The topic takes 는. “Here” is 여기.'), step('b', 'The topic takes 은.')]
  expect(unrepeatedSteps(steps)).toEqual(steps)
})
