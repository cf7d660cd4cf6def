import { BlockList, isIP } from 'node:net'

/** Returns a function that finds the client's IP address. It trusts `X-Forwarded-For` only as far as configured proxies wrote it. */
export function clientAddresses(
  trustedProxies: readonly string[],
): (peer: string, forwardedFor: string | undefined) => string {
  const isTrusted = proxyTest(trustedProxies)
  return (peer, forwardedFor) => {
    const hops = [...(forwardedFor?.split(',').map((hop) => hop.trim()) ?? []), peer].map(unmapped)
    const client = hops.findLast((hop) => !isTrusted(hop)) ?? hops[0]
    return client !== undefined && isIP(client) !== 0 ? client : unmapped(peer)
  }
}

/** Returns a test for whether an IP address is a configured proxy's. */
export function proxyTest(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = familyOf(address)
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const plain = unmapped(address)
    return isIP(plain) !== 0 && trusted.check(plain, familyOf(plain))
  }
}

/** The addresses that share one visitor's limits: an IPv4 address, or the /64 network that an IPv6 subscriber gets. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
  return `${groups.join(':')}::/64`
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** Converts `::ffff:192.0.2.1`, a dual-stack socket's name for an IPv4 peer, to `192.0.2.1`. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
