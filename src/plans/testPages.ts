import type { PageMeta } from '#site/pageMetadata.ts'

export const testCheckoutMeta: PageMeta = {
  title: 'Test payment',
  description: 'Stands in for the payment page on a developer’s machine. No money moves.',
  path: '/dev/checkout',
}

export const testPortalMeta: PageMeta = {
  title: 'Test subscription',
  description: 'Stands in for the page where a subscription is managed, on a developer’s machine.',
  path: '/dev/portal',
}
