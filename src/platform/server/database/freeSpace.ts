import { statfs } from 'node:fs/promises'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { Log } from '#platform/server/log.ts'

/** In this time, the server can write far less than the reserve. */
const POLL_MS = SECOND_MS

export interface FreeSpace {
  /** Whether less than the reserve is left. */
  isLow(): boolean
  stop(): void
}

export interface FreeSpaceParts {
  reserveBytes: number
  /** How many bytes are free; see `freeBytesOf`. */
  readFreeBytes(): Promise<number>
  log: Log
  pollMs?: Milliseconds
}

/** Checks the disk's free space now and every second. */
export function watchFreeSpace({ reserveBytes, readFreeBytes, log, pollMs = POLL_MS }: FreeSpaceParts): FreeSpace {
  let low = false
  const look = async () => {
    try {
      const freeBytes = await readFreeBytes()
      const isLow = freeBytes < reserveBytes
      if (isLow && !low)
        log.error({ freeBytes, reserveBytes }, 'the disk is full: nothing is saved until there is room')
      if (!isLow && low) log.warn({ freeBytes, reserveBytes }, 'the disk has room again')
      low = isLow
    } catch (error) {
      log.warn({ cause: (error as Error).message }, 'the free space of the disk could not be read')
    }
  }
  void look()
  const timer = setInterval(look, pollMs)
  timer.unref()
  return { isLow: () => low, stop: () => clearInterval(timer) }
}

/** How many bytes an unprivileged user may still write on the directory's disk. */
export async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
