import { durations, gauge } from '#platform/server/meters/meter.ts'
import { inSpan, type SpanStart } from '#platform/server/traces/span.ts'

/** The roles of transactions, and statements that commit by themselves. */
type Kind = (typeof KINDS)[number]
const KINDS = ['anon', 'authenticated', 'service_role', 'owner', 'autocommit'] as const

const transactions = gauge({
  name: 'hanpan_transactions',
  help: 'Transactions that wait for a connection, that have one, and statements that commit by themselves',
  labels: { state: ['waiting', 'open', 'autocommit'] },
})
const transactionDurations = durations({
  name: 'hanpan_transaction_seconds',
  help: 'Time of a transaction, with its wait for a connection',
  labels: { kind: KINDS, outcome: ['committed', 'failed'] },
})
const waits = durations({
  name: 'hanpan_connection_wait_seconds',
  help: 'Time that a transaction waited for a connection',
  labels: {},
})

/**
 * Counts, times and traces a transaction.
 * @param work runs it, and calls `opened` once it has a connection
 */
export async function meterTransaction<Result>(
  kind: Kind,
  work: (opened: () => void) => Promise<Result>,
): Promise<Result> {
  const begun = performance.now()
  let state: 'waiting' | 'open' | 'autocommit' = kind === 'autocommit' ? 'autocommit' : 'waiting'
  let outcome: 'committed' | 'failed' = 'failed'
  transactions.add({ state }, 1)
  try {
    const result = await inSpan(spanOf(kind), (span) =>
      work(() => {
        transactions.add({ state }, -1)
        state = 'open'
        transactions.add({ state }, 1)
        const waited = performance.now() - begun
        waits.note({}, waited)
        span.note({ 'hanpan.wait_ms': Math.round(waited) })
      }),
    )
    outcome = 'committed'
    return result
  } finally {
    transactions.add({ state }, -1)
    transactionDurations.note({ kind, outcome }, performance.now() - begun)
  }
}

function spanOf(kind: Kind): SpanStart {
  return { name: `transaction ${kind}`, kind: 'client', attributes: { 'db.system.name': 'postgresql' } }
}
