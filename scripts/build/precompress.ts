// Writes a .gz and a .br next to every compressible file of the browser build, so that the server never compresses at run time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/
const MIN_BYTES = 512

for (const entry of readdirSync('build/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name) || entry.parentPath.includes('.vite')) continue
  const file = join(entry.parentPath, entry.name)
  const body = readFileSync(file)
  if (body.length < MIN_BYTES) continue
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}
