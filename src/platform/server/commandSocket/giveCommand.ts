import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { type CommandOrder, type CommandOutcome, commandOutcome } from '#platform/server/commandSocket/command.ts'
import { readLine } from '#platform/server/commandSocket/readLine.ts'
import { socketPath } from '#platform/server/commandSocket/socketPath.ts'

/** No socket; one that a killed server left behind; a path too long for any. */
const NOBODY_THERE = ['ENOENT', 'ECONNREFUSED', 'EINVAL']

/**
 * Has the server that holds the data directory carry out a command; undefined when none is running there.
 * @throws when the socket belongs to somebody else, or the server ends before it has answered
 */
export async function giveCommand(dataDirectory: string, order: CommandOrder): Promise<CommandOutcome | undefined> {
  const socket = await connected(socketPath(dataDirectory))
  if (!socket) return undefined
  try {
    socket.write(`${JSON.stringify(order)}\n`)
    const line = await readLine(socket)
    if (line === undefined) throw new Error('The server ended before it had answered. Please try again.')
    return commandOutcome.parse(JSON.parse(line))
  } finally {
    socket.destroy()
  }
}

async function connected(path: string): Promise<Socket | undefined> {
  const socket = createConnection(path)
  try {
    await once(socket, 'connect')
    // What breaks from now on ends the conversation, and `readLine` sees that.
    socket.on('error', () => {})
    return socket
  } catch (error) {
    if (NOBODY_THERE.includes(String((error as NodeJS.ErrnoException).code))) return undefined
    throw error
  }
}
