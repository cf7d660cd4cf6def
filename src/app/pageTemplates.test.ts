import { expect, test } from 'vitest'
import { pageTemplates } from '#app/pageTemplates.ts'

const templateOf = pageTemplates({
  root: { id: 'root', path: '' },
  landing: { id: 'landing', parentId: 'root' },
  translate: { id: 'translate', parentId: 'root', path: 'translate' },
  learn: { id: 'learn', parentId: 'root', path: 'learn/:slug' },
  play: { id: 'play', parentId: 'root', path: 'app/daily/:date/play' },
  missing: { id: 'missing', parentId: 'root', path: '*' },
})

test.each([
  ['/', '/'],
  ['/translate', '/translate'],
  ['/translate.data', '/translate'],
  ['/_root.data', '/'],
  ['/learn/hangul', '/learn/:slug'],
  ['/learn/no-such-guide', '/learn/:slug'],
  ['/app/daily/2026-01-02/play', '/app/daily/:date/play'],
  ['/app/daily/2026-01-02', '/*'],
  ['/learn/hangul/deeper', '/*'],
  ['/ann@example.org', '/*'],
  ['/learnhangul', '/*'],
])('%s is counted as %s', (path, template) => {
  expect(templateOf(path)).toBe(template)
})
