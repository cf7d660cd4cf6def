import type { MetaArgs } from 'react-router'
import { landingJsonLd, landingWords } from '#landing/landingPage.ts'
import { ClosingCall } from '#landing/web/ClosingCall.tsx'
import { Features } from '#landing/web/Features.tsx'
import { Greeting } from '#landing/web/Greeting.tsx'
import { Hero } from '#landing/web/Hero.tsx'
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
  return [...pageMetadata(landingWords, origin), ...jsonLdMeta(landingJsonLd(origin))]
}

export default function LandingPage() {
  return (
    <main id="main">
      <Greeting />
      <Hero />
      <ToneLadder />
      <Features />
      <HowItWorks />
      <Proof />
      <ClosingCall />
    </main>
  )
}
