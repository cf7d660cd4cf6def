import { expect, test } from 'vitest'
import { sharedCalls } from '#translator/server/llm/sharedCalls.ts'

/** Calls that are answered when the test wants. */
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

test('fifty who ask the same at the same time make one call, and all are told of it', async () => {
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

test('other texts are other calls, and so is the same one once it was answered', async () => {
  const { calls, ask } = openCalls()
  const [one] = [ask('one'), ask('other')]
  calls[0]?.answer('하나')
  await one.answer
  ask('one')
  expect(calls).toHaveLength(3)
})

test('who leaves is told at once, and the call goes on for who stays', async () => {
  const { calls, ask } = openCalls()
  const client = new AbortController()
  const [leaving, staying] = [ask('same', client.signal), ask('same')]
  client.abort(new Error('gone'))
  await expect(leaving.answer).rejects.toThrow('gone')
  expect(calls[0]?.signal.aborted).toBe(false)
  calls[0]?.answer('네')
  expect(await staying.answer).toBe('네')
})

test('when the last one leaves the call is given up, and who comes after makes a new one', async () => {
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

test('who has left before asking makes no call', async () => {
  const { calls, ask } = openCalls()
  await expect(ask('same', AbortSignal.abort(new Error('gone'))).answer).rejects.toThrow('gone')
  expect(calls).toHaveLength(0)
})

test('a call that fails fails for all of them', async () => {
  const { calls, ask } = openCalls()
  const askers = [ask('same'), ask('same')]
  calls[0]?.fail(new Error('no answer'))
  for (const { answer } of askers) await expect(answer).rejects.toThrow('no answer')
})
