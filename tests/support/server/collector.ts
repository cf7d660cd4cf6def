import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as OTLP writes it, as far as tests look at it. */
export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: unknown }[]
  status?: { code?: number }
}

interface Export {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[]
}

export interface Collector {
  url: string
  spans: readonly CollectedSpan[]
  /** Everything that was sent. */
  received: () => string
  close(): Promise<void>
}

/** An OpenTelemetry collector that keeps what it is sent. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = []
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(`${request.url} ${body}`)
    const { resourceSpans } = JSON.parse(body) as Export
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    received: () => bodies.join('\n'),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
