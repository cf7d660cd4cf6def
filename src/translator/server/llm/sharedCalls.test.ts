import { expect, test } from 'vitest'
import { sharedCalls } from '#translator/server/llm/sharedCalls.ts'

/** Calls that the test completes. */
function openCalls() {
  const calls: {
    signal: AbortSignal
    tell: (part: string) => void
    answer: (answer: string) => void
    fail: (error: Error) => void
  }[] = []
  const share = sharedCalls<string, string>()
  function ask(key: string, signal = new AbortController().signal) {
    const parts: string[] = []
    const answer = share(key, { signal, onPart: (part) => parts.push(part) }, ({ signal: shared, onPart }) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      calls.push({ signal: shared, tell: onPart, answer: resolve, fail: reject })
      return promise
    })
    answer.catch(() => {})
    return { answer, parts }
  }
  return { calls, ask }
}

test('fifty simultaneous callers with the same key share one call and its answer', async () => {
  const { calls, ask } = openCalls()
  const askers = Array.from({ length: 50 }, () => ask('same'))
  expect(calls).toHaveLength(1)
  calls[0]?.tell('가')
  const late = ask('same')
  calls[0]?.tell('가요')
  calls[0]?.answer('가요.')
  expect(await Promise.all(askers.map(({ answer }) => answer))).toEqual(Array(50).fill('가요.'))
  expect(askers[49]?.parts).toEqual(['가', '가요'])
  expect([await late.answer, late.parts]).toEqual(['가요.', ['가', '가요']])
})

test('another key is a separate call, and so is the same key after its answer', async () => {
  const { calls, ask } = openCalls()
  const [one] = [ask('one'), ask('other')]
  calls[0]?.answer('하나')
  await one.answer
  ask('one')
  expect(calls).toHaveLength(3)
})

test('a caller that leaves is rejected at once, and the call continues for the others', async () => {
  const { calls, ask } = openCalls()
  const client = new AbortController()
  const [leaving, staying] = [ask('same', client.signal), ask('same')]
  client.abort(new Error('gone'))
  await expect(leaving.answer).rejects.toThrow('gone')
  expect(calls[0]?.signal.aborted).toBe(false)
  calls[0]?.answer('네')
  expect(await staying.answer).toBe('네')
})

test('the call is aborted when its last caller leaves, and a later caller starts a new one', async () => {
  const { calls, ask } = openCalls()
  const client = new AbortController()
  const leaving = ask('same', client.signal)
  client.abort(new Error('gone'))
  await expect(leaving.answer).rejects.toThrow('gone')
  const next = ask('same')
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  calls[1]?.answer('네')
  expect(await next.answer).toBe('네')
})

test('a caller that has already left starts no call', async () => {
  const { calls, ask } = openCalls()
  await expect(ask('same', AbortSignal.abort(new Error('gone'))).answer).rejects.toThrow('gone')
  expect(calls).toHaveLength(0)
})

test('a call that fails, fails for all of its callers', async () => {
  const { calls, ask } = openCalls()
  const askers = [ask('same'), ask('same')]
  calls[0]?.fail(new Error('no answer'))
  for (const { answer } of askers) await expect(answer).rejects.toThrow('no answer')
})
