/** An account as an admin sees it. Dates are UTC dates. */
export interface FoundAccount {
  id: string
  email: string
  /** The display name; may be empty. */
  name: string
  joined: string
  seen: string | null
  matches: number
  /** Whether the player is kept off the leaderboards. */
  held: boolean
  admin: boolean
  plan: 'Free' | 'Basic' | 'Premium'
  renewal: 'renewing' | 'ending' | 'past_due' | null
  until: string | null
  /** The payment provider’s name for the user. */
  customer: string | null
  /** All that the payment provider has told, the newest first. */
  subscriptions: { id: string; tier: string; status: string; until: string }[]
}

/** More accounts are never returned: the search has to be narrower. */
export const MOST_ACCOUNTS = 20

export interface AccountsResponse {
  accounts: FoundAccount[]
}
