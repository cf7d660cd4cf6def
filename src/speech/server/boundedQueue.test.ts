import { expect, test } from 'vitest'
import { boundedQueue } from '#speech/server/boundedQueue.ts'

test('work is done one after another, in the order it came, and what fails does not stop the rest', async () => {
  const inTurn = boundedQueue(10)
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise(setImmediate)
    steps.push(`${name} ends`)
    if (name === 'a') throw new Error('a failed')
    return name
  }
  const [a, b] = await Promise.allSettled([inTurn(work('a')), inTurn(work('b'))])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect([a.status, b.status]).toEqual(['rejected', 'fulfilled'])
})

test('whoever finds the queue full is told to come back, and is let in when there is room again', async () => {
  const inTurn = boundedQueue(2)
  const gate = Promise.withResolvers<string>()
  const waiting = [inTurn(() => gate.promise), inTurn(async () => 'second')]
  const refused = inTurn(async () => 'third')
  await expect(refused).rejects.toMatchObject({ status: 503, code: 'speech_busy', headers: { 'retry-after': '5' } })
  gate.resolve('first')
  expect(await Promise.all(waiting)).toEqual(['first', 'second'])
  expect(await inTurn(async () => 'third')).toBe('third')
})
