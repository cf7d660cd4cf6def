// Must be imported first, for the reason given there:
import '#app/variables.ts'

import { banner } from '#app/banner.ts'
import { startServer } from '#app/startServer.ts'
import { dev, variables } from '#app/variables.ts'
import { SECOND_MS } from '#kit/time.ts'
import { parseEnvironment } from '#platform/environment.ts'

/** Eight seconds for running requests, and the rest for closing the database. */
const LONGEST_END_MS = 12 * SECOND_MS

// Only the owner can read the files that this process writes.
process.umask(0o077)
const environment = parseEnvironment(variables)
if (!environment.ok) stop('cannot start', environment.refusal)
const server = await startServer(environment.value, dev).catch((error: Error) => stop('cannot start', [error.message]))
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    setTimeout(
      () => stop('ends at once', [`closing took longer than ${LONGEST_END_MS / SECOND_MS} seconds`]),
      LONGEST_END_MS,
    ).unref()
    await server.close()
    process.exit(0)
  })
}
// Only now, because whoever reads the address may end the process at once.
console.log(banner(environment.value, server))

function stop(what: string, reasons: string[]): never {
  console.error([`Hanpan ${what}:`, ...reasons.map((reason) => `  - ${reason}`)].join('\n'))
  process.exit(1)
}
