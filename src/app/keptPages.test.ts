import { expect, test } from 'vitest'
import { keptPages } from '#app/keptPages.ts'
import { storePage } from '#app/storedPage.ts'

const page = storePage(Buffer.from('<p>one</p>'), [])

test('a page is kept until the content that it was made from changes', async () => {
  let revision = 1
  const pages = keptPages(async () => revision)
  pages.keep('/learn/hangul', page, (await pages.find('/learn/hangul')).revision)
  expect((await pages.find('/learn/hangul')).known).toBe(page)
  revision = 2
  expect((await pages.find('/learn/hangul')).known).toBeUndefined()
})

test('a page that was rendered while its content changed is not kept', async () => {
  let revision = 1
  const pages = keptPages(async () => revision)
  const before = (await pages.find('/learn/hangul')).revision
  revision = 2
  await pages.find('/another')
  pages.keep('/learn/hangul', page, before)
  expect((await pages.find('/learn/hangul')).known).toBeUndefined()
})

test('whether there is room for another page can be asked before it is compressed', async () => {
  const pages = keptPages(async () => 1, 1)
  const { revision } = await pages.find('/learn/hangul')
  expect(pages.hasRoom()).toBe(true)
  pages.keep('/learn/hangul', page, revision)
  expect(pages.hasRoom()).toBe(false)
  pages.keep('/learn/particles', page, revision)
  expect((await pages.find('/learn/particles')).known).toBeUndefined()
})
