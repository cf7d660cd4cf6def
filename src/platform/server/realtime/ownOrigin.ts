const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether the origin is the site's own. A site on this machine has all of the machine's loopback names. */
export function isOwnOrigin(origin: string, siteUrl: string): boolean {
  const site = URL.parse(siteUrl)
  const page = URL.parse(origin)
  if (!site || !page) return false
  const bothLoopback = LOOPBACK_HOSTS.includes(site.hostname) && LOOPBACK_HOSTS.includes(page.hostname)
  const sameHost = page.hostname === site.hostname || bothLoopback
  return sameHost && page.port === site.port && page.protocol === site.protocol
}
