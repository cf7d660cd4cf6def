import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShareLink, shareLink } from '#translator/shareLink.ts'
import { TONES } from '#translator/translation.ts'

const read = (link: string | null) => readShareLink(new URL(link ?? '', 'https://a.example').searchParams)

test('a shared link opens with the same text and tone', () => {
  const shared = fc.record({ text: fc.string({ unit: 'grapheme' }), tone: fc.constantFrom(...TONES) })
  const survives = fc.property(shared, (one) => {
    expect(read(shareLink(one))).toEqual(one)
  })
  fc.assert(survives)
})

test('a link without a known tone opens in the polite one', () => {
  expect(read('/translate?text=Hi&tone=rude')).toEqual({ text: 'Hi', tone: 'polite' })
  expect(read('/translate')).toEqual({ text: '', tone: 'polite' })
})

test('a text that is too long for a URL has no link', () => {
  expect(shareLink({ text: 'a'.repeat(5_900), tone: 'polite' })).not.toBeNull()
  expect(shareLink({ text: 'a'.repeat(6_000), tone: 'polite' })).toBeNull()
})
