import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { RememberNext } from '#arena/web/RememberNext.tsx'
import { landingJsonLd, landingMeta } from '#landing/landingPage.ts'
import { liveCounter } from '#landing/server/liveCounter.ts'
import { ClosingCall } from '#landing/web/ClosingCall.tsx'
import { Features } from '#landing/web/Features.tsx'
import { Greeting } from '#landing/web/Greeting.tsx'
import { Hero } from '#landing/web/Hero.tsx'
import { HowItLooks } from '#landing/web/HowItLooks.tsx'
import { HowItWorks } from '#landing/web/HowItWorks.tsx'
import { Proof } from '#landing/web/Proof.tsx'
import { ToneLadder } from '#landing/web/ToneLadder.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export const handle: PageHandle = { hydrate: false, bar: 'landing' }

export function meta({ matches }: MetaArgs) {
  const origin = siteOrigin(matches)
  return [...pageMetadata(landingMeta, origin), ...jsonLdMeta(landingJsonLd(origin))]
}

export function loader({ context }: LoaderFunctionArgs) {
  return { live: context.get(liveCounter).shown() }
}

export default function LandingPage({ loaderData: { live } }: { loaderData: ReturnType<typeof loader> }) {
  return (
    <main id="main">
      <RememberNext />
      <Greeting />
      <Hero />
      <ToneLadder />
      <Features />
      <HowItWorks />
      <HowItLooks />
      <Proof live={live} />
      <ClosingCall />
    </main>
  )
}
