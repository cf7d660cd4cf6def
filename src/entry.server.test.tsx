import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { handleError, pageContext } from '#entry.server.tsx'

const bug = new Error('a page that breaks')

function loggedFor(error: unknown, signal = new AbortController().signal): unknown[] {
  const logged: unknown[] = []
  const context = new RouterContextProvider()
  const logBug = (unforeseen: unknown) => void logged.push(unforeseen)
  context.set(pageContext, { nonce: '', origin: 'https://a.example', requestId: 'r-1', logBug })
  handleError(error, { request: new Request('https://a.example/translate', { signal }), context, params: {} })
  return logged
}

test('a page that breaks is written to the log of its request, where the id on the error page finds it', () => {
  expect(loggedFor(bug)).toEqual([bug])
})

test('a reader who left before the answer broke nothing', () => {
  expect(loggedFor(bug, AbortSignal.abort())).toEqual([])
})
