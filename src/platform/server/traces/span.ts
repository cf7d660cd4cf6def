/** Never what a person wrote or is called by: no id of theirs, address, name, text or path. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** A part of a request's work, as OpenTelemetry has it. */
export interface SpanStart {
  name: string
  /** `server`: what a client asked of us. `client`: what we ask of another service. */
  kind: 'server' | 'internal' | 'client'
  attributes: SpanAttributes
}

export interface Span {
  /** What becomes known during the work, such as the response's status. */
  rename(name: string): void
  note(attributes: SpanAttributes): void
}

export interface Tracer {
  /** A span that starts while another is under way becomes its child. A span whose work throws is marked as failed. */
  run<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>
  /** Sends the spans that have not been sent yet. */
  close(): Promise<void>
}

const UNTRACED: Span = { rename: () => {}, note: () => {} }

/** There is one in this process, as there is one registry of meters. */
let tracer: Tracer | undefined

export function traceWith(started: Tracer | undefined): void {
  tracer = started
}

/** Runs `work`, as a span if the process is traced. */
export function inSpan<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result> {
  return tracer ? tracer.run(start, work) : work(UNTRACED)
}

/** A call of another company's service. */
export function calledAbroad<Result>(service: string, call: () => Promise<Result>): Promise<Result> {
  return inSpan({ name: `call ${service}`, kind: 'client', attributes: { 'peer.service': service } }, call)
}
