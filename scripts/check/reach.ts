import { existsSync } from 'node:fs'
import type { SourceFile } from './architecture.ts'
import { git } from './git.ts'

/** The files that differ from `revision`, including untracked files, without deleted ones. */
export function changedFiles(revision: string): string[] {
  const changed = git('diff', '--name-only', revision, '--')
  if (changed === undefined) throw new Error(`Git has no revision ${revision}`)
  const added = git('ls-files', '--others', '--exclude-standard') ?? ''
  return `${changed}\n${added}`.split('\n').filter((path) => path && existsSync(path))
}

/**
 * The files from which a change spreads through imports. Data is read, not imported, so a changed data file is replaced by the
 * sources that name its folder.
 * @param sources the sources of `src/`, with paths relative to it
 */
export function startingPoints(changed: readonly string[], sources: readonly SourceFile[]): string[] {
  const folders = new Set(changed.flatMap((path) => /^(?:content\/[\w-]+|migrations)(?=\/)/.exec(path)?.[0] ?? []))
  const readers = sources.filter(({ text }) => [...folders].some((folder) => text.includes(folder)))
  return [...changed.filter((path) => /\.(tsx?|js|css)$/.test(path)), ...readers.map(({ path }) => `src/${path}`)]
}
