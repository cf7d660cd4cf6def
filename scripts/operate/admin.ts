// `npm run admin:grant -- person@example.org` and `admin:revoke`. They work whether or not the server is running.
import { adminCommands } from '#admin/server/adminCommands.ts'
import { parseEnvironment } from '#platform/environment.ts'
import { runCommand } from '#platform/server/commandSocket/runCommand.ts'

const [command = '', ...parameters] = process.argv.slice(2)
const environment = parseEnvironment(process.env)
if (!environment.ok) stop(environment.refusal.join('\n'))
const outcome = await runCommand(environment.value, adminCommands, { command: `admin:${command}`, parameters }).catch(
  (error: Error) => stop(error.message),
)
if (!outcome.ok) stop(outcome.refusal)
console.log(outcome.value)

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
