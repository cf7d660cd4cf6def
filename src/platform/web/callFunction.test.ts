import { beforeEach, expect, test, vi } from 'vitest'
import { eventText } from '#platform/serverSentEvent.ts'
import { callFunctionInParts, FunctionProblem } from '#platform/web/callFunction.ts'

let answer: Response
let accepted: string | null
beforeEach(() => {
  const send: typeof fetch = async (_, init) => {
    accepted = new Headers(init?.headers).get('accept')
    return answer
  }
  const browser = { fetch: send, localStorage: { getItem: () => null }, location: { origin: 'https://a.example' } }
  for (const [name, part] of Object.entries(browser)) vi.stubGlobal(name, part)
})

/** Streams `sent` a few bytes at a time, so that characters are cut in two. */
function streamed(sent: string): Response {
  const bytes = new TextEncoder().encode(sent)
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 5) controller.enqueue(bytes.slice(at, at + 5))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const part = eventText({ name: 'part', data: '학교에' })

async function call() {
  const parts: unknown[] = []
  const onPart = (told: unknown) => parts.push(told)
  const work = callFunctionInParts('translate', {}, { onPart, signal: new AbortController().signal })
  return { parts, result: await work.catch((error: unknown) => error) }
}

test('the caller gets the parts as they come, then the answer', async () => {
  answer = streamed(
    `${part}${eventText({ name: 'part', data: '학교에 가요' })}${eventText({ name: 'answer', data: 7 })}`,
  )
  expect(await call()).toEqual({ parts: ['학교에', '학교에 가요'], result: 7 })
  expect(accepted).toBe('text/event-stream, application/json')
})

test('an answer without parts is JSON', async () => {
  answer = Response.json({ whole: true })
  expect(await call()).toEqual({ parts: [], result: { whole: true } })
})

test('an error is the same before and after a part', async () => {
  const refusal = { code: 'daily_limit_reached', message: 'No more today.', left: 0 }
  answer = Response.json(refusal, { status: 429 })
  const early = (await call()).result
  answer = streamed(`${part}${eventText({ name: 'error', data: refusal })}`)
  const late = (await call()).result
  for (const problem of [early, late]) {
    expect(problem).toBeInstanceOf(FunctionProblem)
    expect(problem).toMatchObject({ code: 'daily_limit_reached', message: 'No more today.', fields: refusal })
  }
})

test('an answer that breaks off is an error', async () => {
  answer = streamed(part)
  expect(await call()).toEqual({ parts: ['학교에'], result: new Error('The answer broke off') })
})
