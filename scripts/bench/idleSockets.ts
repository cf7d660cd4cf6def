import { on } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { ServerProcess } from '#tests/support/server/serverProcess.ts'

/** realtime-js says so often that it is there. */
const HEARTBEAT_MS = 25_000
/** Opened together; more would fill the server's backlog. */
const PORTION = 200
/** After which what the opening alone needed is no longer in use. */
const SETTLE_MS = 5_000
const ASK_SIGNAL = 'SIGUSR2'
const BYTES_PER_KILOBYTE = 1_000

const TELL = `process.on('${ASK_SIGNAL}', () => {
  gc()
  const { heapUsed, external } = process.memoryUsage()
  console.log(JSON.stringify({ usedBytes: heapUsed + external }))
})`

/** Variables of a server that tells, when it is asked, what is in use on its heap: what its start left there would hide what sockets take. */
export const TELLING = {
  NODE_OPTIONS: `--expose-gc --import data:text/javascript,${encodeURIComponent(TELL)}`,
}

/** What a socket that only beats its heart costs a `TELLING` server, in kB of its heap and buffers. */
export async function idleSocketKilobytes({ url, process: server }: ServerProcess, count: number): Promise<number> {
  const before = await usedBytes(server)
  const sockets: WebSocket[] = []
  try {
    while (sockets.length < count)
      sockets.push(...(await Promise.all(Array.from({ length: PORTION }, () => open(url)))))
    await pause(SETTLE_MS)
    return ((await usedBytes(server)) - before) / sockets.length / BYTES_PER_KILOBYTE
  } finally {
    for (const socket of sockets) socket.terminate()
  }
}

async function open(url: string): Promise<WebSocket> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=bench&vsn=2.0.0`
  const socket = new WebSocket(address, { family: 4 })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const beat = setInterval(() => socket.send('[null,"1","phoenix","heartbeat",{}]'), HEARTBEAT_MS)
  socket.once('close', () => clearInterval(beat))
  return socket
}

async function usedBytes({ pid, stdout }: ServerProcess['process']): Promise<number> {
  if (pid === undefined || !stdout) throw new Error('There is no server to ask')
  const printed = on(stdout, 'data')
  process.kill(pid, ASK_SIGNAL)
  for await (const [chunk] of printed) {
    const [, bytes] = /"usedBytes":(\d+)/.exec(String(chunk)) ?? []
    if (bytes !== undefined) return Number(bytes)
  }
  throw new Error('The server does not tell what it uses')
}
