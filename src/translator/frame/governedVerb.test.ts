import { expect, test } from 'vitest'
import { GOVERNED_VERBS } from '#translator/frame/governedVerb.ts'

const wordings = Object.values(GOVERNED_VERBS).flatMap(({ english }) => english)

test('no wording is listed twice', () => {
  expect(wordings).toEqual([...new Set(wordings)])
})

test('every wording ends with the governed verb', () => {
  expect(wordings.filter((wording) => !/^[a-z]+(?: [a-z]+)* (?:to|-ing|-base)$/.test(wording))).toEqual([])
})
