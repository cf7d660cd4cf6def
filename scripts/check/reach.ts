import { existsSync } from 'node:fs'
import type { SourceFile } from './architecture.ts'
import { git } from './git.ts'

/** The files that differ from `revision`, with those that Git does not know yet; deleted ones are not among them. */
export function changedFiles(revision: string): string[] {
  const changed = git('diff', '--name-only', revision, '--')
  if (changed === undefined) throw new Error(`Git knows no revision ${revision}`)
  const added = git('ls-files', '--others', '--exclude-standard') ?? ''
  return `${changed}\n${added}`.split('\n').filter((path) => path && existsSync(path))
}

/**
 * The files from which a change spreads through imports. Data is read and not imported: in its place stand the sources that name
 * its folder.
 * @param sources those of `src/`, by their paths in it
 */
export function startingPoints(changed: readonly string[], sources: readonly SourceFile[]): string[] {
  const folders = new Set(changed.flatMap((path) => /^(?:content\/[\w-]+|migrations)(?=\/)/.exec(path)?.[0] ?? []))
  const readers = sources.filter(({ text }) => [...folders].some((folder) => text.includes(folder)))
  return [...changed.filter((path) => /\.(tsx?|js|css)$/.test(path)), ...readers.map(({ path }) => `src/${path}`)]
}
