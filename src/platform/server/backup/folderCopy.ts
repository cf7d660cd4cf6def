import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Milliseconds } from '#kit/time.ts'

/** Systems note the time of a change in steps of up to 10 ms, so a change right after the copy can leave the time as it was. */
const RACY_MS: Milliseconds = 100
/** Disks that can share blocks between files copy at once. */
const SHARING = constants.COPYFILE_FICLONE

/** Whether to copy a file, by its path in the folder. */
type IsWanted = (name: string) => boolean

/**
 * Copies a folder whose files change in the meantime, in two steps: `copyMost` takes its time and copies everything; `catchUp` then
 * copies what has changed since. Nothing may change during `catchUp`, so it is as short as possible.
 */
export class FolderCopy {
  readonly #from: string
  readonly #to: string
  /** The version of each file that was copied; undefined if it may have changed right after. */
  readonly #copied = new Map<string, string | undefined>()

  constructor(from: string, to: string) {
    this.#from = from
    this.#to = to
  }

  async copyMost(isWanted: IsWanted): Promise<void> {
    await this.#copyFolder('', isWanted)
  }

  async #copyFolder(folder: string, isWanted: IsWanted): Promise<void> {
    await mkdir(join(this.#to, folder), { mode: 0o700 })
    for (const entry of await readdir(join(this.#from, folder), { withFileTypes: true })) {
      const name = join(folder, entry.name)
      if (entry.isDirectory()) await this.#copyFolder(name, isWanted)
      else if (isWanted(name)) await this.#copyEarly(name)
    }
  }

  /** A file may be deleted before it is copied; then `catchUp` does not miss it. */
  async #copyEarly(name: string): Promise<void> {
    const startedAt = Date.now()
    try {
      const about = await stat(join(this.#from, name))
      await copyFile(join(this.#from, name), join(this.#to, name), SHARING)
      this.#copied.set(name, about.mtimeMs < startedAt - RACY_MS ? versionOf(about) : undefined)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  /** Copies what is new or changed, and deletes what is gone. Synchronous, because everything waits for it. */
  catchUp(isWanted: IsWanted): void {
    const present = new Set<string>()
    this.#catchUpFolder('', isWanted, present)
    for (const name of this.#copied.keys()) if (!present.has(name)) rmSync(join(this.#to, name), { force: true })
  }

  #catchUpFolder(folder: string, isWanted: IsWanted, present: Set<string>): void {
    mkdirSync(join(this.#to, folder), { recursive: true, mode: 0o700 })
    for (const entry of readdirSync(join(this.#from, folder), { withFileTypes: true })) {
      const name = join(folder, entry.name)
      if (entry.isDirectory()) this.#catchUpFolder(name, isWanted, present)
      else if (isWanted(name)) {
        present.add(name)
        const version = this.#copied.get(name)
        if (version === undefined || version !== versionOf(statSync(join(this.#from, name)))) {
          copyFileSync(join(this.#from, name), join(this.#to, name), SHARING)
        }
      }
    }
  }
}

function versionOf({ size, mtimeMs, ino }: { size: number; mtimeMs: number; ino: number }): string {
  return `${size} ${mtimeMs} ${ino}`
}

/** The bytes of all files below a folder. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) bytes += await fileBytes(join(entry.parentPath, entry.name))
  }
  return bytes
}

async function fileBytes(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
