import { expect, test } from 'vitest'
import {
  counterSentence,
  counterText,
  failureSentence,
  guideName,
  historyWords,
  nothingFoundSentence,
  noticeSentence,
  resetSentence,
  unknownSentence,
  usageSentence,
  words,
} from '#translator/web/copy.ts'

test('the workbench says these words', () => {
  expect(words).toMatchObject({
    invitation: 'Ready to master Korean through competition?',
    translating: 'Translating...',
    copied: 'Copied to clipboard!',
    signInToSave: 'Sign in to save translations.',
    nothingToSave: 'No translation to save.',
    translationSaved: 'Translation saved!',
  })
})

test('the history says these words', () => {
  expect(historyWords).toMatchObject({
    loadFailed: 'Failed to load translation history',
    cleared: 'Translation history cleared',
    clearFailed: 'Failed to clear history',
  })
})

test('a search that finds nothing says how far it looked', () => {
  const filter = { search: 'station', savedOnly: false }
  expect(nothingFoundSentence(filter)).toBe('No matches in your newest 1,000 translations.')
  expect(nothingFoundSentence({ ...filter, savedOnly: true })).toContain('newest 1,000 saved translations')
  expect(nothingFoundSentence({ search: '', savedOnly: true })).toMatch(/^Nothing saved yet\./)
})

const resets_at = '2026-11-21T00:00:00.000Z'

test('a failed translation shows the message of the server, or says that it failed', () => {
  const refused = { kind: 'refused' as const, retryAfterSeconds: null }
  expect(failureSentence({ ...refused, message: 'The engine is resting.' })).toBe('The engine is resting.')
  expect(failureSentence({ ...refused, message: '' })).toBe('Translation failed')
  expect(failureSentence({ kind: 'unreachable' })).toBe('Translation failed. Please try again.')
  expect(failureSentence({ kind: 'empty' })).toBe('Please enter text to translate.')
})

test('the message about too many requests says how long to wait', () => {
  const failure = { kind: 'refused' as const, message: 'Too many requests.', retryAfterSeconds: 17 }
  expect(failureSentence(failure)).toBe('Too many requests. You can try again in 17 s.')
})

test('the usage sentence names the characters left today and the time of the reset', () => {
  expect(usageSentence({ limit: 1_000, left: 812, resets_at })).toBe('812 of 1,000 characters left today.')
  expect(usageSentence({ limit: null, left: null, resets_at })).toBe('Unlimited characters.')
  expect(resetSentence('9:00')).toBe('Resets at 00:00 UTC (9:00 your time).')
})

test('the counter says how long the text is and, near a limit or over it, by how much', () => {
  expect(counterText({ used: 1, allowed: 964, state: 'within' })).toBe('1 character')
  expect(counterText({ used: 86, allowed: 1_050, state: 'within' })).toBe('86 characters')
  expect(counterText({ used: 990, allowed: 1_000, state: 'near' })).toBe('990 characters, 10 left')
  expect(counterText({ used: 5_100, allowed: 5_000, state: 'overRequest' })).toBe('5,100 characters, 100 too many')
})

test('over a limit the counter names the characters left today and the limit per text', () => {
  const over = 'Left today: 812. Limit per text: 5,000.'
  expect(counterSentence({ used: 990, allowed: 1_000, state: 'near' }, 1_000)).toBeUndefined()
  expect(counterSentence({ used: 900, allowed: 812, state: 'overDay' }, 812)).toBe(over)
  expect(counterSentence({ used: 5_001, allowed: 812, state: 'overRequest' }, 812)).toBe(over)
  expect(counterSentence({ used: 5_001, allowed: 5_000, state: 'overRequest' }, null)).toBe('Limit per text: 5,000.')
})

test('each unknown word is named once', () => {
  const blorf = { kind: 'word' as const, text: 'blorf', start: 0, end: 5 }
  expect(unknownSentence([blorf])).toMatch(/^This word is not in the dictionary yet: blorf\./)
  const words = [blorf, { ...blorf, start: 6, end: 11 }, { ...blorf, text: 'zib', start: 12, end: 15 }]
  expect(unknownSentence(words)).toMatch(/^These words are not in the dictionary yet: blorf, zib\./)
})

test('a name, Korean text and an email address are not called missing words', () => {
  const said = unknownSentence([
    { kind: 'name', text: 'Zorblax' },
    { kind: 'korean', text: '김치' },
    { kind: 'korean', text: '안녕' },
    { kind: 'code', text: 'tom@example.com' },
  ])
  expect(said).toBe(
    'This is probably a name: Zorblax. These are Korean already and stay as you wrote them: 김치, 안녕. ' +
      'This address or code stays as you wrote it: tom@example.com. Check the rest before you use it.',
  )
})

test('an answer has a notice only if the language model could not make it', () => {
  expect(noticeSentence('llm_unavailable')).toMatch(/^The language model could not translate this just now/)
  expect(noticeSentence(undefined)).toBeUndefined()
})

test('a link shows the name of its guide, even if the name is not listed', () => {
  expect(guideName('/learn/formal-vs-informal-pronouns')).toBe('Pronouns')
  expect(guideName('/learn/word-order')).toBe('word order')
})
