/** The messages for a payment page that could not be opened, on the wire and on screens. */
export const paymentCopy = {
  'create-checkout': { signedOut: 'Please sign in to subscribe', failed: 'Failed to create checkout session' },
  'customer-portal': {
    signedOut: 'Please sign in to manage subscription',
    failed: 'Failed to open customer portal',
  },
} as const
