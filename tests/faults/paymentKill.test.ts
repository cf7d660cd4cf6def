import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WEBHOOK_PATH } from '#plans/server/payments.ts'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import {
  type FakeStripe,
  STRIPE_KEY,
  signed,
  startFakeStripe,
  WEBHOOK_SECRET,
} from '#tests/support/payments/fakeStripe.ts'
import { PRICES } from '#tests/support/payments/paymentStage.ts'
import type { BookedSubscription, StripeBooks, StripeEvent } from '#tests/support/payments/stripeBooks.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const PLAYERS = 12
const ACKNOWLEDGED_BEFORE_KILL = 4

let folder: ServerFolder
let stripe: FakeStripe
beforeAll(async () => {
  folder = await createMigratedFolder()
  stripe = await startFakeStripe()
  stripe.books.now = Math.floor(Date.now() / 1_000)
})
afterAll(async () => {
  await stripe.close()
  await folder.remove()
})

function startServer(): Promise<ServerProcess> {
  return startServerProcess(folder.path, {
    EMAIL_CONFIRMATION: 'off',
    RATE_LIMITS: 'off',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
    STRIPE_PRICE_BASIC: PRICES.basic,
    STRIPE_PRICE_PREMIUM: PRICES.premium,
  })
}

async function client({ url }: ServerProcess, player: number, isNew: boolean): Promise<SupabaseClient> {
  const made = createClient(url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const account = { email: `payer${player}@example.org`, password: 'paid once, got once' }
  const { error } = isNew ? await made.auth.signUp(account) : await made.auth.signInWithPassword(account)
  if (error) throw error
  return made
}

async function subscribed(server: ServerProcess, books: StripeBooks, player: number): Promise<BookedSubscription> {
  const { data, error } = await (await client(server, player, true)).functions.invoke('create-checkout', {
    body: { plan: player % 2 === 0 ? 'basic' : 'premium' },
  })
  if (error) throw error
  return books.pay(data.url.slice(data.url.lastIndexOf('/') + 1))
}

/** Sends all open events at once, as Stripe does, and calls `acknowledged` after each that succeeds. */
async function sendOpen(server: ServerProcess, open: Set<StripeEvent>, acknowledged: (count: number) => void) {
  const before = open.size
  await Promise.all(
    [...open].map(async (event) => {
      const { payload, signature } = signed(event)
      const headers = { 'stripe-signature': signature }
      const answer = await fetch(server.url + WEBHOOK_PATH, { method: 'POST', body: payload, headers }).catch(
        () => null,
      )
      if (answer?.ok) open.delete(event)
      if (answer?.ok) acknowledged(before - open.size)
    }),
  )
}

/** Kills the server while it handles events: some have taken effect without being acknowledged, some have not taken effect. */
async function sendUntilKilled(server: ServerProcess, open: Set<StripeEvent>): Promise<void> {
  let killed: Promise<void> | undefined
  await sendOpen(server, open, (count) => {
    if (count >= ACKNOWLEDGED_BEFORE_KILL) killed ??= server.kill()
  })
  await killed
}

test('after kill -9 between effect and response, every user has the paid plan once all events have been sent again', async () => {
  const { books } = stripe
  let server = await startServer()
  const players = Array.from({ length: PLAYERS }, (_, player) => player)
  const subscriptions: BookedSubscription[] = []
  for (const player of players) subscriptions.push(await subscribed(server, books, player))

  const rounds = [
    () => subscriptions.map((subscription) => books.subscriptionEvent('created', subscription)),
    () =>
      subscriptions.map((subscription, player) => {
        books.switchTo(subscription, player % 3 === 0 ? PRICES.premium : PRICES.basic)
        return books.subscriptionEvent('updated', subscription)
      }),
    () =>
      subscriptions.slice(0, 6).map((subscription) => {
        books.end(subscription)
        return books.subscriptionEvent('deleted', subscription)
      }),
  ]
  for (const round of rounds) {
    const open = new Set(round())
    await sendUntilKilled(server, open)
    server = await startServer()
    await sendOpen(server, open, () => {})
    expect(open.size).toBe(0)
  }

  const plans: unknown[] = []
  for (const player of players) {
    const { data } = await (await client(server, player, false)).functions.invoke('check-subscription')
    plans.push(data.subscription_tier)
  }
  expect(plans).toEqual(players.map((player) => (player < 6 ? null : player % 3 === 0 ? 'Premium' : 'Basic')))
  expect(await server.stop()).toBe(0)
}, 180_000)
