import { Hono } from 'hono'
import { openPayments, WEBHOOK_PATH } from '#plans/server/payments.ts'
import { planFunctions } from '#plans/server/planFunctions.ts'
import { webhookRoutes } from '#plans/server/webhookRoutes.ts'
import type { Database } from '#platform/server/database/database.ts'
import { errorResponse } from '#platform/server/http/errorResponse.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import { createLog } from '#platform/server/log.ts'
import {
  type FakeStripe,
  STRIPE_KEY,
  signed,
  startFakeStripe,
  WEBHOOK_SECRET,
} from '#tests/support/payments/fakeStripe.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'
import { serveApp } from '#tests/support/server/serveApp.ts'

export const SITE = 'https://hanpan.example'
export const PRICES = { basic: 'price_basic', premium: 'price_premium' }
const LOG = createLog('silent')

/** Our endpoints and our webhook with the real stripe package, connected to a fake Stripe. */
export interface PaymentStage {
  stripe: FakeStripe
  api: DataApi
  /** Sends an event as Stripe does; returns the status of the response. */
  deliver(event: object): Promise<number>
  post(payload: string, signature: string): Promise<Response>
  close(): Promise<void>
}

export async function openPaymentStage(
  database: Database,
  prices: Partial<typeof PRICES> = PRICES,
): Promise<PaymentStage> {
  const stripe = await startFakeStripe()
  const settings = {
    secretKey: STRIPE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: stripe.url,
    prices: { basic: prices.basic, premium: prices.premium },
  }
  const surroundings = { database, log: LOG, siteUrl: () => SITE }
  const { provider, webhook } = await openPayments({ mode: 'production', stripe: settings }, surroundings)
  if (!webhook) throw new Error('Stripe has no webhook')
  const api = await startDataApi(database, { functions: planFunctions({ database, provider }) })
  const routes = new Hono<RequestEnv>()
  routes.onError((error, context) => errorResponse(error, { path: context.req.path, id: 'test' }, LOG))
  routes.route(WEBHOOK_PATH, webhookRoutes(webhook))
  const { url, close } = await serveApp(routes)
  const post = (payload: string, signature: string) =>
    fetch(url + WEBHOOK_PATH, { method: 'POST', body: payload, headers: { 'stripe-signature': signature } })
  return {
    stripe,
    api,
    post,
    async deliver(event) {
      const { payload, signature } = signed(event)
      return (await post(payload, signature)).status
    },
    async close() {
      await api.close()
      await stripe.close()
      await close()
    },
  }
}
