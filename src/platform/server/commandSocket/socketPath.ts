import { join, relative } from 'node:path'

/**
 * Where the server that holds a data directory listens for the command line. Relative where that is shorter: a socket's path
 * may have no more than about a hundred bytes.
 */
export function socketPath(dataDirectory: string): string {
  const path = join(dataDirectory, 'command.sock')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}
