import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { visitPage } from '#tests/support/browser/journey.ts'
import { signedIn } from '#tests/support/browser/signedIn.ts'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { eventually } from '#tests/support/eventually.ts'
import { fetchPage } from '#tests/support/server/servedPage.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const ACCOUNT = { email: 'editor@example.org', password: 'one round of korean' }
const SLUG = 'tracks/rapid-reading'
const PATH = `/${SLUG}`
const NOTICE = 'Track Coming Soon'
/** What a malicious player might choose as a name, and a malicious editor as a title. */
const HOSTILE_NAME = '<svg onload=ran=true>'
const HOSTILE_TITLE = '</script><script>ran = true</script>'
/** Text that a malicious editor might write. */
const HOSTILE = `## Business cards

<script>document.title = 'ran'</script><img src=x onerror="document.title = 'ran'">

[a link](javascript:document.title='ran') and [another](https://a.example/)

**받침**이 있다`

let folder: ServerFolder
let server: ServerProcess
let editor: SupabaseClient
beforeAll(async () => {
  folder = await createMigratedFolder()
  server = await start()
  await client(server).auth.signUp(ACCOUNT)
  await server.stop()
  await grant()
  server = await start()
  editor = client(server)
  const { error } = await editor.auth.signInWithPassword(ACCOUNT)
  if (error) throw error
})
afterAll(async () => {
  await server.stop()
  await folder.remove()
})

const shownPage = async () => (await fetchPage(server.url, PATH)).html

const start = () => startServerProcess(folder.path, { EMAIL_CONFIRMATION: 'off' })

function client({ url }: ServerProcess): SupabaseClient {
  return createClient(url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
}

async function grant() {
  const environment = { ...process.env, NODE_ENV: '', DATA_DIR: folder.path }
  await promisify(execFile)(process.execPath, ['scripts/operate/admin.ts', 'grant', ACCOUNT.email], {
    env: environment,
  })
}

test('a cached page shows the text that an admin publishes, and drops it again, without a restart', async () => {
  expect(await shownPage()).toContain(NOTICE)
  const row = { slug: SLUG, title: 'Cards', meta_description: 'Business cards.', content: HOSTILE }
  expect((await editor.from('glossary_pages').insert({ ...row, published: true })).error).toBeNull()
  await eventually(async () => expect(await shownPage()).not.toContain(NOTICE))
  const page = await fetchPage(server.url, PATH)
  expect([page.title, page.robots]).toEqual(['Cards | Hanpan', ''])
  const map = await (await fetch(`${server.url}/sitemap.xml`)).text()
  expect(map).toContain(`<loc>${server.url}${PATH}</loc>`)
})

test('nothing in that text is executed: HTML is shown as text, and a link can only be a normal link', async () => {
  const { html, scripts } = await fetchPage(server.url, PATH)
  expect(scripts).toHaveLength(1)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<img|href="javascript/)
  expect(html).toContain('<a href="https://a.example/">')
  expect(html).toContain('<strong><span lang="ko">받침</span></strong>')
})

test('Script in display names, glossary Markdown, titles and translations is inert in a browser', async () => {
  const { data } = await editor.auth.getUser()
  expect((await editor.from('profiles').insert({ id: data.user?.id, display_name: HOSTILE_NAME })).error).toBeNull()
  const change = { title: HOSTILE_TITLE }
  expect((await editor.from('glossary_pages').update(change).eq('slug', SLUG)).error).toBeNull()
  await eventually(async () => expect(await shownPage()).toContain('ran = true'))
  const browser = await chromium.connect(inject('browserEndpoint'))
  const storageState = await signedIn(server.url, ACCOUNT.email, ACCOUNT.password)
  try {
    for (const [path, text] of [
      [PATH, "document.title = 'ran'"],
      ['/profile', 'onload=ran=true'],
      [`/translate?text=${encodeURIComponent(HOSTILE_TITLE)}`, 'script'],
    ] as const) {
      const { page, leave } = await visitPage(browser, server.url + path, { storageState })
      await page.getByRole('main').getByText(text).first().waitFor()
      const foreign = page.locator('img[src="x"], svg[onload], [onerror], a[href^="javascript"]')
      expect([path, await page.evaluate('window.ran'), await foreign.count()]).toEqual([path, undefined, 0])
      await leave()
    }
  } finally {
    await browser.close()
  }
})

test('after the text is unpublished, the page is a placeholder again', async () => {
  const change = await editor.from('glossary_pages').update({ published: false }).eq('slug', SLUG)
  expect(change.error).toBeNull()
  await eventually(async () => expect(await shownPage()).toContain(NOTICE))
})
