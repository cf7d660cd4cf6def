import { expect, test } from 'vitest'
import type { FoundAccount } from '#admin/foundAccount.ts'
import { accountFacts, accountsCopy } from '#admin/web/accountsCopy.ts'

const ACCOUNT: FoundAccount = {
  ...{ id: 'u1', email: 'ann@example.org', name: '', joined: '2026-11-20', seen: null, matches: 0, held: false },
  ...{ admin: false, plan: 'Free', renewal: null, until: null, customer: null, subscriptions: [] },
}

test('an account without a plan has few facts', () => {
  expect(accountFacts(ACCOUNT)).toEqual([
    ['Display name', 'none'],
    ['Joined', '2026-11-20'],
    ['Last sign-in', 'never'],
    ['Matches', '0'],
    ['Plan', 'Free'],
    ['Account', 'u1'],
  ])
})

test('a paid plan says how it goes on, with what the payment provider has told', () => {
  const subscriptions = [{ id: 'sub_1', tier: 'Basic', status: 'active', until: '2026-12-20' }]
  const paid = { ...ACCOUNT, plan: 'Basic', until: '2026-12-20', customer: 'cus_1', held: true, subscriptions } as const
  const factsOf = (renewal: FoundAccount['renewal']) => Object.fromEntries(accountFacts({ ...paid, renewal }))
  expect(factsOf('renewing')).toMatchObject({
    Plan: 'Basic, renews 2026-12-20',
    Leaderboards: 'kept off',
    Customer: 'cus_1',
    'Subscription sub_1': 'Basic, active, period until 2026-12-20',
  })
  expect(factsOf('ending')?.Plan).toBe('Basic, ends 2026-12-20')
  expect(factsOf('past_due')?.Plan).toBe('Basic, payment missed, paid until 2026-12-20')
})

test('the number of found accounts is told, and that there may be more', () => {
  expect([0, 1, 2, 20].map(accountsCopy.found)).toEqual([
    'No account has such an address.',
    '1 account found.',
    '2 accounts found.',
    'The first 20 accounts. Write more of the address to see others.',
  ])
})
