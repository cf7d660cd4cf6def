/** Why a payment page could not be opened, on the wire and on the screen alike. */
export const paymentCopy = {
  'create-checkout': { signedOut: 'Please sign in to subscribe', failed: 'Failed to create checkout session' },
  'customer-portal': {
    signedOut: 'Please sign in to manage subscription',
    failed: 'Failed to open customer portal',
  },
} as const
