import { join, relative } from 'node:path'

/**
 * Path of the socket on which a data directory's server accepts commands. Relative if that is shorter, because a socket path
 * is limited to about a hundred bytes.
 */
export function socketPath(dataDirectory: string): string {
  const path = join(dataDirectory, 'command.sock')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}
