// `npm run bench:translator`: sends the longest texts of many people to the server at once, and measures how long everyone else waits.
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { createServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'
import { LONGEST_TEXT } from '#translator/sourceText.ts'
import { BEHIND_PROXY } from './clients.ts'
import { timed } from './load.ts'
import { getter, loopback, type Send } from './loopback.ts'
import { type Player, plantPlayers, type SignIn, subscribeAll } from './plantPlayers.ts'

/** Sentences with few readings, sentences that take the built-in engine longest, and sentences that take most memory. */
const TEXTS = {
  everyday: [
    'Could you send me the file by tomorrow? ',
    "I don't like coffee. ",
    'She was reading a book at the library. ',
    "I'm going to meet my friend at three o'clock. ",
    'The weather was so nice that we walked in the park together. ',
    'The people who live in this house bought a new car last week. ',
    'If it rains tomorrow, we will stay at home and watch a movie. ',
  ],
  tiny: ['I go. '],
  hard: [
    'I want to try to learn to read to be able to go to work to make money to buy food to eat to live to love to see you. ',
    'When I was young, my grandmother used to tell me stories about the war that she had seen, and I always wondered whether they were true because nobody in the family wanted to talk about the people who had died. ',
  ],
}
const CASES: readonly Case[] = [
  { people: 1, kind: 'hard' },
  { people: 20, kind: 'everyday' },
  { people: 50, kind: 'everyday' },
  { people: 20, kind: 'hard' },
  { people: 50, kind: 'hard' },
  { people: 20, kind: 'tiny', heapMb: 512 },
  { people: 50, kind: 'tiny', heapMb: 512 },
]
const HEALTH_PAUSE_MS = 5
const SETTLE_MS = 5_000
const KB_PER_MB = 1_024
const SHORT_TEXT = 'Where is the station?'
/** They send the short text in turns, because each may send 60 texts at once and then one a second. */
const READERS = 60

interface Case {
  people: number
  kind: keyof typeof TEXTS
  heapMb?: number
}

for (const each of CASES) await benchCase(each)

async function benchCase({ people, kind, heapMb }: Case) {
  const folder = await createServerFolder()
  try {
    const signIn = await plantSubscribers(folder.path, people + READERS)
    const heap = heapMb === undefined ? {} : { NODE_OPTIONS: `--max-old-space-size=${heapMb}` }
    const server = await startServerProcess(folder.path, { ...BEHIND_PROXY, ...heap })
    console.log(`${people} people, each with ${LONGEST_TEXT} characters, ${kind}${heapMb ? `, heap ${heapMb} MB` : ''}`)
    try {
      await measureCase(server, await signIn(server.url), TEXTS[kind])
    } catch (error) {
      console.log(`  the server failed: ${error}, exit ${server.process.exitCode ?? server.process.signalCode}`)
    } finally {
      if (isRunning(server)) await server.stop()
    }
  } finally {
    await folder.remove()
  }
}

async function plantSubscribers(dataDirectory: string, count: number): Promise<SignIn> {
  const database = await openDatabase({ dataDirectory, databaseUrl: undefined })
  try {
    const signIn = await plantPlayers(database, count)
    await subscribeAll(database)
    return signIn
  } finally {
    await database.close()
  }
}

async function measureCase(server: ServerProcess, players: readonly Player[], sentences: readonly string[]) {
  const [readers, people] = [players.slice(0, READERS), players.slice(READERS)]
  const send = loopback(server.url)
  let turn = 0
  const askShort = async () => {
    const reader = readers[turn++ % readers.length]
    const status = reader && (await post(send, reader, SHORT_TEXT))
    if (status !== 200 && status !== 503) throw new Error(`A short text got ${status}`)
  }
  await askShort()
  const before = await memoryOf(server)
  await forgetPeak(server)
  let isOver = false
  const begun = performance.now()
  const translateAll = async () => {
    const statuses = await Promise.all(people.map((player, index) => post(send, player, longText(index, sentences))))
    isOver = true
    return { statuses, elapsedMs: performance.now() - begun }
  }
  const [{ statuses, elapsedMs }, health, short] = await Promise.all([
    translateAll(),
    longestOf(getter(send, '/healthz', 'ok'), () => isOver),
    longestOf(askShort, () => isOver),
  ])
  const count = (status: number) => statuses.filter((each) => each === status).length
  const [translated, busy] = [count(200), count(503)]
  const others = statuses.length - translated - busy
  console.log(`  translated ${translated} in ${seconds(elapsedMs)}; told to come back ${busy}; failed ${others}`)
  console.log(`  longest wait meanwhile: /healthz ${seconds(health)}, a short text ${seconds(short)}`)
  await pause(SETTLE_MS)
  const after = await memoryOf(server)
  console.log(`  resident memory: before ${before.nowMb} MB, at most ${after.mostMb} MB, afterwards ${after.nowMb} MB`)
}

async function longestOf(call: () => Promise<void>, isOver: () => boolean): Promise<number> {
  let longest = 0
  while (!isOver()) {
    longest = Math.max(longest, await timed(call))
    await pause(HEALTH_PAUSE_MS)
  }
  return longest
}

async function post(send: Send, player: Player, text: string): Promise<number> {
  const headers = { 'content-type': 'application/json', apikey: 'anon', ...player.headers }
  const reply = await send('/functions/v1/translate', { method: 'POST', headers, body: JSON.stringify({ text }) })
  return reply.status
}

/** A text of its own for each person. */
function longText(person: number, sentences: readonly string[]): string {
  const opening = `Person ${person} wrote this. `
  const round = sentences.join('')
  return (opening + round.repeat(Math.ceil(LONGEST_TEXT / round.length))).slice(0, LONGEST_TEXT)
}

/** Resets `VmHWM`, which also counts the start. Linux only. */
function forgetPeak({ process }: ServerProcess): Promise<void> {
  return writeFile(`/proc/${process.pid}/clear_refs`, '5')
}

/** Linux only. */
async function memoryOf({ process }: ServerProcess): Promise<{ nowMb: number; mostMb: number }> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8')
  const read = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / KB_PER_MB)
  return { nowMb: read('VmRSS'), mostMb: read('VmHWM') }
}

function isRunning({ process }: ServerProcess): boolean {
  return process.exitCode === null && process.signalCode === null
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`
}
