import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { SECOND_MS } from '#kit/time.ts'
import { refused } from '#kit/verdict.ts'
import { type CommandOutcome, type Commands, carryOut, commandOrder } from '#platform/server/commandSocket/command.ts'
import { readLine } from '#platform/server/commandSocket/readLine.ts'
import { socketPath } from '#platform/server/commandSocket/socketPath.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'

/** A umask that gives a new file mode 0600: a user who may not read the data directory may not send commands either. */
const OWNER_ONLY = 0o177
/** Time from connecting to having sent the line, which a client has ready, and again for reading the answer. A command may take longer. */
const PATIENCE_MS = 5 * SECOND_MS

export interface CommandSocketOptions {
  /** This process must hold its lock: then any socket in it was left behind by a dead process. */
  dataDirectory: string
  database: Database
  commands: Commands
  log: Log
}

/**
 * Accepts commands from this machine's command line over a Unix socket in the data directory: one JSON line in, one out. If the
 * socket cannot be opened, the server runs without it, and commands work only while the server is stopped. Closing disconnects all clients.
 */
export async function openCommandSocket(options: CommandSocketOptions): Promise<{ close(): Promise<void> }> {
  const path = socketPath(options.dataDirectory)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
    void converse(socket, options)
  })
  try {
    rmSync(path, { force: true })
    await listening(server, path)
  } catch (error) {
    options.log.warn(
      { path, cause: (error as Error).message },
      'no command socket: commands work only while the server is stopped',
    )
    return { close: async () => {} }
  }
  return {
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** `listen` itself creates the file, so it never has wider permissions. */
async function listening(server: Server, path: string): Promise<void> {
  const before = process.umask(OWNER_ONLY)
  try {
    server.listen(path)
  } finally {
    process.umask(before)
  }
  await once(server, 'listening')
}

async function converse(socket: Socket, options: CommandSocketOptions): Promise<void> {
  const listening = limitTime(socket)
  socket.on('error', (error) => options.log.debug({ cause: error.message }, 'the command line went away'))
  const line = await readLine(socket)
  if (line === undefined) return void socket.destroy()
  clearTimeout(listening)
  const outcome = await outcomeOf(line, options)
  limitTime(socket)
  socket.end(`${JSON.stringify(outcome)}\n`)
}

function limitTime(socket: Socket): NodeJS.Timeout {
  const timer = setTimeout(() => socket.destroy(), PATIENCE_MS)
  socket.once('close', () => clearTimeout(timer))
  return timer.unref()
}

async function outcomeOf(line: string, { commands, database, log }: CommandSocketOptions): Promise<CommandOutcome> {
  try {
    return await carryOut(commandOrder.parse(JSON.parse(line)), commands, database)
  } catch (error) {
    log.error({ error: error instanceof Error ? error.stack : String(error) }, 'a command failed')
    return refused('The command failed; the log of the server says why.')
  }
}
