import { expect, test } from 'vitest'
import { boundedQueue } from '#speech/server/boundedQueue.ts'

const longest = { ahead: 10, onDemand: 10 }

/** Work that records when it begins and ends, and takes one turn of the event loop. */
function notedWork(steps: string[]) {
  return (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise(setImmediate)
    steps.push(`${name} ends`)
    if (name === 'a') throw new Error('a failed')
    return name
  }
}

test('tasks run one after another in order, and a failed task does not stop the others', async () => {
  const inTurn = boundedQueue({ atOnce: 1, longest })
  const steps: string[] = []
  const work = notedWork(steps)
  const [a, b] = await Promise.allSettled([inTurn(work('a'), 'onDemand'), inTurn(work('b'), 'onDemand')])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect([a.status, b.status]).toEqual(['rejected', 'fulfilled'])
})

test('clips for a match are rendered before clips on demand', async () => {
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

test('at most the permitted number of tasks run at once', async () => {
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

test('a task is rejected while its lane is full and accepted when there is room again', async () => {
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
