import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { loadBuiltInEngine } from '#translator/server/builtInEngine.ts'
import type { EngineOrder } from '#translator/server/translationEngine.ts'

const engine = await loadBuiltInEngine()
const SENTENCES = 40
const long = 'I met my friend at school yesterday. '.repeat(SENTENCES)
const order = (signal: AbortSignal): EngineOrder => ({ text: long, tone: 'polite', plan: 'free', signal })

test('other requests get a turn after each sentence of a long text', async () => {
  let done = false
  const translation = engine.translate(order(new AbortController().signal)).finally(() => {
    done = true
  })
  let turns = 0
  while (!done) {
    await setImmediate()
    turns += 1
  }
  expect(turns).toBeGreaterThan(SENTENCES)
  expect((await translation).translation.status).toBe('complete')
})

test('the translation stops when its client has left', async () => {
  const reader = new AbortController()
  const translation = engine.translate(order(reader.signal))
  reader.abort(new Error('gone'))
  await expect(translation).rejects.toThrow('gone')
})
