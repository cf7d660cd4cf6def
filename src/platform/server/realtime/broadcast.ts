/** Something that has happened, told to everybody who has joined the topic. Losing one must be harmless: nothing is sent twice. */
export interface Broadcast {
  /** As its rule names it, without the wire's `realtime:`: `match:5f1c…`. */
  topic: string
  event: string
  payload: Record<string, unknown>
}
