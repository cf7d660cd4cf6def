import { afterEach, expect, test } from 'vitest'
import { calledAbroad, inSpan, type SpanStart, type Tracer, traceWith } from '#platform/server/traces/span.ts'

afterEach(() => traceWith(undefined))

function recordingTracer(): Tracer & { started: SpanStart[] } {
  const started: SpanStart[] = []
  return {
    started,
    run: (start, work) => {
      started.push(start)
      return work({ rename: () => {}, note: () => {} })
    },
    close: async () => {},
  }
}

test('without a tracer, the work runs as it is', async () => {
  expect(await inSpan({ name: 'work', kind: 'internal', attributes: {} }, async () => 7)).toBe(7)
})

test('with a tracer, a call of another service is a span with its name', async () => {
  const tracer = recordingTracer()
  traceWith(tracer)
  expect(await calledAbroad('Stripe', async () => 'paid')).toBe('paid')
  expect(tracer.started).toEqual([{ name: 'call Stripe', kind: 'client', attributes: { 'peer.service': 'Stripe' } }])
})
