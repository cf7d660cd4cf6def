/** A message to every socket that has joined the topic. Losing one must be harmless, because it is not sent again. */
export interface Broadcast {
  /** Without the wire's prefix `realtime:`: `match:5f1c…`. */
  topic: string
  event: string
  payload: Record<string, unknown>
  /** Sent only to the sockets of this node; the other nodes have to make their own. */
  onlyHere?: true
}
