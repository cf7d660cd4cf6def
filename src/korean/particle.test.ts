import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasFinalConsonant } from '#korean/finalSound.ts'
import {
  acceptedParticleForms,
  isParticle,
  particleAfter,
  possessive,
  spokenNoun,
  withParticle,
  withSpokenParticle,
} from '#korean/particle.ts'
import { goldenRows } from '#tests/support/korean/goldenRows.ts'

const GOLDEN = goldenRows(readFileSync('content/korean/particles.tsv', 'utf8'), ['noun', 'particle', 'form'])

test.each(GOLDEN)('$noun with $particle is $form', ({ noun, particle, form }) => {
  if (!isParticle(particle)) throw new Error(`Unknown particle: ${particle}`)
  expect(withParticle(noun, particle)).toBe(form)
})

test('the possessives of 나, 너 and 저 are 내, 네 and 제; everything else takes 의', () => {
  expect(['나', '너', '저', '친구', '저희'].map(possessive)).toEqual(['내', '네', '제', '친구의', '저희의'])
})

test('이것, 그것, 무엇 and 어디에서 are shortened in speech', () => {
  expect(withSpokenParticle('이것', '은/는')).toBe('이건')
  expect(withSpokenParticle('그것', '이/가')).toBe('그게')
  expect(withSpokenParticle('저것', '을/를')).toBe('저걸')
  expect(withSpokenParticle('이것', '도')).toBe('이거도')
  expect(withSpokenParticle('무엇', '을/를')).toBe('뭘')
  expect(withSpokenParticle('어디', '에서')).toBe('어디서')
  expect(withSpokenParticle('제가 산 것', '은/는')).toBe('제가 산 건')
  expect(spokenNoun('무엇')).toBe('뭐')
  expect(withSpokenParticle('커피', '을/를')).toBe('커피를')
})

test('나에게 can also be 내게 and 이것은 can also be 이건, but 책은 has one form', () => {
  expect(acceptedParticleForms('나', '에게')).toEqual(['나에게', '내게'])
  expect(acceptedParticleForms('저', '은/는')).toEqual(['저는', '전'])
  expect(acceptedParticleForms('이것', '은/는')).toEqual(['이것은', '이건'])
  expect(acceptedParticleForms('무엇', '을/를')).toEqual(['무엇을', '뭘', '무얼'])
  expect(acceptedParticleForms('책', '은/는')).toEqual(['책은'])
})

test('한테 and 까지 have one shape, 로 follows ㄹ like a vowel', () => {
  expect(particleAfter('물', '(으)로')).toBe('로')
  expect(particleAfter('물', '은/는')).toBe('은')
})

test('every noun takes 은 after a final consonant and 는 after a vowel', () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code))
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1 }), (syllables) => {
      const noun = syllables.join('')
      return particleAfter(noun, '은/는') === (hasFinalConsonant(noun) ? '은' : '는')
    }),
  )
})

test('any text at all can take a particle', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => withParticle(text, '(으)로').startsWith(text)))
})
