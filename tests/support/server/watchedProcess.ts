// Runs as a separate process under the server's watchdog, with short intervals. The argument selects its behavior.
import { setTimeout as pause } from 'node:timers/promises'
import { startWatchdog } from '#platform/server/watchdog/watchdog.ts'

const LOOK_MS = 20
const PATIENCE = 25

const SIGNS: Record<string, () => Promise<boolean>> = {
  answers: () => pause(LOOK_MS * 3).then(() => true),
  silence: () => new Promise(() => {}),
  failure: async () => false,
  loop: () => {
    while (true);
  },
}

const isAlive = SIGNS[process.argv[2] ?? '']
if (!isAlive) throw new Error('The argument names no behavior')
const { stop } = startWatchdog({ isAlive, watched: 'the embedded database', pollMs: LOOK_MS, patience: PATIENCE })
if (process.argv[2] === 'answers') {
  await pause(LOOK_MS * PATIENCE * 3)
  await stop()
} else {
  // However late the thread starts on a busy machine, it ends the process.
  setInterval(() => {}, LOOK_MS)
}
