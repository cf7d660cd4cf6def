import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { PAGE_PLACES, pagePath, SECTIONS } from '#learn/curriculum.ts'
import { LESSON_COURSES } from '#lessons/course.ts'
import { coursePath } from '#lessons/lessonPages.ts'
import { htmlFaults } from '#tests/support/browser/htmlFaults.ts'
import { fetchPage, type ServedPage } from '#tests/support/server/servedPage.ts'

const HUB = PAGE_PLACES.map(pagePath)
const LEGAL = ['/terms', '/privacy']
/** Pages of the learning hub that React takes over: they request the player's own place or progress, or are a tool. */
const HYDRATED = ['/community/leaderboard', '/kpop/lyrics-explainer', ...LESSON_COURSES.map(coursePath)]
const LISTS = ['/sitemap', '/learn', '/courses', '/tracks']
const SITE_PAGES = ['/', '/auth', '/pricing', '/translate', ...LISTS, ...LEGAL]
/** Pages of one user: linked, but not for search engines. */
const PERSONAL = ['/app', '/app/arena', '/profile', '/admin']

/** Pages that depend on their query, and the page of a dead link. */
const UNLINKED = [
  '/search?q=%EA%B5%AD%EB%AC%BC',
  '/search?q=eun+neun',
  '/search?q=qqqqqq',
  '/app/practice?page=/learn/counters&skill=vocab',
  '/no-such-page',
]

const server = { url: inject('sharedSite') }
const pages = new Map<string, ServedPage>()

beforeAll(async () => {
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const page = await fetchPage(server.url, path)
    pages.set(path, page)
    waiting.push(...page.links)
  }
})

function page(path: string): ServedPage {
  const found = pages.get(path)
  if (!found) throw new Error(`No link leads to ${path}`)
  return found
}

const open = () => [...pages.values()].filter(({ path }) => !PERSONAL.includes(path))
const placeholders = () => HUB.map(page).filter(({ html }) => html.includes('Planned outline'))

test('links from the landing page lead to every page of the site, and no link is dead', () => {
  expect([...pages.values()].filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual(
    [],
  )
  expect([...SITE_PAGES, ...HUB].filter((path) => !pages.has(path))).toEqual([])
})

test('every page has one main heading and one canonical URL', () => {
  expect(open().filter(({ headings }) => headings !== 1)).toEqual([])
  expect(
    open()
      .filter(({ canonical, path }) => canonical !== server.url + path)
      .map(({ path }) => path),
  ).toEqual([])
})

test('every page has a unique title and description, short enough to be shown completely', () => {
  for (const field of ['title', 'description'] as const) {
    const texts = open().map((found) => found[field])
    expect(texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)).toEqual([])
    expect(texts.filter((text) => text.length > (field === 'title' ? 60 : 155))).toEqual([])
  }
})

test('structured data tells search engines the type of each page', () => {
  const kinds = { courses: 'Course', tracks: 'Course', community: 'WebPage' } as Record<string, string>
  const special = { '/kpop/lyrics-explainer': 'WebApplication' } as Record<string, string>
  for (const { section, slug } of PAGE_PLACES) {
    const path = pagePath({ section, slug })
    const kind = special[path] ?? kinds[section] ?? 'Article'
    expect([path, ...page(path).types]).toEqual([path, kind, 'BreadcrumbList', 'Organization'])
  }
  expect(page('/').types).toEqual(['WebSite', 'Organization', 'WebApplication'])
  expect(page('/translate').types[0]).toBe('WebApplication')
  for (const path of LISTS) expect(page(path).types).toEqual(['CollectionPage', 'BreadcrumbList', 'Organization'])
  expect(page('/').html).toContain('"price":"0","priceCurrency":"USD"')
})

test('search engines do not index placeholders but follow their links, and index all other pages', () => {
  expect(placeholders().length).toBeGreaterThan(30)
  expect(placeholders().filter(({ robots }) => robots !== 'noindex,follow')).toEqual([])
  const others = [...SITE_PAGES, ...HUB].filter((path) => !placeholders().includes(page(path)))
  expect(others.filter((path) => page(path).robots !== '')).toEqual([])
})

test('plain pages load only the site’s script and the script of the examples, within a budget of 10 kB', async () => {
  for (const path of [...HUB, ...LISTS, ...LEGAL].filter((one) => !HYDRATED.includes(one))) {
    const { scripts, html } = page(path)
    const more = ['data-listen=', 'data-missed='].filter((used) => html.includes(used))
    expect([path, scripts.length]).toEqual([path, 1 + more.length])
  }
  const sizes = page('/learn/particles').scripts.map(async (script) => {
    const answer = await fetch(server.url + script, { headers: { 'accept-encoding': 'gzip' } })
    return Number(answer.headers.get('content-length'))
  })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(10_240)
})

test('a shared link shows a picture that exists', async () => {
  const pictures = open().map(({ html }) => /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '')
  for (const picture of new Set(pictures)) {
    const answer = await fetch(picture)
    expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([picture, 200, 'image/png'])
  }
})

describe('a path that does not exist gets the site’s own 404 page:', () => {
  test.each([
    ...SECTIONS.map((section) => `/${section}/no-such-page`),
    '/no-such-page',
    '/community/index',
    '/kpop',
    '/learn/hangul/x',
  ])('%s', async (path) => {
    const { status, html, scripts, title, description, robots, types } = await fetchPage(server.url, path)
    expect([status, scripts.length]).toEqual([404, 1])
    expect(html).toContain('Oops! Page not found')
    expect([title, robots]).toEqual(['Page not found | Hanpan', 'noindex'])
    expect(description).toMatch(/^There is no page at this address/)
    expect(types).toEqual(['WebSite', 'Organization', 'WebPage'])
  })
})

test('the old URL of the slang page redirects permanently to the new one', async () => {
  const answer = await fetch(`${server.url}/kpop/slang`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  expect(new URL(answer.headers.get('location') ?? '', server.url).pathname).toBe('/kpop/slang-2025')
})

test('a client that is not a browser gets the site map as valid XML, with each page with content once', async () => {
  const answer = await fetch(`${server.url}/sitemap.xml`, { headers: { accept: '*/*' } })
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('vary')?.split(', ')).toContain('Accept')
  const xml = await answer.text()
  const schema = readFileSync('tests/support/browser/sitemap.xsd', 'utf8')
  expect(await validateXML({ xml: [{ fileName: 'sitemap.xml', contents: xml }], schema: [schema] })).toMatchObject({
    valid: true,
    errors: [],
  })
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]?.replace(server.url, ''))
  const written = HUB.filter((path) => !placeholders().includes(page(path)))
  expect(listed.slice(0, 4)).toEqual(['/', '/auth', '/pricing', '/sitemap'])
  expect(listed.slice(4).sort()).toEqual([...LISTS.filter((path) => path !== '/sitemap'), ...written].sort())
})

test('robots.txt points to the site map, and llms.txt lists the pages to read', async () => {
  const robots = await (await fetch(`${server.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  const llms = await fetch(`${server.url}/llms.txt`)
  expect(llms.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await llms.text()).toContain(`(${server.url}/learn/hangul)`)
})

test('the manifest names icons that exist', async () => {
  const manifest = (await (await fetch(`${server.url}/manifest.webmanifest`)).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect([src, (await fetch(server.url + src)).status]).toEqual([src, 200])
})

test('the HTML of every page is valid', async () => {
  const more = await Promise.all(UNLINKED.map((path) => fetchPage(server.url, path)))
  const complaints: string[] = []
  for (const { path, html } of [...pages.values(), ...more]) complaints.push(...(await htmlFaults(path, html)))
  expect(complaints).toEqual([])
})
