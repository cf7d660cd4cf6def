import { afterEach, expect, test, vi } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import { problemOf } from '#tests/support/translator/translations.ts'
import { TURN_BOUNDS, translationTurns } from '#translator/server/translationTurns.ts'
import { LONGEST_TEXT } from '#translator/sourceText.ts'

const LONG = 'a'.repeat(LONGEST_TEXT)
const SHORT = 'Where is the station?'

afterEach(() => vi.useRealTimers())

/** Texts in turn, each of which is under way until the test finishes it. */
function openTurns(bounds = TURN_BOUNDS) {
  const inTurn = translationTurns(bounds)
  const underWay = new Map<string, () => void>()
  const begun: string[] = []
  return {
    begun,
    underWay,
    ask(name: string, { text = LONG, person = name, signal = new AbortController().signal } = {}) {
      const asked = inTurn({ text, person, signal }, () => {
        begun.push(name)
        const { promise, resolve } = Promise.withResolvers<string>()
        underWay.set(name, () => {
          underWay.delete(name)
          resolve(name)
        })
        return promise
      })
      // A test that expects a refusal looks at it later.
      asked.catch(() => {})
      return asked
    },
    async finish(name: string) {
      await settled()
      underWay.get(name)?.()
      await settled()
    },
  }
}

/** Lets everything happen that waits for nothing but promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const people = (count: number) => Array.from({ length: count }, (_, index) => `person ${index}`)
const outcomeOf = (asked: Promise<string>) => asked.catch((error) => [error.status, error.code, error.headers])

test.each([20, 50])(
  'of %d long texts at once, two are translated at a time, in order, until the queue is full',
  async (count) => {
    const turns = openTurns()
    const names = people(count)
    const outcomes = names.map((name) => outcomeOf(turns.ask(name)))
    const served = names.slice(0, TURN_BOUNDS.atOnce.long + TURN_BOUNDS.waiting.long)
    for (const [index, name] of served.entries()) {
      await settled()
      expect([...turns.underWay.keys()]).toEqual(served.slice(index, index + TURN_BOUNDS.atOnce.long))
      await turns.finish(name)
    }
    expect(turns.begun).toEqual(served)
    const busy = [503, 'translator_busy', { 'retry-after': '5' }]
    expect(await Promise.all(outcomes)).toEqual(names.map((name) => (served.includes(name) ? name : busy)))
  },
)

test('a short text does not wait for long ones', async () => {
  const turns = openTurns()
  for (const name of people(30)) void turns.ask(name)
  void turns.ask('a sentence', { text: SHORT })
  await settled()
  expect(turns.begun).toEqual(['person 0', 'person 1', 'a sentence'])
})

test('the texts of one person are translated one after another, and other people go first', async () => {
  const turns = openTurns()
  for (const name of ['first', 'second', 'third']) void turns.ask(name, { person: 'ann' })
  void turns.ask('a sentence of the same person', { text: SHORT, person: 'ann' })
  void turns.ask('ben')
  await settled()
  expect(turns.begun).toEqual(['first', 'ben'])
  await turns.finish('first')
  expect(turns.begun).toEqual(['first', 'ben', 'second'])
})

test('one person cannot fill the queue', async () => {
  const turns = openTurns()
  const asked = Array.from({ length: 50 }, (_, index) => outcomeOf(turns.ask(`text ${index}`, { person: 'ann' })))
  const ben = [turns.ask('ben'), turns.ask('carl')]
  for (let index = 0; index <= TURN_BOUNDS.waitingOfOne; index += 1) await turns.finish(`text ${index}`)
  const outcomes = await Promise.all(asked)
  expect(outcomes.filter((outcome) => typeof outcome === 'string')).toHaveLength(1 + TURN_BOUNDS.waitingOfOne)
  await turns.finish('ben')
  await turns.finish('carl')
  expect(await Promise.all(ben)).toEqual(['ben', 'carl'])
})

test('a text whose client has left leaves the queue and is never begun', async () => {
  const turns = openTurns()
  const client = new AbortController()
  const [first, second] = [turns.ask('first'), turns.ask('second')]
  const left = turns.ask('left', { signal: client.signal })
  void turns.ask('next')
  await settled()
  turns.underWay.get('first')?.()
  client.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await turns.finish('second')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(turns.begun).toEqual(['first', 'second', 'next'])
  void turns.ask('last')
  await settled()
  expect(turns.begun).toEqual(['first', 'second', 'next', 'last'])
})

test('a text that leaves the queue just as a place becomes free does not take the place with it', async () => {
  const turns = openTurns({ ...TURN_BOUNDS, atOnce: { short: 1, long: 1 } })
  const client = new AbortController()
  void turns.ask('first')
  void turns.ask('left', { signal: client.signal })
  void turns.ask('next')
  await settled()
  turns.underWay.get('first')?.()
  client.abort(new Error('gone'))
  await settled()
  expect(turns.begun).toEqual(['first', 'next'])
})

test('a failed translation gives up its place', async () => {
  const inTurn = translationTurns({ ...TURN_BOUNDS, atOnce: { short: 1, long: 1 } })
  const asked = { text: LONG, person: 'ann', signal: new AbortController().signal }
  await expect(inTurn(asked, () => Promise.reject(new Error('engine down')))).rejects.toThrow('engine down')
  expect(await inTurn(asked, async () => 'next')).toBe('next')
})

test('a text that waits longer than a proxy would is refused, and its place in the queue is free again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const turns = openTurns({ ...TURN_BOUNDS, waiting: { short: 1, long: 1 } })
  void turns.ask('first')
  void turns.ask('second')
  const refused = problemOf(turns.ask('third'))
  vi.advanceTimersByTime(30 * SECOND_MS)
  expect(await refused).toMatchObject({ status: 503, code: 'translator_busy' })
  void turns.ask('fourth')
  await turns.finish('first')
  expect(turns.begun).toEqual(['first', 'second', 'fourth'])
})
