import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import type { ClientInfo } from '#platform/server/realtime/connection.ts'
import { isOwnOrigin } from '#platform/server/realtime/ownOrigin.ts'

const PATH = '/realtime/v1/websocket'

interface Refusal {
  status: number
  code: string
  message: string
}

export interface UpgradeParts {
  siteUrl: () => string
  /** Finds the client's IP address from the peer and `X-Forwarded-For`; see `clientAddresses`. */
  addressOf: (peer: string, forwardedFor: string | undefined) => string
  /** Whether this address group may open another socket without a token. */
  hasRoomFor(addressGroup: string): boolean
  isClosing(): boolean
  /** Completes the upgrade. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, client: ClientInfo): void
}

/** Handles the server's WebSocket upgrades. In development, Vite handles those for other paths. */
export function takeUpgrades(http: Server, parts: UpgradeParts): void {
  http.on('upgrade', (request, stream, head) => {
    if (urlOf(request).pathname !== PATH) {
      if (http.listenerCount('upgrade') === 1) refuse(stream, NOT_FOUND)
      return
    }
    const client = checkUpgrade(request, parts)
    if (client.ok) parts.upgrade(request, stream, head, client.value)
    else refuse(stream, client.refusal)
  })
}

const NOT_FOUND: Refusal = { status: 404, code: 'not_found', message: 'Not found' }

function checkUpgrade(request: IncomingMessage, parts: UpgradeParts): Verdict<ClientInfo, Refusal> {
  const { origin, 'x-forwarded-for': forwardedFor } = request.headers
  if (parts.isClosing()) return refused({ status: 503, code: 'restarting', message: 'The server is restarting' })
  if (origin !== undefined && !isOwnOrigin(origin, parts.siteUrl())) {
    return refused({ status: 403, code: 'origin_not_allowed', message: 'Pages of this origin may not connect' })
  }
  // Phoenix's default is version 1. The `apikey` parameter is ignored: tokens come with each join.
  const version = urlOf(request).searchParams.get('vsn') ?? '1.0.0'
  if (version !== '1.0.0' && version !== '2.0.0') {
    return refused({ status: 400, code: 'unsupported_version', message: 'vsn: must be 1.0.0 or 2.0.0' })
  }
  const forwarded = Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor
  const group = addressGroup(parts.addressOf(request.socket.remoteAddress ?? '', forwarded))
  if (!parts.hasRoomFor(group)) {
    return refused({ status: 429, code: 'too_many_connections', message: 'Too many connections from this address' })
  }
  return granted({ version, addressGroup: group })
}

/** Writes the response to the raw connection, since Node has no response object for an upgrade. */
function refuse(stream: Duplex, { status, code, message }: Refusal): void {
  const body = JSON.stringify({ code, message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  stream.on('error', () => stream.destroy())
  stream.once('finish', () => stream.destroy())
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function urlOf({ url = '/' }: IncomingMessage): URL {
  return URL.parse(url, 'http://realtime') ?? new URL('http://realtime')
}
