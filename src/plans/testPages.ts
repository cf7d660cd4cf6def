import type { PageWords } from '#site/pageMetadata.ts'

export const testCheckoutPage: PageWords = {
  title: 'Test payment',
  description: 'Stands in for the payment page on a developer’s machine. No money moves.',
  path: '/dev/checkout',
}

export const testPortalPage: PageWords = {
  title: 'Test subscription',
  description: 'Stands in for the page where a subscription is managed, on a developer’s machine.',
  path: '/dev/portal',
}
