import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import type { Spoken } from '#korean/spoken.ts'
import { createLog } from '#platform/server/log.ts'
import { type EspeakRenderer, espeakRenderer } from '#speech/server/espeakRenderer.ts'
import { marked } from '#speech/voiceMarks.ts'
import { mp3Seconds } from '#tests/support/korean/mp3Seconds.ts'

const LONG = '저는 한구거를 공부하는 학쌩임니다. '.repeat(12)
const PATIENT = { timeout: 60_000, restartDelays: [1] }

let renderer: EspeakRenderer

afterEach(() => renderer.close())

const startRenderer = (patience = PATIENT) => espeakRenderer(createLog('silent'), patience)

function runningPid(): number {
  if (renderer.pid === undefined) throw new Error('The renderer is not running')
  return renderer.pid
}

test('a sentence becomes a clip of suitable length', async () => {
  renderer = startRenderer()
  const seconds = mp3Seconds(await renderer.render(renderer.script('저는 한국어를 공부하는 학생입니다.')))
  expect(seconds).toBeGreaterThan(3)
  expect(seconds).toBeLessThan(5)
})

test('a dialogue is one clip in two voices, with a pause between the speakers', async () => {
  renderer = startRenderer()
  const said = async (spoken: Spoken) => renderer.render(renderer.script(marked(spoken)))
  const alone = [await said('어디 가요?'), await said('집에 가요.')].map(mp3Seconds)
  const dialogue = await said([
    ['female', '어디 가요?'],
    ['male', '집에 가요.'],
  ])
  const seconds = (alone[0] ?? 0) + (alone[1] ?? 0)
  expect(mp3Seconds(dialogue)).toBeGreaterThan(seconds + 0.2)
  expect(mp3Seconds(dialogue)).toBeLessThan(seconds + 0.8)
  const swapped = await said([
    ['male', '어디 가요?'],
    ['female', '집에 가요.'],
  ])
  expect(swapped).not.toEqual(dialogue)
})

test('one process renders everything, and the same script always makes the same clip', async () => {
  renderer = startRenderer()
  const first = await renderer.render('궁물')
  const pid = renderer.pid
  expect(await renderer.render('궁물')).toEqual(first)
  expect(await renderer.render('일곱 씨')).not.toEqual(first)
  expect(renderer.pid).toBe(pid)
})

test('a clip whose process is killed is rendered by a new process', async () => {
  renderer = startRenderer()
  await renderer.render('물')
  const killed = runningPid()
  const clip = renderer.render(LONG)
  process.kill(killed, 'SIGKILL')
  expect(mp3Seconds(await clip)).toBeGreaterThan(20)
  expect(renderer.pid).not.toBe(killed)
})

test('a process that hangs is killed and replaced', async () => {
  renderer = startRenderer()
  const clip = await renderer.render('물')
  await renderer.close()
  renderer = startRenderer({ ...PATIENT, timeout: 5_000 })
  // On a busy machine a process that does not hang may also run out of time.
  const said = () => renderer.render('물').catch(() => undefined)
  await expect.poll(said).toEqual(clip)
  const hung = runningPid()
  process.kill(hung, 'SIGSTOP')
  await expect.poll(said).toEqual(clip)
  expect(renderer.pid).not.toBe(hung)
})

test('closing ends the process and its pending requests', async () => {
  renderer = startRenderer()
  await renderer.render('물')
  const pid = runningPid()
  const [clip] = await Promise.allSettled([renderer.render(LONG), renderer.close()])
  expect(clip.status).toBe('rejected')
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await expect(renderer.render('물')).rejects.toThrow('Speech is closed')
})

test('the process ends when the server is killed', async () => {
  renderer = startRenderer()
  const server = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [pid] = await once(server.stdout, 'data')
  expect(process.kill(Number(pid), 0)).toBe(true)
  server.kill('SIGKILL')
  // The renderer shares the server’s standard error, which closes only after both have ended.
  await once(server, 'close')
})

const SERVER = `
  import { espeakRenderer } from '#speech/server/espeakRenderer.ts'
  const renderer = espeakRenderer({ warn() {} }, { timeout: 60_000, restartDelays: [1] })
  await renderer.render('물')
  console.log(renderer.pid)
`
