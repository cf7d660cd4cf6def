import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

export const PRETENDARD = 'pretendard@1.3.9'
const CACHE = '.cache/pretendard'

/** Downloads the font's package, which is too large to install (98 MB), unpacks it into a cache, and returns the folder of its files. */
export function fetchPretendard(): string {
  mkdirSync(CACHE, { recursive: true })
  execFileSync('npm', ['pack', PRETENDARD, '--silent', '--pack-destination', CACHE])
  const archive = join(CACHE, `${PRETENDARD.replace('@', '-')}.tgz`)
  execFileSync('tar', ['-xzf', archive, '-C', CACHE, '--strip-components=1'])
  return join(CACHE, 'dist')
}
