import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_SPOKEN } from '#speech/respelling.ts'
import { clipTokens } from '#speech/server/clipTokens.ts'

const tokens = clipTokens('a secret of this installation')
const text = fc.string({ minLength: 1, maxLength: LONGEST_SPOKEN / 2, unit: 'binary' })
const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code))

test('a token opens to its text for any text and salt, also after a restart', () => {
  const restarted = clipTokens('a secret of this installation')
  fc.assert(
    fc.property(text, fc.string(), (said, salt) => {
      expect(restarted.open(tokens.seal(said, salt))).toBe(said)
    }),
  )
})

test('the token of a text stays the same in one match and differs in the next', () => {
  expect(tokens.seal('물 주세요', 'match 1')).toBe(tokens.seal('물 주세요', 'match 1'))
  expect(tokens.seal('물 주세요', 'match 1')).not.toBe(tokens.seal('물 주세요', 'match 2'))
})

test('the tokens of all words and short sentences are of one length', () => {
  const short = fc.string({ minLength: 1, maxLength: 31, unit: syllable })
  fc.assert(
    fc.property(short, fc.string(), (said, salt) => {
      expect(tokens.seal(said, salt)).toHaveLength(166)
    }),
  )
})

test('the length of a token reveals the length of a longer text only in steps of 96 bytes', () => {
  fc.assert(
    fc.property(text, fc.string(), (said, salt) => {
      const steps = Math.ceil((Buffer.byteLength(said) + 2) / 96)
      expect(tokens.seal(said, salt)).toHaveLength(Math.ceil(((28 + steps * 96) * 4) / 3))
    }),
  )
})

test('the token of the longest text fits into a URL', () => {
  expect(tokens.seal('가'.repeat(LONGEST_SPOKEN), 'salt')).toMatch(/^[\w-]{1,1400}$/)
})

test('a token with one changed bit is refused', () => {
  const sealed = Buffer.from(tokens.seal('일곱 시', 'salt'), 'base64url')
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const altered = Buffer.from(sealed)
    altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    expect(tokens.open(altered.toString('base64url'))).toBeUndefined()
  }
})

test('a token of another installation is refused', () => {
  expect(clipTokens('another secret').open(tokens.seal('일곱 시', 'salt'))).toBeUndefined()
})

test('an invalid token is refused, and a token has only one spelling', () => {
  const sealed = tokens.seal('일곱 시', 'salt')
  const others = ['', 'x', '../../etc/passwd', 'A'.repeat(sealed.length), sealed.slice(1), `${sealed}A`, `${sealed}=`]
  for (const other of others) expect(tokens.open(other)).toBeUndefined()
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (other) => tokens.open(other) === undefined))
})

test('a text that is empty or too long gets no token', () => {
  expect(() => tokens.seal('', 'salt')).toThrow(RangeError)
  expect(() => tokens.seal('가'.repeat(LONGEST_SPOKEN + 1), 'salt')).toThrow(RangeError)
})
