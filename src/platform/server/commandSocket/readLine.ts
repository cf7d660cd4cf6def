import type { Socket } from 'node:net'

const LONGEST_LINE = 64 * 1024

/** The first line from the other side. Undefined if the connection ends or fails before the line does, or the line is too long. */
export async function readLine(socket: Socket): Promise<string | undefined> {
  socket.setEncoding('utf8')
  let text = ''
  return new Promise((resolve) => {
    socket.on('data', (chunk: string) => {
      text += chunk
      const end = text.indexOf('\n')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > LONGEST_LINE) resolve(undefined)
    })
    socket.on('close', () => resolve(undefined))
  })
}
