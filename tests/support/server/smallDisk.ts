import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const MEGABYTE = 1024 * 1024

/** A small in-memory disk that a test can fill. */
export interface SmallDisk {
  path: string
  /** Fills it until this many bytes are free, after removing the previous filling. */
  leave(freeBytes: number): void
  /** Removes the filling. */
  empty(): void
  remove(): void
}

/** Undefined if mounting is impossible: it requires root on Linux. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'hanpan-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    rmSync(path, { recursive: true })
    return undefined
  }
  const ballast = join(path, 'ballast')
  const empty = () => rmSync(ballast, { force: true })
  return {
    path,
    leave(freeBytes) {
      empty()
      const { bavail, bsize } = statfsSync(path)
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)))
    },
    empty,
    remove() {
      execFileSync('umount', ['--lazy', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}
