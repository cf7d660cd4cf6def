import { on } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { ServerProcess } from '#tests/support/server/serverProcess.ts'
import { clientHeader } from './clients.ts'

/** How often realtime-js sends a heartbeat. */
const HEARTBEAT_MS = 25_000
/** Sockets that are opened together; more would fill the server's backlog. */
const BATCH = 200
/** By then, the memory that only the opening needs is free again. */
const SETTLE_MS = 5_000
const REPORT_SIGNAL = 'SIGUSR2'
const BYTES_PER_KILOBYTE = 1_000

const REPORT_SCRIPT = `process.on('${REPORT_SIGNAL}', () => {
  gc()
  const { heapUsed, external } = process.memoryUsage()
  console.log(JSON.stringify({ usedBytes: heapUsed + external }))
})`

/** Environment variables of a server that reports its memory in use on a signal, after collecting garbage, which would hide what sockets take. */
export const REPORTING_VARIABLES = {
  NODE_OPTIONS: `--expose-gc --import data:text/javascript,${encodeURIComponent(REPORT_SCRIPT)}`,
}

/** The memory (heap and buffers, in kB) that a server with `REPORTING_VARIABLES` needs for a socket that only sends heartbeats. */
export async function idleSocketKilobytes({ url, process: server }: ServerProcess, count: number): Promise<number> {
  const before = await usedBytes(server)
  const sockets: WebSocket[] = []
  try {
    while (sockets.length < count)
      sockets.push(
        ...(await Promise.all(Array.from({ length: BATCH }, (_, index) => open(url, sockets.length + index)))),
      )
    await pause(SETTLE_MS)
    return ((await usedBytes(server)) - before) / sockets.length / BYTES_PER_KILOBYTE
  } finally {
    for (const socket of sockets) socket.terminate()
  }
}

async function open(url: string, client: number): Promise<WebSocket> {
  const socketUrl = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=bench&vsn=2.0.0`
  const socket = new WebSocket(socketUrl, { family: 4, headers: clientHeader(client) })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const beat = setInterval(() => socket.send('[null,"1","phoenix","heartbeat",{}]'), HEARTBEAT_MS)
  socket.once('close', () => clearInterval(beat))
  return socket
}

async function usedBytes({ pid, stdout }: ServerProcess['process']): Promise<number> {
  if (pid === undefined || !stdout) throw new Error('The server is not running')
  const printed = on(stdout, 'data')
  process.kill(pid, REPORT_SIGNAL)
  for await (const [chunk] of printed) {
    const [, bytes] = /"usedBytes":(\d+)/.exec(String(chunk)) ?? []
    if (bytes !== undefined) return Number(bytes)
  }
  throw new Error('The server did not report its memory')
}
