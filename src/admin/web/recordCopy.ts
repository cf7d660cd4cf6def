import type { AdminAction } from '#admin/adminContract.ts'

const AT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const recordCopy = {
  title: 'What Admins Did',
  lead: 'Recorded together with each action. Nobody can change or delete an entry. Times are UTC.',
  loading: 'Loading the record...',
  failed: 'The record could not be loaded.',
  nothing: 'No admin has done anything yet.',
  more: 'Show older entries',
  loadingMore: 'Loading...',
  at: (at: string) => AT.format(new Date(at)),
} as const

const COLUMNS: Record<string, string> = {
  title: 'title',
  meta_description: 'description',
  content: 'text',
  json_ld: 'headline',
}

/** Who did it. */
export function doerOf({ by, admin }: AdminAction): string {
  return by === 'command' ? 'The command line' : (admin ?? 'A former admin')
}

/** What was done, as the end of a sentence that begins with who did it. */
export function deedOf({ action, user, slug, changed, found }: AdminAction): string {
  const page = slug ?? 'a page'
  const person = user ?? 'a deleted account'
  switch (action) {
    case 'page_added':
      return `added ${page}`
    case 'page_edited':
      return `edited ${page}: ${changed.map((column) => COLUMNS[column] ?? column).join(', ')}`
    case 'page_published':
      return `published ${page}`
    case 'page_unpublished':
      return `unpublished ${page}`
    case 'hold_cleared':
      return `put ${person} back on the leaderboards`
    case 'hold_confirmed':
      return `kept ${person} off the leaderboards`
    case 'admin_granted':
      return `made ${person} an admin`
    case 'admin_revoked':
      return `took the admin role from ${person}`
    case 'accounts_searched':
      return found === 1 ? `looked up ${person}` : `searched for accounts and found ${found ?? 0}`
  }
}
