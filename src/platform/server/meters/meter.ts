import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** All meters of this process. The module that measures something declares its meter. */
const registry = new Registry()
const meters = new Map<string, Labels>()

/**
 * The values that each label may have. For names that are in the code but in no list, such as routes: how many there may be. Any
 * further value becomes `other`. Never use what a person wrote or is called by: no id, address, name, text or path.
 */
type Labels = Readonly<Record<string, readonly string[] | number>>
type Values<Named extends Labels> = {
  readonly [Label in keyof Named]: Named[Label] extends readonly (infer Value extends string)[] ? Value : string
}

/** From a cached page to a language model that answers at the last moment. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

export interface Declared<Named extends Labels> {
  /** As Prometheus's naming rules have it: `hanpan_mails_total`, `hanpan_clip_seconds`. */
  name: string
  help: string
  labels: Named
}

/** Counts what happened since the process started. */
export function counter<const Named extends Labels>({ name, help, labels }: Declared<Named>) {
  const meter = new Counter(declare({ name, help, labels }))
  const admitted = admission(labels)
  return { count: (values: Values<Named>) => meter.inc(admitted(values)) }
}

/** Counts durations by their length. */
export function durations<const Named extends Labels>({
  name,
  help,
  labels,
  bucketSeconds = BUCKETS,
}: Declared<Named> & { bucketSeconds?: number[] }) {
  const meter = new Histogram({ ...declare({ name, help, labels }), buckets: bucketSeconds })
  const admitted = admission(labels)
  return { note: (values: Values<Named>, ms: Milliseconds) => meter.observe(admitted(values), ms / SECOND_MS) }
}

/** A number that goes up and down. */
export function gauge<const Named extends Labels>({ name, help, labels }: Declared<Named>) {
  const meter = new Gauge(declare({ name, help, labels }))
  const admitted = admission(labels)
  return {
    add: (values: Values<Named>, change: number) => meter.inc(admitted(values), change),
    set: (values: Values<Named>, value: number) => meter.set(admitted(values), value),
  }
}

/** A number that is read when somebody looks at the meters. Reading it must be fast and need nothing but this process. */
export function reading<const Named extends Labels>(
  { name, help, labels }: Declared<Named>,
  read: () => readonly (readonly [values: Values<Named>, value: number])[],
): void {
  new Gauge({
    ...declare({ name, help, labels }),
    collect() {
      for (const [values, value] of read()) this.set(values, value)
    },
  })
}

/** The labels of every meter that the loaded modules declare, by its name. */
export const DECLARED: ReadonlyMap<string, Labels> = meters

export const METERS_TYPE = registry.contentType

/** All meters in Prometheus's text format. */
export function metersText(): Promise<string> {
  return registry.metrics()
}

function declare({ name, help, labels }: Declared<Labels>) {
  meters.set(name, labels)
  return { name, help, labelNames: Object.keys(labels), registers: [registry] }
}

function admission(labels: Labels): (values: Readonly<Record<string, string>>) => Record<string, string> {
  const rules = Object.entries(labels).map(([label, allowed]) =>
    typeof allowed === 'number'
      ? { label, known: new Set<string>(), most: allowed }
      : { label, known: new Set(allowed), most: allowed.length },
  )
  return (values) => {
    const admitted: Record<string, string> = {}
    for (const { label, known, most } of rules) {
      const value = values[label] ?? ''
      if (!known.has(value) && known.size < most) known.add(value)
      admitted[label] = known.has(value) ? value : 'other'
    }
    return admitted
  }
}
