// Runs as a separate process: locks the data directory in its argument until it is killed.
import { lockDirectory } from '#platform/server/database/directoryLock.ts'

lockDirectory(process.argv[2] ?? '')
process.send?.('held')
setInterval(() => {}, 60_000)
