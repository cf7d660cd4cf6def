/** Short messages between the nodes that share one database. */
export interface Notifications {
  /**
   * Sends to every other node, in the next batch (within 20 ms). Never waits and never throws: while the database cannot be
   * reached, messages are lost. A message is one line of text. Returns false if it is longer than the limit of 7,900 bytes.
   */
  send(message: string): boolean
  /** Receives the other nodes' messages. Messages are lost while the listening connection is down (1 to 5 s). */
  listen(hear: (message: string) => void): void
}
