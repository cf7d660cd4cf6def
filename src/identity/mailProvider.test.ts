import { expect, test } from 'vitest'
import { mailProvider } from '#identity/mailProvider.ts'

test.each([
  ['mina@gmail.com', 'Gmail'],
  ['mina@Naver.COM ', 'Naver Mail'],
  ['"a@b"@hotmail.com', 'Outlook'],
])('%s is a mailbox at %s', (email, name) => {
  expect(mailProvider(email)?.name).toBe(name)
})

test.each(['mina@example.org', 'mina@gmail.com.example.org', 'gmail', ''])('%j has no known provider', (email) => {
  expect(mailProvider(email)).toBeUndefined()
})
