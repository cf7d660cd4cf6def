import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveMark, showMarks } from '#platform/web/knownBrowser.ts'

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const answerWith = (mark?: string) => new Response('{}', mark ? { headers: { 'known-browser': mark } } : {})

function shown(): string | null {
  const headers = new Headers()
  showMarks(headers)
  return headers.get('known-browser')
}

test('a browser that never signed in sends no mark', () => {
  saveMark(answerWith())
  expect(shown()).toBeNull()
})

test('a browser shared by two people sends the marks of both, the newest first', () => {
  saveMark(answerWith('a.1'))
  saveMark(answerWith('b.2'))
  saveMark(answerWith('a.1'))
  expect(shown()).toBe('a.1,b.2')
})

test('the newest six marks are stored', () => {
  for (let index = 0; index < 20; index += 1) saveMark(answerWith(`m.${index}`))
  expect(shown()).toBe('m.19,m.18,m.17,m.16,m.15,m.14')
})

test('a stored text that is not a mark is not sent', () => {
  localStorage.setItem('hanpan-known-browser', 'a.1,<script>,\n')
  expect(shown()).toBe('a.1')
})

test('a browser without storage can sign in too', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  saveMark(answerWith('a.1'))
  expect(shown()).toBeNull()
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})
