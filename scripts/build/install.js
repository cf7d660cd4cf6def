// Installs the locked packages if they are missing or older than the lock file. It runs before `npm start`, `npm run dev` and
// `npm test`, with any version of Node, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/** The first version of Node that has everything the server uses; package.json says the same in `engines`. */
const NEEDED = [24, 8]

const installed = 'node_modules/.package-lock.json'
const lock = 'package-lock.json'
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs

if (!upToDate) {
  console.log('Installing packages (once; about a minute on a fresh machine) ...')
  const { status } = spawnSync('npm', ['ci'], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

// On Linux, Node is one of the packages, and npm scripts find it first.
if (!process.exitCode && !existsSync('node_modules/.bin/node') && isOlder(process.versions.node)) {
  console.error(`Hanpan needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.`)
  process.exitCode = 1
}

function isOlder(version) {
  const [major, minor] = version.split('.').map(Number)
  return major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])
}
