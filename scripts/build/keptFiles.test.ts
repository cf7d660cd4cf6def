import { expect, test } from 'vitest'
import { keptFiles } from './keptFiles.ts'

const MANIFEST = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/common-1.js'], css: [] },
  routes: {
    root: { module: '/assets/root-1.js', css: ['/assets/frame-1.css#'] },
    review: { module: '/assets/review-1.js' },
    arena: { module: '/assets/arena-1.js' },
  },
}
const ASSETS: Record<string, string> = {
  'manifest-1.js': `window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`,
  'entry-1.js': 'import"./common-1.js"',
  'common-1.js': '',
  'root-1.js': 'const site="/assets/site-1.js"',
  'site-1.js': '',
  'frame-1.css': 'src:url(/assets/hanpan-core-1.woff2),url(/assets/hanpan-rare-1.woff2)',
  'hanpan-core-1.woff2': 'binary',
  'hanpan-rare-1.woff2': 'binary',
  'review-1.js': 'import("./judge-1.js"),"mentions arena.ts"',
  'judge-1.js': 'import"./common-1.js"',
  'arena-1.js': 'import"./matchmaking-1.js"',
  'matchmaking-1.js': '',
}

test('a page’s files are kept with what it loads later, without those of other pages and rare syllables', () => {
  expect(keptFiles(['review'], Object.keys(ASSETS), (name) => ASSETS[name] ?? '')).toEqual([
    'common-1.js',
    'entry-1.js',
    'frame-1.css',
    'hanpan-core-1.woff2',
    'judge-1.js',
    'manifest-1.js',
    'review-1.js',
    'root-1.js',
    'site-1.js',
  ])
})

test('a route that the build does not have is an error', () => {
  expect(() => keptFiles(['gone'], Object.keys(ASSETS), (name) => ASSETS[name] ?? '')).toThrow('no route gone')
})
