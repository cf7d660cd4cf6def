// Runs before `npm start`, `npm run dev` and `npm test`, with whatever Node the machine has, so it is plain JavaScript
// without dependencies: installs the locked packages when they are missing or older than the lock file.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/** Of the first Node that has all that the server uses; package.json says the same in `engines`. */
const NEEDED = [24, 8]

const installed = 'node_modules/.package-lock.json'
const lock = 'package-lock.json'
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs

if (!upToDate) {
  console.log('Installing packages (once; about a minute on a fresh machine) ...')
  const { status } = spawnSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' })
  process.exitCode = status ?? 1
}

// On Linux the packages bring a Node of their own, which the scripts of npm find first.
if (!process.exitCode && !existsSync('node_modules/.bin/node') && isOlder(process.versions.node)) {
  console.error(`Hanpan needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.`)
  process.exitCode = 1
}

function isOlder(version) {
  const [major, minor] = version.split('.').map(Number)
  return major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])
}
