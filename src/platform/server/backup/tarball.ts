import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** The tar format consists of blocks of this size. */
const BLOCK = 512
const NAME_BYTES = 100
/** Where each field of a header is, and how long it is. Source: POSIX.1-1988, ustar. */
const FIELDS = {
  name: [0, NAME_BYTES],
  mode: [100, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const
const FILE = '0'
const FOLDER = '5'
/** A name that stays inside its folder. */
const SAFE_NAME = /^(?!\.{1,2}(\/|$))[\w.-]+(\/(?!\.{1,2}(\/|$))[\w.-]+)*$/

/**
 * Packs files and folders into a `.tar.gz` that only its owner can read, and waits until it is on the disk. Never holds more than a
 * piece of a file in memory.
 * @param entries names in the folder; folders are packed with everything in them
 */
export async function pack(folder: string, entries: readonly string[], file: string): Promise<void> {
  await pipeline(
    Readable.from(tarOf(folder, entries)),
    createGzip(),
    createWriteStream(file, { mode: 0o600, flush: true }),
  )
}

async function* tarOf(folder: string, entries: readonly string[]): AsyncGenerator<Buffer> {
  for (const entry of entries) yield* packed(folder, entry)
  yield Buffer.alloc(2 * BLOCK)
}

async function* packed(folder: string, name: string): AsyncGenerator<Buffer> {
  const path = join(folder, name)
  const about = await stat(path)
  const { size, mtimeMs } = about
  if (about.isDirectory()) {
    yield header({ name: `${name}/`, type: FOLDER, size: 0, mode: 0o700, mtimeMs })
    for (const inner of (await readdir(path)).sort()) yield* packed(folder, `${name}/${inner}`)
    return
  }
  yield header({ name, type: FILE, size, mode: 0o600, mtimeMs })
  if (size > 0) yield* createReadStream(path)
  yield Buffer.alloc(padding(size))
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

function header(of: { name: string; type: string; size: number; mode: number; mtimeMs: number }): Buffer {
  if (Buffer.byteLength(of.name) > NAME_BYTES) throw new Error(`The name ${of.name} is too long for a backup`)
  const block = Buffer.alloc(BLOCK)
  const write = (field: keyof typeof FIELDS, text: string) => block.write(text, FIELDS[field][0], 'utf8')
  const octal = (value: number, digits: number) => Math.floor(value).toString(8).padStart(digits, '0')
  write('name', of.name)
  write('mode', octal(of.mode, 7))
  write('size', octal(of.size, 11))
  write('time', octal(of.mtimeMs / 1000, 11))
  write('type', of.type)
  write('magic', 'ustar\x0000')
  write('checksum', ' '.repeat(FIELDS.checksum[1]))
  write('checksum', `${octal(sumOf(block), 6)}\0 `)
  return block
}

function sumOf(block: Buffer): number {
  return block.reduce((sum, byte) => sum + byte, 0)
}

/**
 * Unpacks a file that `pack` has made into a folder, creating it.
 * @throws if the file is anything else, incomplete or damaged
 */
export async function unpack(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    const bytes = new Bytes(source)
    for (let block = await bytes.exactly(BLOCK); block.some((byte) => byte !== 0); block = await bytes.exactly(BLOCK)) {
      await unpackEntry(readHeader(block), bytes, folder)
    }
    // Read on, so that the checksum at the end of the file is compared.
    await bytes.rest()
  })
}

async function unpackEntry({ name, type, size }: ReturnType<typeof readHeader>, bytes: Bytes, folder: string) {
  const path = join(folder, name)
  if (type === FOLDER) return void (await mkdir(path, { recursive: true, mode: 0o700 }))
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const target = await open(path, 'wx', 0o600)
  try {
    for await (const piece of bytes.next(size)) await target.write(piece)
  } finally {
    await target.close()
  }
  await bytes.exactly(padding(size))
}

function readHeader(block: Buffer): { name: string; type: string; size: number } {
  const read = (field: keyof typeof FIELDS) => {
    const [start, length] = FIELDS[field]
    return block
      .toString('utf8', start, start + length)
      .replace(/\0.*$/s, '')
      .trim()
  }
  const wanted = Number.parseInt(read('checksum'), 8)
  const found = sumOf(block) - sumOf(block.subarray(148, 156)) + ' '.charCodeAt(0) * FIELDS.checksum[1]
  const name = read('name').replace(/\/$/, '')
  const type = read('type')
  if (wanted !== found || !SAFE_NAME.test(name) || ![FILE, FOLDER].includes(type)) throw new Error('not a backup')
  return { name, type, size: Number.parseInt(read('size'), 8) }
}

/** Cuts a stream into pieces of chosen lengths. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>
  #waiting: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async *next(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (this.#waiting.length === 0) this.#waiting = await this.#read()
      const piece = this.#waiting.subarray(0, left)
      this.#waiting = this.#waiting.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }

  async exactly(count: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of this.next(count)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  async rest(): Promise<void> {
    while (!(await this.#source.next()).done) {}
  }

  async #read(): Promise<Buffer> {
    const { done, value } = await this.#source.next()
    if (done) throw new Error('the file ends too early')
    return value
  }
}
