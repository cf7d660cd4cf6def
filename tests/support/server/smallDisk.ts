import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const MEGABYTE = 1024 * 1024

/** A disk of its own, in memory, that a test can fill. */
export interface SmallDisk {
  path: string
  /** Fills it up to so many free bytes; what it was filled with before is removed first. */
  leave(freeBytes: number): void
  /** Removes what it was filled with. */
  empty(): void
  remove(): void
}

/** Undefined where nothing can be mounted: only root of a Linux machine can. */
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
