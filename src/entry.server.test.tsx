import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { handleError, pageContext } from '#entry.server.tsx'

const bug = new Error('a page that breaks')

function notedFor(error: unknown, signal = new AbortController().signal): unknown[] {
  const noted: unknown[] = []
  const context = new RouterContextProvider()
  const noteError = (error: unknown) => {
    noted.push(error)
    return 500
  }
  context.set(pageContext, { nonce: '', origin: 'https://a.example', operator: undefined, requestId: 'r-1', noteError })
  handleError(error, { request: new Request('https://a.example/translate', { signal }), context, params: {} })
  return noted
}

test('a page that breaks is written to the log of its request, where the id on the error page finds it', () => {
  expect(notedFor(bug)).toEqual([bug])
})

test('a reader who left before the answer broke nothing', () => {
  expect(notedFor(bug, AbortSignal.abort())).toEqual([])
})
