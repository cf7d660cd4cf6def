import { spawnSync } from 'node:child_process'

const MAX_BYTES = 64 * 1024 * 1024

/** Git's output; undefined if the command fails, as it may in a shallow clone or outside a checkout. */
export function git(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8', maxBuffer: MAX_BYTES })
  return status === 0 ? stdout.trimEnd() : undefined
}
