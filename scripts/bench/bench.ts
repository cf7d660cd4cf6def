// `npm run bench`: measures speed, each figure next to a baseline from the same run, so that ratios can be compared across machines.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { SECOND_MS } from '#kit/time.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { hasPostgresql, startPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { startServerProcess } from '#tests/support/server/serverProcess.ts'
import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { loadBuiltInParts } from '#translator/server/builtInParts.ts'
import { startBareServer } from './bareServer.ts'
import { BEHIND_PROXY, clientHeader } from './clients.ts'
import { measureDuels } from './duels.ts'
import { benchDuelsBeside, USERS_BESIDE } from './duelsBeside.ts'
import { measureFits, plantFits, REVIEWS_FITTED } from './fits.ts'
import { benchKorean } from './korean.ts'
import { measureBoards } from './leaderboards.ts'
import { type LoadResult, measure } from './load.ts'
import { getter, loopback, type Send } from './loopback.ts'
import { bareMatch, pairingsBench } from './pairings.ts'
import { type Player, plantPlayers } from './plantPlayers.ts'
import { milliseconds, ratio, report, text } from './report.ts'
import { benchSchedules, measureReviews } from './reviews.ts'
import { measureScrapes, scrapeProcessorMs } from './scrapes.ts'
import { benchSpeech } from './speech.ts'

const CONNECTIONS = 50
const SECONDS = 4
const MATCHES = 100
/** Each may have 25 pages rendered a second. */
const VISITORS = 100
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const RAMP_SECONDS = 3
const PAIRING_CONNECTIONS = 16
const RATED_PLAYERS = 100_000
const REVIEW_CARDS = 10_000
const FITTED_LEARNERS = 10
const METRICS_TOKEN = 'token-of-the-bench'
const SENTENCES = [
  'Could you send me the file by tomorrow?',
  "I don't like coffee.",
  'Where is the station?',
  'She was reading a book.',
  "I'm going to meet my friend at three o'clock.",
]

/** One of the two database engines, with a database that only the bench uses. */
interface BenchTarget {
  name: string
  dataDirectory: string
  databaseUrl: string | undefined
  /** Players in the queue while pairings are measured. */
  waiting: number
}

const folder = await mkdtemp(join(tmpdir(), 'hanpan-bench-'))
try {
  await benchTarget({
    name: 'embedded',
    dataDirectory: join(folder, 'embedded'),
    databaseUrl: undefined,
    waiting: 10_000,
  })
  if (hasPostgresql()) await benchPostgresql()
  else console.log('PostgreSQL: skipped, none is installed')
  await benchTranslator()
  await benchKorean()
  await benchSchedules(SECONDS)
  await benchSpeech()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function benchPostgresql() {
  const { url, stop } = await startPostgresql()
  try {
    const dataDirectory = join(folder, 'postgresql')
    await benchTarget({ name: 'PostgreSQL', dataDirectory, databaseUrl: url, waiting: 100_000 })
  } finally {
    await stop()
  }
}

async function benchTarget(target: BenchTarget) {
  console.log(`${target.name}, load average of the machine ${loadavg()[0]?.toFixed(1)}`)
  const { bare, signIn, signInFitted } = await withDatabase(target, async (database) => ({
    bare: await load(async () => void (await database.tx(OWNER, (tx) => tx.sql('select 1')))),
    signIn: await plantPlayers(database, 2 * MATCHES + USERS_BESIDE),
    signInFitted: await plantFits(database, FITTED_LEARNERS),
  }))
  const server = await startServerProcess(target.dataDirectory, {
    ...(target.databaseUrl && { DATABASE_URL: target.databaseUrl }),
    ...BEHIND_PROXY,
    METRICS_TOKEN,
  })
  try {
    const everyone = await signIn(server.url)
    const players = everyone.slice(0, 2 * MATCHES)
    const send = loopback(server.url)
    await benchRead(target, send, players, bare)
    await benchScrapes(target, send, players, server.process.pid ?? 0)
    await benchPages(target, server.url, send)
    await benchDuels(target, server.url, players)
    console.log(`${target.name}: the same duels beside guests`)
    await benchDuelsBeside(server.url, players, everyone.slice(2 * MATCHES))
    await benchFits(target, server.url, await signInFitted(server.url))
  } finally {
    await server.stop()
  }
  await withDatabase(target, (database) => benchPairings(target, database))
  await withDatabase(target, (database) => benchBoards(target, database))
  await withDatabase(target, (database) => benchReviews(target, database))
}

async function withDatabase<Result>(
  target: BenchTarget,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(target)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The players take turns, because each may read a hundred times a second. */
async function benchRead({ name }: BenchTarget, send: Send, players: readonly Player[], bare: LoadResult) {
  const read = await load(readsOf(send, players))
  report(`${name}: REST read of one row with RLS`, read, 'bare query in this process', bare)
}

async function benchScrapes({ name }: BenchTarget, send: Send, players: readonly Player[], pid: number) {
  const call = readsOf(send, players)
  const cost = await measureScrapes(send, METRICS_TOKEN, { connections: CONNECTIONS, seconds: SECONDS, call })
  report(`${name}: the same while the metrics are read every second`, cost.scraped, 'while they are not', cost.alone)
  console.log(`  the median of ${cost.pairs} pairs, ratios ${cost.ratios.join(' ')}`)
  const kilobytes = Math.round(cost.bytes / 1024)
  console.log(`  reading ${kilobytes} kB of metrics takes ${milliseconds(cost.scrapeMs)} meanwhile`)
  const processor = await scrapeProcessorMs(send, METRICS_TOKEN, pid)
  console.log(
    `  and ${milliseconds(processor)} of processor time, ${ratio(processor, SECOND_MS)} of a core if read every second`,
  )
}

function readsOf(send: Send, players: readonly Player[]): () => Promise<void> {
  const reads = players.map(({ id, headers }) =>
    getter(send, `/rest/v1/profiles?select=id,display_name&id=eq.${id}`, id, { apikey: 'anon', ...headers }),
  )
  return inTurns(reads)
}

async function benchPages({ name }: BenchTarget, url: string, send: Send) {
  const visits = Array.from({ length: VISITORS }, (_, index) =>
    getter(send, '/translate', '</html>', clientHeader(index)),
  )
  const rendered = await load(inTurns(visits))
  for (const path of ['/', '/learn/hangul', '/learn/particles', '/terms']) {
    const cached = await load(getter(send, path, '</html>'))
    report(`${name}: page cached in memory (${path})`, cached, 'page rendered each time (/translate)', rendered)
    const compressed = await load(getter(send, path, '', AS_BROWSERS))
    report(
      '  compressed, as browsers ask for it',
      compressed,
      'Node sending the same bytes',
      await bareLoad(url + path),
    )
  }
}

/** Of a server that only sends as many bytes as a browser gets from this URL. */
async function bareLoad(url: string): Promise<LoadResult> {
  const page = await (await fetch(url)).bytes()
  const bare = await startBareServer(brotliCompressSync(page))
  try {
    return await load(getter(loopback(bare.url), '/', ''))
  } finally {
    await bare.stop()
  }
}

async function benchDuels({ name }: BenchTarget, url: string, players: readonly Player[]) {
  const { toOpponent, poll, health, mostMatches, refused, failures, lost } = await measureDuels(url, {
    players,
    rampSeconds: RAMP_SECONDS,
  })
  console.log(`${name}: ${mostMatches} simultaneous matches, answer → opponent: ${text(toOpponent)}`)
  console.log(`  match-state meanwhile: ${text(poll)}`)
  console.log(
    `  failures: answers refused ${refused}, opponents not notified ${lost}, players that failed ${failures.length}`,
  )
  if (failures[0]) console.log(`  the first failure: ${failures[0]}`)
  const [p50, p99] = [ratio(toOpponent.p50Ms, health.p50Ms), ratio(toOpponent.p99Ms, health.p99Ms)]
  console.log(`  baseline: /healthz meanwhile: ${text(health)}; ratio of p50 ${p50}, of p99 ${p99}`)
}

async function benchPairings({ name, waiting }: BenchTarget, database: Database) {
  const bare = await measure({ connections: PAIRING_CONNECTIONS, seconds: SECONDS, call: bareMatch(database) })
  const pairings = await pairingsBench(database, waiting)
  for (const connections of [PAIRING_CONNECTIONS, 1]) {
    const { joins, pairingsPerSecond } = await pairings({ connections, seconds: SECONDS })
    console.log(`${name}: ${waiting} waiting, ${connections} joining simultaneously: ${text(joins)}`)
    const share = ratio(pairingsPerSecond, bare.perSecond)
    console.log(`  pairings ${Math.round(pairingsPerSecond)}/s; baseline: bare insert: ${text(bare)}; ratio ${share}`)
  }
}

async function benchBoards({ name }: BenchTarget, database: Database) {
  const bare = async () => void (await database.tx(OWNER, (tx) => tx.sql('select 1')))
  const baseline = await measure({ connections: 1, seconds: SECONDS, call: bare })
  const { board, lastPlace } = await measureBoards(database, RATED_PLAYERS, SECONDS)
  report(`${name}: a leaderboard of ${RATED_PLAYERS} players`, board, 'bare query in this process', baseline)
  report(`${name}: the place of the weakest player`, lastPlace, 'bare query in this process', baseline)
}

async function benchReviews({ name }: BenchTarget, database: Database) {
  const { dueList, smallDeck } = await measureReviews(database, REVIEW_CARDS, SECONDS)
  report(`${name}: the due list of a deck of ${REVIEW_CARDS} cards`, dueList, 'of a deck of 100', smallDeck)
}

async function benchFits({ name }: BenchTarget, url: string, learners: readonly Player[]) {
  const speed = await measureFits(url, learners)
  if (!speed) return console.log('fits: skipped, the optimizer is not installed')
  const each = Math.round(speed.totalMs / learners.length)
  console.log(`${name}: ${learners.length} fits of ${REVIEWS_FITTED} reviews, one after the other: ${each} ms each`)
  report('  /healthz meanwhile', speed.during, '/healthz before', speed.before)
  console.log(`  longest: ${milliseconds(speed.during.longestMs)}; before: ${milliseconds(speed.before.longestMs)}`)
}

async function benchTranslator() {
  const translate = createBuiltInEngine(await loadBuiltInParts())
  let turn = 0
  const next = () => SENTENCES[turn++ % SENTENCES.length] ?? ''
  const alone = { connections: 1, seconds: SECONDS }
  const translated = await measure({ ...alone, call: async () => void translate(next()) })
  const cloned = await measure({ ...alone, call: async () => void structuredClone(translate('')) })
  report('built-in translation, four tones, sentences', translated, 'an empty text through the same call', cloned)
}

function inTurns(calls: readonly (() => Promise<void>)[]): () => Promise<void> {
  let turn = 0
  return async () => calls[turn++ % calls.length]?.()
}

function load(call: () => Promise<void>): Promise<LoadResult> {
  return measure({ connections: CONNECTIONS, seconds: SECONDS, call })
}
