/** A passkey, as its owner sees it. */
export interface NamedPasskey {
  /** Of its factor. */
  id: string
  /** As its owner named it. */
  name: string
  /** UTC, as ISO 8601. */
  added_at: string
  /** Null if it has not signed in yet. UTC, as ISO 8601. */
  last_used_at: string | null
}
