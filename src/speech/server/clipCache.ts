import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Rendered clips on this node's disk. The least recently used are deleted first. */
export interface ClipCache {
  has(name: string): boolean
  read(name: string): Promise<Buffer | undefined>
  write(name: string, clip: Buffer): Promise<void>
}

const UNFINISHED = '.part'

/** Opens the cache with the clips of earlier runs. The modification time of a file is the last use of its clip. */
export async function openClipCache(directory: string, mostBytes: number): Promise<ClipCache> {
  await mkdir(directory, { recursive: true })
  const sizes = await storedSizes(directory)

  async function makeRoom(): Promise<void> {
    for (const name of excess(sizes, mostBytes)) {
      sizes.delete(name)
      await rm(join(directory, name), { force: true })
    }
  }

  /** Marks a clip as the most recently used. */
  function noteUse(name: string, size: number): void {
    sizes.delete(name)
    sizes.set(name, size)
  }

  return {
    has: (name) => sizes.has(name),
    async read(name) {
      if (!sizes.has(name)) return undefined
      const path = join(directory, name)
      try {
        const clip = await readFile(path)
        const now = new Date()
        await utimes(path, now, now)
        noteUse(name, clip.length)
        return clip
      } catch {
        // The file was removed by hand or is unreadable, so the clip will be rendered again.
        sizes.delete(name)
        return undefined
      }
    },
    /** A file with the name of a clip is always complete, even after a crash of the process or machine. */
    async write(name, clip) {
      const unfinished = join(directory, `${name}.${randomUUID()}${UNFINISHED}`)
      try {
        await writeFile(unfinished, clip, { flush: true })
        await rename(unfinished, join(directory, name))
      } finally {
        await rm(unfinished, { force: true })
      }
      noteUse(name, clip.length)
      await makeRoom()
    },
  }
}

/** The names to delete, from the front, until the rest fits. */
function excess(sizes: ReadonlyMap<string, number>, mostBytes: number): string[] {
  let surplus = [...sizes.values()].reduce((sum, size) => sum + size, 0) - mostBytes
  const names: string[] = []
  for (const [name, size] of sizes) {
    if (surplus <= 0) return names
    names.push(name)
    surplus -= size
  }
  return names
}

/** Sizes by name, the least recently used first. Removes unfinished files from a crash. */
async function storedSizes(directory: string): Promise<Map<string, number>> {
  const files = []
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    if (name.endsWith(UNFINISHED)) await rm(path, { force: true })
    else if (name.endsWith('.mp3')) files.push({ name, ...(await sizeAndTime(path)) })
  }
  return new Map(files.sort((one, other) => one.time - other.time).map(({ name, size }) => [name, size]))
}

async function sizeAndTime(path: string): Promise<{ size: number; time: number }> {
  const { size, mtimeMs } = await stat(path)
  return { size, time: mtimeMs }
}
