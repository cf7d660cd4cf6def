// Runs before `npm start`, `npm run dev` and `npm test`, with whatever Node the machine has, so it is plain JavaScript
// without dependencies: installs the locked packages when they are missing or older than the lock file.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const lock = 'package-lock.json'
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs

if (!upToDate) {
  console.log('Installing packages (once; about a minute on a fresh machine) ...')
  const { status } = spawnSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' })
  process.exitCode = status ?? 1
}
