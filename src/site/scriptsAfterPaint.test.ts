import { expect, test } from 'vitest'
import { scriptsAfterPaint } from '#site/scriptsAfterPaint.ts'

const PAGE = `<head><link rel="modulepreload" href="/a/manifest.js" nonce="n=="/><link rel="modulepreload" href="/a/root.js" nonce="n=="/><link rel="stylesheet" href="/a/root.css"/></head><body><script nonce="n==" type="module" async="">import "/a/manifest.js";
import * as route0 from "/a/root.js";
import * as route1 from "/a/page.js";
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/a/entry.js");</script></body>`

test('nothing is imported or preloaded before the page is painted', () => {
  const html = scriptsAfterPaint(PAGE)
  const [before = '', after = ''] = html.split('await new Promise')
  expect(before).not.toMatch(/modulepreload|import/)
  expect(before).toContain('<link rel="stylesheet" href="/a/root.css"/>')
  for (const file of ['manifest', 'root', 'page', 'entry']) expect(after).toContain(`import("/a/${file}.js")`)
  expect(after).toContain('for (const href of ["/a/manifest.js","/a/root.js"])')
})

test('the script runs: it names the modules of the routes, then starts the client', async () => {
  const body = /<script[^>]*>([\s\S]*)<\/script>/.exec(scriptsAfterPaint(PAGE))?.[1] ?? ''
  const imported: string[] = []
  const load = (file: string) => imported.push(file) && Promise.resolve({ file })
  const links: object[] = []
  const document = { hidden: true, createElement: () => ({}), head: { append: (link: object) => links.push(link) } }
  const window = { __reactRouterRouteModules: undefined }
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
  await new AsyncFunction('document', 'window', 'load', body.replaceAll('import(', 'load('))(document, window, load)
  expect(imported).toEqual(['/a/manifest.js', '/a/root.js', '/a/page.js', '/a/entry.js'])
  expect(window.__reactRouterRouteModules).toEqual({ root: { file: '/a/root.js' }, page: { file: '/a/page.js' } })
  expect(links).toEqual([
    { rel: 'modulepreload', href: '/a/manifest.js', nonce: 'n==' },
    { rel: 'modulepreload', href: '/a/root.js', nonce: 'n==' },
  ])
})

test('a page that starts in another way is an error, not a page without scripts', () => {
  expect(() => scriptsAfterPaint('<body></body>')).toThrow('in another way')
})
