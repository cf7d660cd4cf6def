import type { FoundAccount } from '#admin/foundAccount.ts'
import { MOST_ACCOUNTS } from '#admin/foundAccount.ts'

export const accountsCopy = {
  title: 'Accounts and Subscriptions',
  lead: 'Find accounts by a part of the email address. Each search is recorded.',
  field: 'Email address, or a part of it',
  hint: 'At least three characters.',
  find: 'Find',
  finding: 'Finding...',
  failed: 'The search failed. Please try again in a moment.',
  found: (count: number) =>
    count === 0
      ? 'No account has such an address.'
      : count === MOST_ACCOUNTS
        ? `The first ${MOST_ACCOUNTS} accounts. Write more of the address to see others.`
        : `${count} ${count === 1 ? 'account' : 'accounts'} found.`,
} as const

const RENEWALS = { renewing: 'renews', ending: 'ends', past_due: 'payment missed, paid until' } as const

/** What an admin reads about an account, as names and values. */
export function accountFacts(account: FoundAccount): [name: string, value: string][] {
  const { id, name, joined, seen, matches, plan, renewal, until, customer, subscriptions, held } = account
  return [
    ['Display name', name === '' ? 'none' : name],
    ['Joined', joined],
    ['Last sign-in', seen ?? 'never'],
    ['Matches', String(matches)],
    ...(held ? [['Leaderboards', 'kept off'] as [string, string]] : []),
    ['Plan', renewal && until ? `${plan}, ${RENEWALS[renewal]} ${until}` : plan],
    ...(customer ? [['Customer', customer] as [string, string]] : []),
    ...subscriptions.map((one): [string, string] => [
      `Subscription ${one.id}`,
      `${one.tier}, ${one.status}, period until ${one.until}`,
    ]),
    ['Account', id],
  ]
}
