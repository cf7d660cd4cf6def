import { expect, test } from 'vitest'
import { boundedQueue } from '#speech/server/boundedQueue.ts'

const longest = { ahead: 10, onDemand: 10 }

/** Work that notes when it begins and ends, and takes a turn of the event loop. */
function notedWork(steps: string[]) {
  return (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise(setImmediate)
    steps.push(`${name} ends`)
    if (name === 'a') throw new Error('a failed')
    return name
  }
}

test('work is done one after another, in the order it came, and what fails does not stop the rest', async () => {
  const inTurn = boundedQueue({ atOnce: 1, longest })
  const steps: string[] = []
  const work = notedWork(steps)
  const [a, b] = await Promise.allSettled([inTurn(work('a'), 'onDemand'), inTurn(work('b'), 'onDemand')])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect([a.status, b.status]).toEqual(['rejected', 'fulfilled'])
})

test('what a match will need goes before what somebody asked for', async () => {
  const inTurn = boundedQueue({ atOnce: 1, longest })
  const steps: string[] = []
  const work = notedWork(steps)
  await Promise.all([
    inTurn(work('first'), 'onDemand'),
    inTurn(work('reader'), 'onDemand'),
    inTurn(work('match'), 'ahead'),
    inTurn(work('other match'), 'ahead'),
  ])
  expect(steps.filter((step) => step.endsWith('begins'))).toEqual([
    'first begins',
    'match begins',
    'other match begins',
    'reader begins',
  ])
})

test('as many as are allowed are under way at once, and no more', async () => {
  const inTurn = boundedQueue({ atOnce: 3, longest })
  let [now, most] = [0, 0]
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise(setImmediate)
    now -= 1
  }
  await Promise.all(Array.from({ length: 12 }, (_, index) => inTurn(work, index % 2 ? 'onDemand' : 'ahead')))
  expect([now, most]).toEqual([0, 3])
})

test('whoever finds the lane full is told to come back, and is let in when there is room again', async () => {
  const inTurn = boundedQueue({ atOnce: 1, longest: { ahead: 1, onDemand: 1 } })
  const gate = Promise.withResolvers<string>()
  const waiting = [inTurn(() => gate.promise, 'onDemand'), inTurn(async () => 'second', 'onDemand')]
  const refused = inTurn(async () => 'third', 'onDemand')
  await expect(refused).rejects.toMatchObject({ status: 503, code: 'speech_busy', headers: { 'retry-after': '5' } })
  waiting.push(inTurn(async () => 'a match', 'ahead'))
  gate.resolve('first')
  expect(await Promise.all(waiting)).toEqual(['first', 'second', 'a match'])
  expect(await inTurn(async () => 'third', 'onDemand')).toBe('third')
})
