import { expect, test } from 'vitest'
import type { AdminAction } from '#admin/adminContract.ts'
import { deedOf, doerOf, recordCopy } from '#admin/web/recordCopy.ts'

const ACTION: AdminAction = {
  ...{ id: 1, at: '2026-11-20T12:05:00.000Z', by: 'admin', admin: 'maya@example.org', action: 'page_edited' },
  ...{ user: null, slug: 'learn/hangul', changed: ['title', 'meta_description', 'content', 'json_ld'], found: null },
}
const told = (action: Partial<AdminAction>) => {
  const entry = { ...ACTION, ...action }
  return `${doerOf(entry)} ${deedOf(entry)}`
}

test('an entry says who did what', () => {
  const user = 'ann@example.org'
  expect(told({})).toBe('maya@example.org edited learn/hangul: title, description, text, headline')
  expect(told({ action: 'page_added' })).toBe('maya@example.org added learn/hangul')
  expect(told({ action: 'page_published' })).toBe('maya@example.org published learn/hangul')
  expect(told({ action: 'page_unpublished' })).toBe('maya@example.org unpublished learn/hangul')
  expect(told({ action: 'hold_cleared', user })).toBe('maya@example.org put ann@example.org back on the leaderboards')
  expect(told({ action: 'hold_confirmed', user })).toBe('maya@example.org kept ann@example.org off the leaderboards')
  expect(told({ action: 'accounts_searched', user, found: 1 })).toBe('maya@example.org looked up ann@example.org')
  expect(told({ action: 'accounts_searched', found: 3 })).toBe('maya@example.org searched for accounts and found 3')
})

test('the command line and deleted accounts are named as such', () => {
  const command = { by: 'command', admin: null } as const
  expect(told({ ...command, action: 'admin_granted', user: 'ann@example.org' })).toBe(
    'The command line made ann@example.org an admin',
  )
  expect(told({ ...command, action: 'admin_revoked' })).toBe(
    'The command line took the admin role from a deleted account',
  )
  expect(told({ admin: null, action: 'page_published' })).toBe('A former admin published learn/hangul')
})

test('times are UTC', () => {
  expect(recordCopy.at('2026-11-20T23:05:00.000Z')).toMatch(/^Nov 20, 2026, 11:05\sPM$/)
})
