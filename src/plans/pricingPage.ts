import { offerSentence } from '#plans/planOffer.ts'
import { PLANS } from '#plans/plans.ts'
import { type JsonLdGraph, jsonLdGraph, organization, webApplication, webSite } from '#site/jsonLd.ts'
import type { PageMeta } from '#site/pageMetadata.ts'
import { SITE_NAME } from '#site/siteName.ts'

export const pricingMeta: PageMeta = {
  title: 'Plans and prices',
  description: offerSentence,
  path: '/pricing',
}

export function pricingJsonLd(origin: string): JsonLdGraph {
  const { title, description, path } = pricingMeta
  const product = webApplication(origin, { name: SITE_NAME, description, path: '/' })
  const offers = PLANS.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    description: plan.description,
    price: String(plan.price),
    priceCurrency: 'USD',
    url: `${origin}${path}`,
  }))
  const page = { '@type': 'WebPage', name: title, description, url: `${origin}${path}` }
  return jsonLdGraph(webSite(origin), organization(origin), { ...page, mainEntity: { ...product, offers } })
}
