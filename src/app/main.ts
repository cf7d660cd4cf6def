// First, see there:
import '#app/variables.ts'

import { banner } from '#app/banner.ts'
import { startServer } from '#app/startServer.ts'
import { dev, variables } from '#app/variables.ts'
import { parseEnvironment } from '#platform/environment.ts'

// Whatever this process writes is its owner's alone.
process.umask(0o077)
const environment = parseEnvironment(variables)
if (!environment.ok) stop(environment.refusal)
const server = await startServer(environment.value, dev).catch((error: Error) => stop([error.message]))
console.log(banner(environment.value, server))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await server.close()
    process.exit(0)
  })
}

function stop(reasons: string[]): never {
  console.error(['Hanpan cannot start:', ...reasons.map((reason) => `  - ${reason}`)].join('\n'))
  process.exit(1)
}
