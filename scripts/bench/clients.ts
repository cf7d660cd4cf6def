/**
 * Variables of a server under load whose rate limits are on: it trusts this machine as a proxy, so that each client of a bench can have
 * an IP address of its own.
 */
export const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' }

const OCTET = 256

/** The header by which a proxy reports the client's address. Each number is another client. */
export function clientHeader(client: number): { 'x-forwarded-for': string } {
  const octets = [Math.floor(client / OCTET ** 2), Math.floor(client / OCTET), client].map((part) => part % OCTET)
  return { 'x-forwarded-for': `10.${octets.join('.')}` }
}
