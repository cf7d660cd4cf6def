import { spawnSync } from 'node:child_process'

const MOST_BYTES = 64 * 1024 * 1024

/** What Git prints; undefined where it knows no answer, as in a shallow clone or outside a checkout. */
export function git(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8', maxBuffer: MOST_BYTES })
  return status === 0 ? stdout.trimEnd() : undefined
}
