import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { type CommandOrder, type CommandOutcome, commandOutcome } from '#platform/server/commandSocket/command.ts'
import { readLine } from '#platform/server/commandSocket/readLine.ts'
import { socketPath } from '#platform/server/commandSocket/socketPath.ts'

/** The socket does not exist; a killed server left it behind; its path is too long. */
const NOBODY_THERE = ['ENOENT', 'ECONNREFUSED', 'EINVAL']

/**
 * Lets the server that uses the data directory run a command. Returns undefined if no server is running there.
 * @throws if the socket belongs to another user, or the server stops before it has answered
 */
export async function giveCommand(dataDirectory: string, order: CommandOrder): Promise<CommandOutcome | undefined> {
  const socket = await connected(socketPath(dataDirectory))
  if (!socket) return undefined
  try {
    socket.write(`${JSON.stringify(order)}\n`)
    const line = await readLine(socket)
    if (line === undefined) throw new Error('The server stopped before it had answered. Please try again.')
    return commandOutcome.parse(JSON.parse(line))
  } finally {
    socket.destroy()
  }
}

async function connected(path: string): Promise<Socket | undefined> {
  const socket = createConnection(path)
  try {
    await once(socket, 'connect')
    // Later errors close the socket, and `readLine` returns undefined.
    socket.on('error', () => {})
    return socket
  } catch (error) {
    if (NOBODY_THERE.includes(String((error as NodeJS.ErrnoException).code))) return undefined
    throw error
  }
}
