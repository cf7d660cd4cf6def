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

/** The umask that leaves a new file 0600: a user who may not read the data directory's files may not give commands either. */
const OWNER_ONLY = 0o177
/** From connecting to having read the answer; a client has its line ready when it connects. */
const CONVERSATION_MS = 5 * SECOND_MS

export interface CommandSocketOptions {
  /** Must be locked by this process: a socket found there is then what a dead one left behind. */
  dataDirectory: string
  database: Database
  commands: Commands
  log: Log
}

/**
 * Takes commands from this machine's command line over a Unix socket in the data directory: one JSON line in, one out. Where
 * none can be opened the server does without, and commands work while it is stopped. Closing it hangs up on everybody who is talking.
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
      'no command socket: commands work while the server is stopped',
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

/** The file is made inside `listen` itself, so it never exists with more rights. */
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
  const patience = setTimeout(() => socket.destroy(), CONVERSATION_MS)
  socket.once('close', () => clearTimeout(patience))
  socket.on('error', (error) => options.log.debug({ cause: error.message }, 'the command line went away'))
  const line = await readLine(socket)
  if (line === undefined) return void socket.destroy()
  const outcome = await outcomeOf(line, options)
  socket.end(`${JSON.stringify(outcome)}\n`)
}

async function outcomeOf(line: string, { commands, database, log }: CommandSocketOptions): Promise<CommandOutcome> {
  try {
    return await carryOut(commandOrder.parse(JSON.parse(line)), commands, database)
  } catch (error) {
    log.error({ error: error instanceof Error ? error.stack : String(error) }, 'a command failed')
    return refused('The command failed; the log of the server says why.')
  }
}
