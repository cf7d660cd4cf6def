import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** realtime-js says so often that it is there. */
const HEARTBEAT_MS = 25_000
/** Opened together; more would fill the server's backlog. */
const PORTION = 200
/** After which what was needed for the opening alone is given back. */
const SETTLE_MS = 5_000

/**
 * What a socket costs the server that only beats its heart, in kB of resident memory; undefined where the system does not tell (it is
 * read from Linux' /proc).
 */
export async function idleSocketKilobytes(url: string, pid: number, count: number): Promise<number | undefined> {
  const before = residentKilobytes(pid)
  const sockets: WebSocket[] = []
  try {
    while (sockets.length < count)
      sockets.push(...(await Promise.all(Array.from({ length: PORTION }, () => open(url)))))
    await pause(SETTLE_MS)
    const after = residentKilobytes(pid)
    return before === undefined || after === undefined ? undefined : (after - before) / sockets.length
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

function residentKilobytes(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes)
}
