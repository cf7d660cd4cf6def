import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearHistory, loadHistory, markEntry } from '#translator/web/historyTable.ts'

const USER = 'b9f3'
let sent: [method: string | undefined, path: string][] = []
let status = 200
let rows: unknown[] = []

beforeEach(() => {
  sent = []
  status = 200
  rows = []
  vi.stubGlobal('location', { origin: 'https://a.example' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    sent.push([init?.method, pathname + decodeURIComponent(search)])
    return status === 200 ? Response.json(rows) : Response.json({ code: '42501', message: 'No' }, { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const everything = { search: '', savedOnly: false }
const { signal } = new AbortController()

test('the history is the user’s latest 50 translations, or the latest saved ones, the newest first', async () => {
  await loadHistory(USER, everything, signal)
  await loadHistory(USER, { ...everything, savedOnly: true }, signal)
  expect(sent).toEqual([
    ['GET', `/rest/v1/translation_history?select=*&user_id=eq.${USER}&order=created_at.desc&limit=50`],
    ['GET', `/rest/v1/translation_history?select=*&user_id=eq.${USER}&saved=eq.true&order=created_at.desc&limit=50`],
  ])
})

test('clearing deletes all of the user’s entries, and saving marks one entry', async () => {
  await clearHistory(USER)
  rows = [{ id: 'e1' }]
  expect(await markEntry('e1', true)).toBe(true)
  expect(sent).toEqual([
    ['DELETE', `/rest/v1/translation_history?user_id=eq.${USER}`],
    ['PATCH', '/rest/v1/translation_history?id=eq.e1&select=id'],
  ])
})

test('an entry that is no longer in the history is not reported as saved', async () => {
  expect(await markEntry('e1', true)).toBe(false)
})

test('an error of the server is thrown, so that the screen can show it', async () => {
  status = 403
  await expect(loadHistory(USER, everything, signal)).rejects.toThrow('No')
  await expect(clearHistory(USER)).rejects.toThrow('No')
  await expect(markEntry('e1', true)).rejects.toThrow('No')
})
