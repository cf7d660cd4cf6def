// `npm run bench:bus`: how long a message takes from one node to the others, over PostgreSQL and over NATS, beside each other.
import { setTimeout as pause } from 'node:timers/promises'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { Bus, Subject } from '#platform/server/bus/bus.ts'
import { openBus } from '#platform/server/bus/openBus.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { createLog } from '#platform/server/log.ts'
import { startDurablePostgresql } from '#tests/support/database/postgresqlServer.ts'
import { startNats } from '#tests/support/server/natsServer.ts'
import { median, milliseconds } from './report.ts'

const RATES = [100, 1_000, 5_000]
const SECONDS = 10
const RUNS = 3
/** Each listens to half of the subjects, as a node hears only of the matches that it has sockets of. */
const LISTENERS = 4
const SUBJECTS = 1_000
const TICK_MS = 5
/** As long as a message about a match. */
const FILL = 'x'.repeat(560)

interface Run {
  p50Ms: Milliseconds
  p99Ms: Milliseconds
  lost: number
  processorMs: Milliseconds
}

const log = createLog('silent')
const [postgresql, nats] = await Promise.all([startDurablePostgresql(), startNats()])
try {
  for (const rate of RATES) {
    for (const [name, busUrl] of [
      ['PostgreSQL', undefined],
      ['NATS', nats.url],
    ] as const) {
      const runs: Run[] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(busUrl, rate))
      const of = (value: (run: Run) => number) => median(runs.map(value))
      console.log(
        `${rate} messages/s over ${name}: p50 ${milliseconds(of(({ p50Ms }) => p50Ms))}, p99 ${milliseconds(of(({ p99Ms }) => p99Ms))}, ` +
          `${of(({ lost }) => lost)} lost, ${(of(({ processorMs }) => processorMs) / SECONDS / 10).toFixed(0)} % of a core in the nodes`,
      )
    }
  }
} finally {
  await Promise.all([postgresql.stop(), nats.stop()])
}

/** One node sends, the others listen; all are in this process. */
async function measure(busUrl: string | undefined, rate: number): Promise<Run> {
  const database = await openDatabase({ databaseUrl: postgresql.url, dataDirectory: '' })
  const open = () => openBus({ databaseUrl: postgresql.url, busUrl }, { database, log })
  const [sender, ...listeners] = (await Promise.all(Array.from({ length: LISTENERS + 1 }, open))) as [Bus, ...Bus[]]
  const delays: Milliseconds[] = []
  let expected = 0
  const hear = (message: string) =>
    void (message[0] === 't' && delays.push(performance.now() - Number.parseFloat(message.slice(1))))
  listeners.forEach((bus, index) => {
    for (let n = 0; n < SUBJECTS; n += 1) if (n % 2 === index % 2) bus.listen(subject(n), hear)
  })
  await connected(sender, listeners)
  const begun = performance.now()
  const used = process.cpuUsage()
  for (let sent = 0; performance.now() - begun < SECONDS * SECOND_MS; await pause(TICK_MS)) {
    const due = Math.floor(((performance.now() - begun) * rate) / SECOND_MS)
    for (; sent < due; sent += 1) {
      sender.send(subject(sent % SUBJECTS), `t${performance.now()} ${FILL}`)
      expected += LISTENERS / 2
    }
  }
  const { user, system } = process.cpuUsage(used)
  for (let waited = 0; delays.length < expected && waited < 5 * SECOND_MS; waited += 100) await pause(100)
  await Promise.all([sender, ...listeners].map((bus) => bus.close()))
  await database.close()
  delays.sort((one, other) => one - other)
  const at = (share: number) => delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN
  return { p50Ms: at(0.5), p99Ms: at(0.99), lost: expected - delays.length, processorMs: (user + system) / 1_000 }
}

function subject(n: number): Subject {
  return `channel.match.${n}`
}

async function connected(sender: Bus, listeners: readonly Bus[]): Promise<void> {
  const waiting = new Set(listeners)
  const stops = listeners.map((bus) => bus.listen('pages', () => waiting.delete(bus)))
  for (; waiting.size > 0; await pause(50)) sender.send('pages', '')
  for (const stop of stops) stop()
}
