import { expect, test } from 'vitest'
import { greetingIn, greetingState } from '#site/greeting.ts'

test('the first page finds the greeting that it is opened with', () => {
  const greeting = { name: 'mia', left: '/try/keep' }
  expect(greetingIn(greetingState(greeting))).toEqual(greeting)
  expect(greetingIn(greetingState({ name: 'mia', left: null }))).toEqual({ name: 'mia', left: null })
})

test.each([null, undefined, 'mia', {}, { greeting: null }, { greeting: { left: '/' } }])(
  'the state %j has no greeting',
  (state) => expect(greetingIn(state)).toBeNull(),
)
