import type { Hono } from 'hono'
import type { FakeStripe } from '#tests/support/payments/fakeStripe.ts'
import { list, type StripeEnv } from '#tests/support/payments/stripeAnswers.ts'

type Fields = Record<string, string>

/** The seller's setup at the fake Stripe: the fields of each object as they were sent, with its id. */
export interface StripeCatalog {
  products: Fields[]
  prices: Fields[]
  configurations: Fields[]
  webhooks: Fields[]
}

export function newCatalog(): StripeCatalog {
  return { products: [], prices: [], configurations: [{ id: 'bpc_of_somebody_else' }], webhooks: [] }
}

export function addCatalog(routes: Hono<StripeEnv>, { books, catalog }: FakeStripe): void {
  const keep = (things: Fields[], fields: Fields, prefix: string): Fields => {
    const made: Fields = { id: books.newId(prefix), ...fields }
    things.push(made)
    return made
  }
  routes.get('/v1/products', (call) =>
    call.json(list(catalog.products.filter(({ id }) => id === call.get('fields')['ids[0]']))),
  )
  routes.post('/v1/products', (call) => call.json(keep(catalog.products, call.get('fields'), 'prod')))
  routes.get('/v1/prices', (call) => {
    const key = call.get('fields')['lookup_keys[0]']
    return call.json(list(catalog.prices.filter((price) => price.lookup_key === key).map(priceObject)))
  })
  routes.post('/v1/prices', (call) => {
    const fields = call.get('fields')
    for (const price of catalog.prices) {
      if (price.lookup_key === fields.lookup_key && fields.transfer_lookup_key === 'true') delete price.lookup_key
    }
    return call.json(priceObject(keep(catalog.prices, fields, 'price')))
  })
  routes.get('/v1/billing_portal/configurations', (call) =>
    call.json(
      list(catalog.configurations.map(({ id, 'metadata[made_by]': made_by }) => ({ id, metadata: { made_by } }))),
    ),
  )
  routes.post('/v1/billing_portal/configurations', (call) =>
    call.json(keep(catalog.configurations, call.get('fields'), 'bpc')),
  )
  routes.post('/v1/billing_portal/configurations/:id', (call) => {
    const known = catalog.configurations.find(({ id }) => id === call.req.param('id'))
    return call.json(Object.assign(known ?? {}, call.get('fields')))
  })
  routes.get('/v1/webhook_endpoints', (call) => call.json(list(catalog.webhooks.map(({ id, url }) => ({ id, url })))))
  routes.post('/v1/webhook_endpoints', (call) => {
    const { id, url } = keep(catalog.webhooks, call.get('fields'), 'we')
    return call.json({ id, url, secret: `whsec_${id}` })
  })
  routes.post('/v1/webhook_endpoints/:id', (call) => call.json({ id: call.req.param('id') }))
}

function priceObject({ id, unit_amount, currency }: Fields): object {
  return { id, unit_amount: Number(unit_amount), currency }
}
