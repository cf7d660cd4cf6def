/** Carries short messages between the nodes of a site. Losing one must be harmless, because it is not sent again. */
export interface Bus {
  /**
   * Sends to every other node that listens to the subject, within 20 ms. Never waits and never throws: while the bus cannot be reached,
   * messages are lost. A message is one line of text. Returns false if it has `MOST_BYTES` or more.
   */
  send(subject: Subject, message: string): boolean
  /**
   * Receives the other nodes' messages with this subject, in order, until the returned function is called. Messages are lost while the
   * bus cannot be reached; it is tried again every one to five seconds.
   */
  listen(subject: Subject, hear: Hear): () => void
  close(): Promise<void>
}

export type Hear = (message: string) => void

/** Nodes hear only of the players and matches that they have sockets of. */
export type Subject = 'pages' | `channel.${string}` | `sessions.${string}`

/** PostgreSQL accepts payloads below 8,000 bytes. The rest is for the names of the node and the subject. */
export const MOST_BYTES = 7_800

export function fits(message: string): boolean {
  return Buffer.byteLength(message) < MOST_BYTES
}
