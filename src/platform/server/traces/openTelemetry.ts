import { setTimeout as pause } from 'node:timers/promises'
import { DiagLogLevel, diag, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { SECOND_MS } from '#kit/time.ts'
import type { Log } from '#platform/server/log.ts'
import type { Tracer } from '#platform/server/traces/span.ts'

/** A collector that does not answer must not delay the end of the process for longer. */
const PATIENCE_MS = 2 * SECOND_MS
const KINDS = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }

/**
 * Sends spans to an OpenTelemetry collector, as OTLP over HTTP. The packages read `OTEL_EXPORTER_OTLP_HEADERS` and
 * `OTEL_TRACES_SAMPLER` themselves. Import this file only if spans are wanted: nothing else loads the packages.
 */
export function openTracer(endpoint: string, log: Log): Tracer {
  const untold = () => {}
  diag.setLogger(
    {
      // Not the message, which could quote the collector's answer or a header.
      error: () => log.warn({}, 'spans could not be sent'),
      warn: untold,
      info: untold,
      debug: untold,
      verbose: untold,
    },
    DiagLogLevel.ERROR,
  )
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: PATIENCE_MS,
  })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'hanpan' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = provider.getTracer('hanpan')
  return {
    run: ({ name, kind, attributes }, work) =>
      tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, async (span) => {
        try {
          return await work({
            rename: (better) => void span.updateName(better),
            note: (known) => void span.setAttributes(known),
          })
        } catch (error) {
          // Not the error itself: its message could quote what a person wrote.
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      }),
    async close() {
      await Promise.race([provider.shutdown().catch(untold), pause(PATIENCE_MS, undefined, { ref: false })])
    },
  }
}
