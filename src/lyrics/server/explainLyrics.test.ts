import { expect, test } from 'vitest'
import { MOST_LINES } from '#lyrics/lyricsLine.ts'
import { explainLyrics } from '#lyrics/server/explainLyrics.ts'
import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { loadBuiltInParts } from '#translator/server/builtInParts.ts'
import type { EngineOrder } from '#translator/server/translationEngine.ts'

const translate = createBuiltInEngine(await loadBuiltInParts())
const asked: string[] = []
const engine = {
  async translate({ text }: EngineOrder) {
    asked.push(text)
    return { engine: 'built-in' as const, translation: translate(text) }
  },
}
const { signal } = new AbortController()
const explain = (text: string) =>
  explainLyrics({ text, person: 'lyrics a', signal }, { engine, listenUrl: (korean) => `/audio/${korean}` })

test('each line has its words, what could not be read, and its sound', async () => {
  const [first, pause, second, third] = await explain('너를 기다릴게\n\nBaby 우리 뿅뿅 tonight\nOh yeah')
  expect(first?.version?.words.map(({ text, gloss }) => [text, gloss])).toEqual([
    ['너를', 'you (to a friend)'],
    ['기다릴게', 'wait'],
  ])
  expect([first?.unread, first?.audio_url]).toEqual([[], '/audio/너를 기다릴게'])
  expect([pause?.text, pause?.version]).toEqual(['', null])
  expect([second?.text, second?.version?.text, second?.unread]).toEqual([
    'Baby 우리 뿅뿅 tonight',
    '우리 뿅뿅',
    ['뿅뿅'],
  ])
  expect([third?.version, third?.audio_url]).toEqual([null, null])
})

test.each([
  ['without Hangul', 'hello\nworld', 'no_korean'],
  ['that is empty', '  \n ', 'no_korean'],
  ['with too many lines', '밤\n'.repeat(MOST_LINES + 1), 'too_many_lines'],
])('a text %s is refused before anything is read', async (_kind, text, code) => {
  asked.length = 0
  await expect(explain(text)).rejects.toMatchObject({ status: 400, code })
  expect(asked).toEqual([])
})

test('lines that the engine cannot read now are not lost to an unnamed error', async () => {
  const stopped = { translate: () => Promise.reject(new Error('The thread of the built-in engine ended')) }
  await expect(
    explainLyrics({ text: '밤', person: 'lyrics a', signal }, { engine: stopped, listenUrl: String }),
  ).rejects.toMatchObject({ status: 503, code: 'lyrics_unavailable' })
})
