import { spawnSync } from 'node:child_process'
import type { SourceFile } from './architecture.ts'

const MAIN_BRANCH = 'main'

/**
 * The sources as they were where the branch left `main`, or on `main` itself before its last commit; undefined where Git does not
 * know, as in a shallow clone.
 */
export function baseSources(sources: readonly SourceFile[], folders: readonly string[]): SourceFile[] | undefined {
  const base = baseCommit()
  if (base === undefined) return undefined
  const changed = git('diff', '--name-only', '--no-renames', base, '--', ...folders)?.split('\n')
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...folders)?.split('\n')
  if (changed === undefined || added === undefined) return undefined
  const kept = sources.filter(({ path }) => !changed.includes(path) && !added.includes(path))
  const replaced = changed.flatMap((path) => {
    const text = git('show', `${base}:${path}`)
    return text === undefined || !/\.(tsx?|js)$/.test(path) ? [] : [{ path, text }]
  })
  return [...kept, ...replaced]
}

function baseCommit(): string | undefined {
  const head = git('rev-parse', 'HEAD')
  const base = git('merge-base', 'HEAD', MAIN_BRANCH) ?? head
  return base === head ? git('rev-parse', '--verify', '--quiet', 'HEAD~1') : base
}

function git(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout.trimEnd() : undefined
}
