import { expect, test } from 'vitest'
import { filledIn } from '#identity/filledIn.ts'

test('every empty field is listed, in the order of the form', () => {
  const nothing = filledIn({ email: '', password: '' })
  expect(nothing).toMatchObject({ refusal: { refusal: 'account/fields-missing', fields: ['email', 'password'] } })
  const noPassword = filledIn({ email: 'mina@example.org', password: '' })
  expect(noPassword).toMatchObject({ ok: false, refusal: { fields: ['password'] } })
})

test('an address of spaces counts as empty, a password of spaces does not', () => {
  expect(filledIn({ email: '  ', password: 'x' })).toMatchObject({ ok: false, refusal: { fields: ['email'] } })
  expect(filledIn({ email: ' mina@example.org ', password: '   ' })).toEqual({
    ok: true,
    value: { email: 'mina@example.org', password: '   ' },
  })
})

test('a form with one field requires only that field', () => {
  expect(filledIn({ password: 'x' })).toEqual({ ok: true, value: { password: 'x' } })
  expect(filledIn({ email: '' })).toMatchObject({ ok: false, refusal: { fields: ['email'] } })
})
