import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/server/freePort.ts'

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin']
const PROGRAM = FOLDERS.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path))
const READY_TRIES = 200
const READY_PAUSE_MS = 50
const USER = 'site'
const PASSWORD = 'p@ss word'

/** A real NATS server that tests can stop and start again. */
export interface NatsServer {
  url: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Suspends it: connections stay open, but get no response. */
  freeze(): void
  thaw(): void
}

/** Whether this machine has a NATS server. */
export function hasNats(): boolean {
  return PROGRAM !== undefined
}

/** @throws if none is installed; see `hasNats` */
export async function startNats(): Promise<NatsServer> {
  const port = await freePort()
  let running: ChildProcess | undefined
  const server: NatsServer = {
    url: `nats://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    async start() {
      if (!PROGRAM) throw new Error('No NATS server: install nats-server')
      const account = ['--user', USER, '--pass', PASSWORD]
      running = spawn(PROGRAM, ['--addr', '127.0.0.1', '--port', String(port), ...account], { stdio: 'ignore' })
      for (let tries = 1; !(await isListening(port)); tries += 1) {
        if (tries === READY_TRIES) throw new Error('The NATS server did not start')
        await pause(READY_PAUSE_MS)
      }
    },
    async stop() {
      if (!running) return
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
      running = undefined
    },
    freeze: () => void running?.kill('SIGSTOP'),
    thaw: () => void running?.kill('SIGCONT'),
  }
  await server.start()
  return server
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
