import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page that was rendered once, in every encoding that a client may accept. */
export interface StoredPage {
  headers: [string, string][]
  etag: string
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>
}

export function storePage(body: Buffer<ArrayBuffer>, headers: [string, string][]): StoredPage {
  return {
    headers,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    bodies: {
      identity: body,
      gzip: gzipSync(body, { level: 9 }),
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    },
  }
}

/** Answers 304 if the client already has this page in this encoding. */
export function answerStored(page: StoredPage, request: { acceptEncoding: string; ifNoneMatch: string }): Response {
  const encoding = preferredEncoding(request.acceptEncoding)
  const etag = `"${page.etag}-${encoding}"`
  const headers = new Headers(page.headers)
  headers.set('etag', etag)
  headers.append('vary', 'Accept-Encoding')
  if (request.ifNoneMatch === etag) return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  // Not a copy: copying a long guide for each request takes longer than everything else here.
  return new Response(page.bodies[encoding], { headers })
}

function preferredEncoding(accept: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?![.\d]))/.test(accept)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?![.\d]))/.test(accept)) return 'gzip'
  return 'identity'
}
