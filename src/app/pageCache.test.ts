import { expect, test } from 'vitest'
import { pageCache } from '#app/pageCache.ts'
import { storePage } from '#app/storedPage.ts'

const page = storePage(Buffer.from('<p>one</p>'), [])

test('a page is cached until its content changes', async () => {
  let revision = 1
  const pages = pageCache(async () => revision)
  pages.store('/learn/hangul', page, (await pages.find('/learn/hangul')).revision)
  expect((await pages.find('/learn/hangul')).cached).toBe(page)
  revision = 2
  expect((await pages.find('/learn/hangul')).cached).toBeUndefined()
})

test('a page that was rendered while its content changed is not cached', async () => {
  let revision = 1
  const pages = pageCache(async () => revision)
  const before = (await pages.find('/learn/hangul')).revision
  revision = 2
  await pages.find('/another')
  pages.store('/learn/hangul', page, before)
  expect((await pages.find('/learn/hangul')).cached).toBeUndefined()
})

test('a full cache has no room for another page', async () => {
  const pages = pageCache(async () => 1, 1)
  const { revision } = await pages.find('/learn/hangul')
  expect(pages.hasRoom()).toBe(true)
  pages.store('/learn/hangul', page, revision)
  expect(pages.hasRoom()).toBe(false)
  pages.store('/learn/particles', page, revision)
  expect((await pages.find('/learn/particles')).cached).toBeUndefined()
})
