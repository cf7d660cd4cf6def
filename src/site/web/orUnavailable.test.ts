import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { isUnavailable } from '#site/web/errorMeta.ts'
import { orUnavailable } from '#site/web/orUnavailable.ts'
import { pageContext } from '#site/web/pageContext.ts'

/** What a page's loader throws if its work throws this and the server gives it this status. */
async function thrownFor(error: unknown, status: number): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(pageContext, {
    nonce: '',
    origin: 'https://a.example',
    operator: undefined,
    requestId: 'r-1',
    noteError: () => status,
  })
  const work = () => Promise.reject(error)
  return orUnavailable(context, work).catch((thrown: unknown) => thrown)
}

test('while the database cannot be reached, the reader is told to come back, not that something broke', async () => {
  expect(await thrownFor(new Error('no connection'), 503)).toMatchObject({ init: { status: 503 } })
  expect(isUnavailable({ status: 503, statusText: '', internal: false, data: null })).toBe(true)
})

test('a bug stays a bug, and a page that does not exist is still not found', async () => {
  const bug = new Error('a bug')
  expect(await thrownFor(bug, 500)).toBe(bug)
  const notFound = { status: 404, statusText: '', internal: false, data: null }
  expect(await thrownFor(notFound, 503)).toBe(notFound)
  expect(isUnavailable(notFound)).toBe(false)
})
