import type { MiddlewareHandler } from 'hono'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

const SELF_ONLY = ['connect-src', 'img-src', 'font-src', 'media-src', 'manifest-src', 'worker-src', 'form-action']

/** `nonce` is null for pages without inline scripts: there, only the site's script files may run. */
export function contentSecurityPolicy(nonce: string | null): string {
  return [
    "default-src 'none'",
    nonce === null ? "script-src 'self'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    ...SELF_ONLY.map((directive) => `${directive} 'self'`),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** Vite's development client needs inline styles, its own scripts and a socket. */
export const DEVELOPMENT_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** A service worker asks the server for what the pages ask for. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'"

/** Headers for every response. Responses that are not pages may neither run nor load anything. */
export function securityHeaders(behindTls: boolean): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('x-request-id', context.get('requestId'))
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (behindTls) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}
