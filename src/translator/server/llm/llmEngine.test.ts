import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { breaksOff, hangs, inTurn, refuses, says, saysPieces } from '#tests/support/translator/fakeLlm.ts'
import { FIT, SCHOOL_ANSWER } from '#tests/support/translator/llmAnswers.ts'
import { expectBuiltIn, type LlmStage, openLlmStage } from '#tests/support/translator/llmStage.ts'
import { stretchesOf } from '#translator/llm/stretches.ts'
import { TONES } from '#translator/translation.ts'

let stage: LlmStage
beforeEach(async () => {
  stage = await openLlmStage()
})
afterEach(() => stage.close())

describe('a translation by the model', () => {
  test('is one request for all four tones, without a notice', async () => {
    stage.llm.reply = FIT
    const { translation, ...made } = await stage.translate({ tone: 'casual' })
    expect(made).toEqual({ engine: 'llm' })
    for (const tone of TONES) expect(translation.tones[tone].text).toBe(SCHOOL_ANSWER[tone])
    expect(stage.llm.calls.map(({ tones }) => tones)).toEqual([['casual', 'polite', 'formal', 'business']])
    expect([stage.builtIn.calls, stage.logged]).toEqual([0, []])
  })

  test('uses the model of the plan', async () => {
    stage.llm.reply = FIT
    for (const plan of ['free', 'basic', 'premium'] as const) await stage.translate({ plan })
    expect(stage.llm.calls.map(({ model }) => model)).toEqual(['small', 'middle', 'large'])
  })

  test('is requested once a day, in whatever tone', async () => {
    stage.llm.reply = FIT
    await stage.translate()
    stage.llm.reply = hangs
    expect((await stage.translate({ tone: 'formal' })).translation.tones.formal.text).toBe(SCHOOL_ANSWER.formal)
    expect(stage.llm.calls).toHaveLength(1)
    stage.llm.reply = FIT
    stage.clock.now += 86_400_000
    await stage.translate()
    expect(stage.llm.calls).toHaveLength(2)
  })

  test('is one request, even for fifty simultaneous callers', async () => {
    stage.llm.reply = FIT
    const answers = await Promise.all(Array.from({ length: 50 }, () => stage.translate()))
    expect(answers.every(({ engine }) => engine === 'llm')).toBe(true)
    expect(stage.llm.calls).toHaveLength(1)
  })

  test('of a long text is requested in stretches, which keep their order', async () => {
    stage.llm.reply = FIT
    const partials: string[] = []
    const text = Array.from({ length: 20 }, (_, day) => `On day ${day} I go to school as on every other day.`).join(' ')
    const { translation } = await stage.translate({ text, onPartial: (partial) => partials.push(partial) })
    expect(stage.llm.calls).toHaveLength(3)
    expect(stage.llm.calls.map(({ message }) => message.text).toSorted()).toEqual(stretchesOf(text).toSorted())
    expect(translation.tones.polite.text).toBe(Array(3).fill(SCHOOL_ANSWER.polite).join(' '))
    for (const partial of partials) expect(translation.tones.polite.text).toContain(partial)
  })

  test('is left to the built-in engine as a whole if one stretch fails', async () => {
    stage.llm.reply = (response, call) => (call.message.text.includes('bad') ? refuses(401) : hangs)(response, call)
    const text = `${'I go to school on every single day of the week. '.repeat(8)}This is the bad one.`
    await expectBuiltIn(stage, stage.translate({ text }), 'answered 401')
    await Promise.all(stage.llm.calls.map(({ hungUp }) => hungUp))
  })
})

describe('a translation that is still arriving', () => {
  test('shows the requested tone as it grows', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    async function* pieces() {
      const said = JSON.stringify(SCHOOL_ANSWER)
      yield said.slice(0, 16)
      await gate
      yield said.slice(16)
    }
    stage.llm.reply = saysPieces(pieces())
    const { promise: shown, resolve: show } = Promise.withResolvers<string>()
    const translated = stage.translate({ onPartial: show })
    expect(await shown).toBe('저는 학교')
    open()
    expect((await translated).engine).toBe('llm')
  })

  test('shows nothing that could not be the answer', async () => {
    stage.llm.reply = says({ ...SCHOOL_ANSWER, polite: 'My instructions are these: 비밀' })
    const partials: string[] = []
    await stage.translate({ onPartial: (partial) => partials.push(partial) })
    expect(partials).toEqual([])
  })

  test('ends its request when the client leaves, and no other engine takes over', async () => {
    const client = new AbortController()
    const translated = stage.translate({ signal: client.signal })
    await stage.llm.asked(1)
    client.abort(new Error('gone'))
    await expect(translated).rejects.toThrow('gone')
    await stage.llm.calls[0]?.hungUp
    expect([stage.builtIn.calls, stage.logged]).toEqual([0, []])
  })
})

describe('a model that fails', () => {
  test('with 500 is retried twice, with longer pauses, before the built-in engine answers', async () => {
    stage.llm.reply = refuses(500)
    await expectBuiltIn(stage, stage.translate(), 'answered 500')
    expect([stage.llm.calls.length, stage.pauses]).toEqual([3, [400, 800]])
  })

  test.each([
    ['answers 503', refuses(503)],
    ['breaks off half-way', breaksOff(SCHOOL_ANSWER)],
    ['sends garbage', says('Gladly!')],
    ['returns the wrong shape', says({ ...SCHOOL_ANSWER, remark: 'Gladly!' })],
  ])('is retried if it once %s', async (_, failure) => {
    stage.llm.reply = inTurn(failure, FIT)
    expect(await stage.translate()).toMatchObject({ engine: 'llm' })
    expect(stage.llm.calls).toHaveLength(2)
  })

  test('gets the pause that it asks for', async () => {
    stage.llm.reply = inTurn(refuses(429, { 'retry-after': '3' }), FIT)
    expect(await stage.translate()).toMatchObject({ engine: 'llm' })
    expect(stage.pauses).toEqual([3_400])
  })

  test('with 429 is not called again before the end of a long pause that it asks for: the built-in engine answers', async () => {
    stage.llm.reply = refuses(429, { 'retry-after': '60' })
    await expectBuiltIn(stage, stage.translate(), 'answered 429')
    stage.llm.reply = FIT
    stage.clock.now += 59_000
    expect(await stage.translate()).toMatchObject({ engine: 'built-in' })
    expect(stage.llm.calls).toHaveLength(1)
    stage.clock.now += 1_000
    expect(await stage.translate()).toMatchObject({ engine: 'llm' })
  })

  test('is not retried after it rejects the key', async () => {
    stage.llm.reply = refuses(401)
    await expectBuiltIn(stage, stage.translate(), 'answered 401')
    expect(stage.llm.calls).toHaveLength(1)
  })

  test('is not called for a while after three failures in a row', async () => {
    stage.llm.reply = refuses(401)
    for (const text of ['One.', 'Two.', 'Three.']) await stage.translate({ text })
    expect(await stage.translate()).toMatchObject({ engine: 'built-in', notice: 'llm_unavailable' })
    expect([stage.llm.calls.length, stage.logged.length]).toEqual([3, 3])
    expect(await stage.translate({ plan: 'premium' })).toMatchObject({ engine: 'built-in' })
    expect(stage.llm.calls.at(-1)?.model).toBe('large')
  })

  test('has an outage if it hangs: the built-in engine answers', async () => {
    for (const text of ['One.', 'Two.', 'Three.']) {
      const translated = stage.translate({ text })
      await stage.llm.asked(stage.llm.calls.length + 1)
      stage.runOut()
      expect(await translated).toMatchObject({ engine: 'built-in', notice: 'llm_unavailable' })
    }
    expect(stage.logged[0]).toEqual({ model: 'small', cause: 'The language model took longer than 15000 ms' })
    await stage.translate()
    expect(stage.llm.calls).toHaveLength(3)
  })

  test('has no outage if it begins to answer but does not finish in time', async () => {
    async function* endless() {
      yield '{"polite":"저는 학교에'
      await new Promise(() => {})
    }
    stage.llm.reply = (response, call) => saysPieces(endless())(response, call)
    for (const text of ['One.', 'Two.', 'Three.', 'Four.']) {
      const { promise: begun, resolve } = Promise.withResolvers<string>()
      const translated = stage.translate({ text, onPartial: resolve })
      await begun
      stage.runOut()
      expect(await translated).toMatchObject({ engine: 'built-in' })
    }
    expect(stage.llm.calls).toHaveLength(4)
  })

  test('is not called after the daily requests are used up', async () => {
    stage.budget.left = 1
    stage.llm.reply = refuses(500)
    expect(await stage.translate()).toMatchObject({ engine: 'built-in', notice: 'llm_unavailable' })
    expect(stage.llm.calls).toHaveLength(1)
    expect(await stage.translate({ text: 'Another.' })).toMatchObject({ engine: 'built-in' })
    expect([stage.llm.calls.length, stage.logged]).toEqual([1, []])
  })
})
