import { expect, test } from 'vitest'
import { proseStretches } from '#korean/grammarTerm.ts'

const termsIn = (prose: string) => proseStretches(prose).flatMap(({ text, isTerm }) => (isTerm ? [text] : []))

test('an ending is one term, including the brackets and the comma around it', () => {
  expect(proseStretches('Which is the “if” form (-(으)면) of 놀랍다?')).toEqual([
    { text: 'Which is the “if” form ', isTerm: false },
    { text: '(-(으)면)', isTerm: true },
    { text: ' of 놀랍다?', isTerm: false },
  ])
  expect(termsIn('After ㄹ, -(으)면, -아/어 and 을/를 take (해요체).')).toEqual([
    '-(으)면,',
    '-아/어',
    '을/를',
    '(해요체).',
  ])
})

test('Korean words and English compounds are not terms', () => {
  expect(termsIn('저는 학생이에요 is a well-known (polite) sentence/phrase')).toEqual([])
  expect(proseStretches('')).toEqual([])
})
