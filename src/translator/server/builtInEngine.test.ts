import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { type BuiltInEngine, openBuiltInEngine } from '#translator/server/builtInEngine.ts'
import { storedAnswer } from '#translator/server/storedAnswer.ts'
import type { EngineOrder } from '#translator/server/translationEngine.ts'

let engine: BuiltInEngine
beforeAll(async () => {
  engine = openBuiltInEngine(createLog('silent'))
})
afterAll(() => engine.close())

const long = 'I met my friend at school yesterday. '.repeat(40)
const order = (text: string, signal: AbortSignal): EngineOrder => ({
  text,
  tone: 'polite',
  person: 'ann',
  plan: 'free',
  signal,
})

test('a text is translated by the built-in engine', async () => {
  const { engine: name, translation } = await engine.translate(order('I go to school.', new AbortController().signal))
  expect([name, translation.tones.polite.text]).toEqual(['built-in', '저는 학교에 가요.'])
})

test('the translation stops when its client has left, and the person can ask again', async () => {
  const reader = new AbortController()
  const translation = engine.translate(order(long, reader.signal))
  reader.abort(new Error('gone'))
  await expect(translation).rejects.toThrow('gone')
  const again = await engine.translate(order('I go to school.', new AbortController().signal))
  expect(again.translation.status).toBe('complete')
})

test('a stored answer is the answer that was given', async () => {
  const text = 'The bill was expensive. Colorless zxcvb the over of.'
  const answer = await engine.translate(order(text, new AbortController().signal))
  expect(storedAnswer.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
})
