// `npm run stripe:setup`: creates products, prices, the portal and the webhook in Stripe, from the table of plans.
import { WEBHOOK_PATH } from '#plans/server/payments.ts'
import { stripeClient } from '#plans/server/stripeClient.ts'
import { setUpStripe } from '#plans/server/stripeSetup.ts'
import { parseEnvironment } from '#platform/environment.ts'

// The environment requires a webhook secret, but this command may be about to create it.
const environment = parseEnvironment({ STRIPE_WEBHOOK_SECRET: 'not-made-yet', ...process.env })
if (!environment.ok) stop(environment.refusal.join('\n'))
const { stripe, siteUrl } = environment.value
if (!stripe) stop('STRIPE_SECRET_KEY is needed.')
const webhookUrl = siteUrl?.startsWith('https:') ? siteUrl + WEBHOOK_PATH : undefined
const { prices, webhook } = await setUpStripe(stripeClient(stripe), webhookUrl).catch((error: Error) =>
  stop(error.message),
)

for (const [plan, id] of Object.entries(prices)) console.log(`price of ${plan}: ${id}`)
if (!webhook) console.log('no webhook: set SITE_URL to the public URL, which must begin with https')
else if (webhook.secret) console.log(`webhook at ${webhook.url}\nSTRIPE_WEBHOOK_SECRET=${webhook.secret}`)
else console.log(`webhook at ${webhook.url}: it already existed; Stripe shows its secret in the dashboard`)

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
