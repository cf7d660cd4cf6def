import type { SourceFile } from './architecture.ts'
import { git } from './git.ts'

const MAIN_BRANCH = 'main'

/**
 * The sources at the commit where the branch left `main` (on `main`: before the last commit), under their current paths.
 * Undefined if Git does not have that commit, as in a shallow clone.
 */
export function baseSources(sources: readonly SourceFile[], folders: readonly string[]): SourceFile[] | undefined {
  const base = baseCommit()
  const diff = base && git('diff', '--name-status', '--find-renames', base, '--', ...folders)
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...folders)
  if (diff === undefined || added === undefined) return undefined
  const changes = diff.split('\n').map((line) => line.split('\t'))
  const touched = new Set([...added.split('\n'), ...changes.flatMap(([, ...paths]) => paths)])
  const replaced = changes.flatMap(([, before = '', now = before]) => {
    const text = git('show', `${base}:${before}`)
    return text === undefined || !/\.(tsx?|js)$/.test(now) ? [] : [{ path: now, text }]
  })
  return [...sources.filter(({ path }) => !touched.has(path)), ...replaced]
}

function baseCommit(): string | undefined {
  const head = git('rev-parse', 'HEAD')
  const base = git('merge-base', 'HEAD', MAIN_BRANCH) ?? head
  return base === head ? git('rev-parse', '--verify', '--quiet', 'HEAD~1') : base
}
