import { expect, test } from 'vitest'
import type { Tone, ToneVersion } from '#translator/translation.ts'
import {
  isCharged,
  openedWorkbench,
  type Workbench,
  type WorkbenchEvent,
  workbenchAfter,
} from '#translator/workbench.ts'
import { historyAnswer, type WorkbenchAnswer } from '#translator/workbenchAnswer.ts'
import { resultView } from '#translator/workbenchView.ts'

const fresh = openedWorkbench({ text: '', tone: 'polite' })

function version(text: string): ToneVersion {
  return { text, romanization: '', words: [] }
}

const tones = {
  polite: version('가요'),
  formal: version('갑니다'),
  casual: version('가'),
  business: version('가십니다'),
}

function answer(tone: Tone): WorkbenchAnswer {
  const { text, romanization, words } = tones[tone]
  const about = {
    explanation: `why ${tone}`,
    source: 'english' as const,
    status: 'complete' as const,
    unknown: [],
    gaps: [],
    known: [],
    others: [],
    steps: [],
  }
  return {
    translation: text,
    romanization,
    words,
    ...about,
    tones,
    audio_urls: { polite: null, formal: null, casual: null, business: null },
    engine: 'built-in',
  }
}

function after(bench: Workbench, ...events: WorkbenchEvent[]): Workbench {
  return events.reduce(workbenchAfter, bench)
}

/** Sends the response to the running request. */
function answered(bench: Workbench): Workbench {
  if (!bench.request) throw new Error('nothing is under way')
  return after(bench, { type: 'answered', request: bench.request, answer: answer(bench.request.tone) })
}

const opened = after(fresh, {
  type: 'entryOpened',
  text: 'I go.',
  tone: 'formal',
  answer: historyAnswer({
    id: '1',
    source_text: 'I go.',
    translated_text: '갑니다',
    tone: 'formal',
    explanation: 'why',
    saved: false,
    created_at: '2026-11-20T12:00:00Z',
  }),
})

const asked = (text: string, bench = fresh) => after(bench, { type: 'translationAsked', text })
const done = answered(asked('I go.'))

test('a translation starts a request, waits, and shows the result', () => {
  expect(resultView(fresh).state).toBe('empty')
  expect(asked(' I go. ').request).toMatchObject({ text: 'I go.', tone: 'polite' })
  expect(resultView(asked('I go.')).state).toBe('loading')
  expect(resultView(done)).toMatchObject({ state: 'result', shown: { version: { text: '가요' } } })
})

test('white space alone is not sent', () => {
  expect(asked(' \n')).toMatchObject({ request: null, failure: { kind: 'empty' } })
})

test('the Korean is shown as it arrives, until the answer is complete', () => {
  const waiting = asked('I go.')
  const request = waiting.request ?? never()
  const first = after(waiting, { type: 'partArrived', request, text: '가' })
  expect(resultView(waiting)).toEqual({ state: 'loading', arrived: '' })
  expect(resultView(first)).toEqual({ state: 'loading', arrived: '가' })
  expect(resultView(answered(first)).state).toBe('result')
})

test('text that arrives for an earlier request is not shown', () => {
  const waiting = asked('I go.')
  const late = { type: 'partArrived' as const, request: waiting.request ?? never(), text: '가' }
  expect(resultView(after(asked('I run.', waiting), late))).toEqual({ state: 'loading', arrived: '' })
  expect(resultView(after(waiting, { type: 'textChanged', text: 'I run.' }, late)).state).toBe('empty')
})

test('a tone whose text is already known is not shown growing', () => {
  const formal = after(done, { type: 'toneChosen', tone: 'formal' })
  const growing = after(formal, { type: 'partArrived', request: formal.request ?? never(), text: '갑' })
  expect(resultView(growing)).toMatchObject({ state: 'result', shown: { version: { text: '갑니다' } } })
})

test('changing the text cancels the request, and its late answer is not shown', () => {
  const waiting = asked('I go.')
  const edited = after(waiting, { type: 'textChanged', text: 'I go home.' })
  expect(edited.request).toBeNull()
  const late = { request: waiting.request ?? never(), answer: answer('polite') }
  expect(after(edited, { type: 'answered', ...late })).toBe(edited)
  expect(after(edited, { type: 'failed', request: late.request, failure: { kind: 'unreachable' } })).toBe(edited)
})

test('an answer for an earlier request of the same text does not replace the newer one', () => {
  const first = asked('I go.')
  const second = asked('I go.', first)
  const early = after(second, { type: 'answered', request: first.request ?? never(), answer: answer('polite') })
  expect(early.request).toEqual(second.request)
})

test('a result whose text has been changed is stale until the text is the same again', () => {
  const edited = after(done, { type: 'textChanged', text: 'I go home.' })
  expect(resultView(edited).state).toBe('stale')
  expect(resultView(after(edited, { type: 'textChanged', text: 'I go. ' })).state).toBe('result')
})

test('a new tone shows its text at once and asks for its explanation', () => {
  const formal = after(done, { type: 'toneChosen', tone: 'formal' })
  expect(resultView(formal)).toMatchObject({ state: 'result', shown: { version: { text: '갑니다' }, own: null } })
  expect(formal.request).toMatchObject({ text: 'I go.', tone: 'formal' })
  expect(resultView(answered(formal))).toMatchObject({ shown: { own: { explanation: 'why formal' } } })
})

test('a tone that was explained before needs no new request', () => {
  const formal = answered(after(done, { type: 'toneChosen', tone: 'formal' }))
  const back = after(formal, { type: 'toneChosen', tone: 'polite' })
  expect(back.request).toBeNull()
  expect(resultView(back)).toMatchObject({ shown: { own: { explanation: 'why polite' } } })
})

test('a tone chosen while waiting is the one that is translated', () => {
  const waiting = after(asked('I go.'), { type: 'toneChosen', tone: 'casual' })
  expect(waiting.request).toMatchObject({ text: 'I go.', tone: 'casual' })
})

test('a tone chosen before anything is translated, or after the text has changed, sends nothing', () => {
  const typed = after(fresh, { type: 'textChanged', text: 'I go.' }, { type: 'toneChosen', tone: 'casual' })
  expect(typed).toMatchObject({ tone: 'casual', request: null })
  const edited = after(done, { type: 'textChanged', text: 'I run.' }, { type: 'toneChosen', tone: 'casual' })
  expect(edited.request).toBeNull()
})

test('an error keeps the text, and a new request clears the error', () => {
  const waiting = asked('I go.')
  const failed = after(waiting, {
    type: 'failed',
    request: waiting.request ?? never(),
    failure: { kind: 'unreachable' },
  })
  expect(failed).toMatchObject({ text: 'I go.', request: null, failure: { kind: 'unreachable' } })
  expect(after(failed, { type: 'translationAsked' })).toMatchObject({ failure: null, request: { text: 'I go.' } })
})

test('stopping keeps the text and the result on the screen', () => {
  const stopped = after(asked('I run.', done), { type: 'translationStopped' })
  expect(stopped.text).toBe('I run.')
  expect(resultView(stopped).state).toBe('stale')
})

test('clearing resets the input, the result and the tone to polite', () => {
  const formal = after(done, { type: 'toneChosen', tone: 'formal' }, { type: 'cleared' })
  expect(formal).toMatchObject({ text: '', tone: 'polite', source: null, request: null })
  expect(resultView(formal).state).toBe('empty')
})

test('a history entry opens as it was stored, without a new translation', () => {
  expect(opened).toMatchObject({ text: 'I go.', tone: 'formal', request: null })
  expect(resultView(opened)).toMatchObject({ state: 'result', shown: { version: { text: '갑니다' } }, tones: null })
})

test('another tone of a history entry has to be translated first', () => {
  const casual = after(opened, { type: 'toneChosen', tone: 'casual' })
  expect(resultView(casual).state).toBe('loading')
  expect(casual.request).toMatchObject({ text: 'I go.', tone: 'casual' })
})

test('a history entry has its word cards again after another tone is translated', () => {
  const casual = answered(after(opened, { type: 'toneChosen', tone: 'casual' }))
  const back = after(casual, { type: 'toneChosen', tone: 'formal' })
  expect(resultView(back)).toMatchObject({ shown: { own: { explanation: 'why' } }, tones })
})

test('a text is charged once a day: it is free after its translation, but not after an edit', () => {
  expect(isCharged(fresh)).toBe(false)
  expect(isCharged(done)).toBe(true)
  expect(isCharged(after(done, { type: 'textChanged', text: 'I run.' }))).toBe(false)
  expect(isCharged(opened)).toBe(false)
})

test('the history has a new entry after a translation, not after opening an old one', () => {
  const waiting = asked('I go.')
  const request = waiting.request ?? never()
  const recorded = after(waiting, { type: 'answered', request, answer: { ...answer('polite'), history_id: 'new' } })
  expect(recorded.newestEntryId).toBe('new')
  expect(opened.newestEntryId).toBeUndefined()
  expect(after(recorded, { type: 'cleared' }).newestEntryId).toBe('new')
})

test('a shared link is translated as it opens, an empty one waits', () => {
  expect(openedWorkbench({ text: 'I go.', tone: 'casual' }).request).toMatchObject({ text: 'I go.', tone: 'casual' })
  expect(fresh.request).toBeNull()
})

function never(): never {
  throw new Error('nothing is under way')
}
