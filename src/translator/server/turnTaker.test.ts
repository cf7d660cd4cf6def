import { expect, test } from 'vitest'
import { createSteppedEngine } from '#translator/builtInEngine.ts'
import { loadBuiltInParts } from '#translator/server/builtInParts.ts'
import { type Outcomes, turnTaker } from '#translator/server/turnTaker.ts'
import type { Translation } from '#translator/translation.ts'

/** A turn of this length ends after one step. */
const ONE_STEP_MS = 0

/** A turn taker that records how each piece of work ended. `over` resolves when so many have ended. */
function recordedTurns<Result>(count: number, turnMs = ONE_STEP_MS) {
  const results = new Map<number, Result>()
  const failures = new Map<number, unknown>()
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const ended = () => {
    if (results.size + failures.size === count) resolve()
  }
  const outcomes: Outcomes<Result> = {
    onResult(id, result) {
      results.set(id, result)
      ended()
    },
    onFailure(id, error) {
      failures.set(id, error)
      ended()
    },
  }
  return { turns: turnTaker(outcomes, turnMs), results, failures, over }
}

/** A text that records its steps. */
function* recordedText(steps: string[], name: string, sentences: number): Generator<undefined, string> {
  for (let sentence = 1; sentence <= sentences; sentence += 1) {
    steps.push(`${name}${sentence}`)
    yield
  }
  steps.push(`${name} done`)
  return name
}

test('texts are translated a sentence of each in turn, so a short one does not wait for a long one', async () => {
  const steps: string[] = []
  const { turns, results, over } = recordedTurns<string>(3)
  turns.add(1, recordedText(steps, 'long', 4))
  turns.add(2, recordedText(steps, 'short', 1))
  turns.add(3, recordedText(steps, 'middle', 2))
  await over
  expect(steps.join(', ')).toBe(
    'long1, short1, middle1, long2, short done, middle2, long3, middle done, long4, long done',
  )
  expect([...results.values()]).toEqual(['short', 'middle', 'long'])
})

test('the sentences of a text that take little time share a turn', async () => {
  const steps: string[] = []
  const { turns, over } = recordedTurns<string>(2, Number.POSITIVE_INFINITY)
  turns.add(1, recordedText(steps, 'first', 2))
  turns.add(2, recordedText(steps, 'second', 1))
  await over
  expect(steps.join(', ')).toBe('first1, first2, first done, second1, second done')
})

test.each([20, 50])('%d texts at once leave room for a message after every sentence of each', async (count) => {
  const steps = createSteppedEngine(await loadBuiltInParts())
  const { turns, results, over } = recordedTurns<Translation>(count)
  let sentences = 0
  function* counted(text: string) {
    for (const work = steps(text); ; ) {
      const step = work.next()
      if (step.done) return step.value
      sentences += 1
      yield
    }
  }
  let messages = 0
  let isOver = false
  const listen = () => {
    messages += 1
    if (!isOver) setImmediate(listen)
  }
  setImmediate(listen)
  for (let id = 0; id < count; id += 1) turns.add(id, counted('I like tea. She reads a book.'))
  await over
  isOver = true
  expect(results.size).toBe(count)
  expect(messages).toBeGreaterThanOrEqual(sentences)
})

test('a text whose client has left is not continued', async () => {
  let sentences = 0
  function* endless(): Generator<undefined, string> {
    for (;;) {
      sentences += 1
      yield
    }
  }
  const { turns, results, over } = recordedTurns<string>(1)
  turns.add(1, endless())
  turns.drop(1)
  turns.add(
    2,
    (function* () {
      yield
      return 'done'
    })(),
  )
  await over
  expect([sentences, results.get(2)]).toEqual([1, 'done'])
})

test('a text that fails does not stop the others, and later texts are translated, too', async () => {
  const { turns, results, failures, over } = recordedTurns<string>(3)
  turns.add(
    1,
    // biome-ignore lint/correctness/useYield: it fails before its first sentence
    (function* () {
      throw new Error('no rule')
    })(),
  )
  function* good(): Generator<undefined, string> {
    yield
    return 'done'
  }
  turns.add(2, good())
  setImmediate(() => setImmediate(() => turns.add(3, good())))
  await over
  expect([[...failures.keys()], [...results.keys()]]).toEqual([[1], [2, 3]])
})
