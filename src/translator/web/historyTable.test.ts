import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearHistory, loadHistory, saveEntry } from '#translator/web/historyTable.ts'

const USER = 'b9f3'
let sent: [method: string | undefined, path: string][] = []
let status = 200

beforeEach(() => {
  sent = []
  status = 200
  vi.stubGlobal('location', { origin: 'https://a.example' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    sent.push([init?.method, pathname + decodeURIComponent(search)])
    return status === 200 ? Response.json([]) : Response.json({ code: '42501', message: 'No' }, { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the history is the person’s latest 50 translations, the newest first', async () => {
  await loadHistory(USER, new AbortController().signal)
  expect(sent).toEqual([
    ['GET', `/rest/v1/translation_history?select=*&user_id=eq.${USER}&order=created_at.desc&limit=50`],
  ])
})

test('clearing deletes all that is theirs, saving marks one entry', async () => {
  await clearHistory(USER)
  await saveEntry('e1')
  expect(sent).toEqual([
    ['DELETE', `/rest/v1/translation_history?user_id=eq.${USER}`],
    ['PATCH', '/rest/v1/translation_history?id=eq.e1'],
  ])
})

test('a refusal of the server is thrown, so that it can be told', async () => {
  status = 403
  await expect(loadHistory(USER, new AbortController().signal)).rejects.toThrow('No')
  await expect(clearHistory(USER)).rejects.toThrow('No')
})
