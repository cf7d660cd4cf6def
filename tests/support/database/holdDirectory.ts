// Run as a process of its own: holds the data directory named as its argument until it is killed.
import { lockDirectory } from '#platform/server/database/directoryLock.ts'

lockDirectory(process.argv[2] ?? '')
process.send?.('held')
setInterval(() => {}, 60_000)
