import { expect, test } from 'vitest'
import { comparisonForms, sForm, verbForms } from '#translator/lexicon/inflection.ts'

test('regular verbs follow the spelling rules', () => {
  expect([...verbForms('stop').keys()]).toEqual(['stop', 'stops', 'stopping', 'stopped'])
  expect([...verbForms('study').keys()]).toEqual(['study', 'studies', 'studying', 'studied'])
  expect([...verbForms('lie').keys()]).toEqual(['lie', 'lies', 'lying', 'lied'])
  expect([...verbForms('make', { past: 'made', participle: 'made' }).keys()]).toEqual([
    'make',
    'makes',
    'making',
    'made',
  ])
})

test('one spelling may be several forms: “read” is base, past and participle', () => {
  expect(verbForms('read', { past: 'read', participle: 'read' }).get('read')).toEqual(['base', 'past', 'participle'])
})

test('nouns and short adjectives are inflected, long adjectives are not', () => {
  expect(['bus', 'city', 'day', 'watch'].map(sForm)).toEqual(['buses', 'cities', 'days', 'watches'])
  expect(comparisonForms('big')).toEqual({ comparative: 'bigger', superlative: 'biggest' })
  expect(comparisonForms('happy')).toEqual({ comparative: 'happier', superlative: 'happiest' })
  expect(comparisonForms('interesting')).toBeUndefined()
})
