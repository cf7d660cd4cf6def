import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { pricingJsonLd, pricingMeta } from '#plans/pricingPage.ts'
import { offeredPlans } from '#plans/server/offeredPlans.ts'
import { PricingPage } from '#plans/web/PricingPage.tsx'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { pageContext } from '#site/web/pageContext.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return { offers: context.get(offeredPlans), operator: context.get(pageContext).operator }
}

export function meta({ matches }: MetaArgs) {
  const origin = siteOrigin(matches)
  return [...pageMetadata(pricingMeta, origin), ...jsonLdMeta(pricingJsonLd(origin))]
}

export default function PricingRoute({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  return <PricingPage offers={loaderData.offers} operator={loaderData.operator} />
}
