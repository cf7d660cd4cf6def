/** Short messages between the nodes that share one database. */
export interface Notifications {
  /**
   * To every other node, with the next batch (within 20 ms). Never waits and never throws: while the database cannot be
   * reached, messages are lost. A message is one line of text; false says that it is too long (7,900 bytes) to be sent.
   */
  send(message: string): boolean
  /** Hears what other nodes send. What they send while the listening connection is lost (1 to 5 s) never arrives. */
  listen(hear: (message: string) => void): void
}
