// `npm run second-step:remove -- person@example.org`, `second-step:reseal` and `keys:rotate`. They work whether or not the server is running.
import { accountCommands } from '#identity/server/accountCommands.ts'
import { parseEnvironment } from '#platform/environment.ts'
import { runCommand } from '#platform/server/commandSocket/runCommand.ts'

const [command = '', ...parameters] = process.argv.slice(2)
const environment = parseEnvironment(process.env)
if (!environment.ok) stop(environment.refusal.join('\n'))
const commands = accountCommands(environment.value.factorKeys)
const order = { command, parameters }
const outcome = await runCommand(environment.value, commands, order).catch((error: Error) => stop(error.message))
if (!outcome.ok) stop(outcome.refusal)
console.log(outcome.value)

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
