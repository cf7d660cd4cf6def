import { readFileSync } from 'node:fs'
import type { Milliseconds } from '#kit/time.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10
/** Fields of `/proc/PID/stat` after the name of the program. */
const [PARENT, OWN, OF_ENDED_CHILDREN] = [1, [11, 12], [13, 14]]

/** The processor time that a process has used so far, without its children. Linux only. */
export function processorMs(pid: number): Milliseconds {
  return ticks(pid, OWN) * TICK_MS
}

/** The processor time that a PostgreSQL server on this machine has used so far, with the processes of all connections. Linux only. */
export function postgresqlMs(postmaster: number): Milliseconds {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ').filter(Boolean)
  const own = ticks(postmaster, [...OWN, ...OF_ENDED_CHILDREN])
  return TICK_MS * children.reduce((sum, child) => sum + ticks(Number(child), OWN), own)
}

/** The id of the server's first process, which starts one for each connection. */
export async function postmasterOf(databaseUrl: string): Promise<number> {
  const database = await openDatabase({ databaseUrl, dataDirectory: '' })
  try {
    const [row] = await database.tx(OWNER, (tx) => tx.sql<{ pid: number }>('select pg_backend_pid() as pid'))
    return Number(fieldsOf(row?.pid ?? 0)[PARENT])
  } finally {
    await database.close()
  }
}

function ticks(pid: number, fields: readonly number[]): number {
  const values = fieldsOf(pid)
  return fields.reduce((sum, field) => sum + Number(values[field] ?? 0), 0)
}

/** Empty for a process that has ended meanwhile. */
function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
