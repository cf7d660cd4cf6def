import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ArchitectureMap, architectureComplaints, importCycles, readSources } from './architecture.ts'

const MAP: ArchitectureMap = { kit: [], korean: ['kit'], platform: ['kit'], translator: ['kit', 'korean', 'platform'] }

function verdictOn(path: string, text: string): string[] {
  return architectureComplaints(MAP, [{ path, text }])
}

describe('the import rules catch a planted violation:', () => {
  test('a pure file that imports a package', () => {
    expect(verdictOn('korean/hangul.ts', "import React from 'react'")).toEqual([
      'src/korean/hangul.ts: a pure file imports react',
    ])
    expect(verdictOn('korean/hangul.ts', "import { z } from 'zod'")).toEqual([])
  })

  test('a pure file that imports Node', () => {
    expect(verdictOn('korean/hangul.ts', "import { readFileSync } from 'node:fs'")).toHaveLength(1)
  })

  test.each(['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()', 'process.env.X'])(
    'a pure file that says %s',
    (call) => {
      expect(verdictOn('korean/hangul.ts', `const x = ${call}`)).toHaveLength(1)
      expect(verdictOn('korean/server/x.ts', `const x = ${call}`)).toEqual([])
    },
  )

  test('a pure file that sees its own server or web', () => {
    expect(verdictOn('translator/frame.ts', "import { q } from '#translator/server/quota.ts'")).toEqual([
      'src/translator/frame.ts: #translator/server/quota.ts: pure may not see server',
    ])
    expect(verdictOn('translator/frame.ts', "import { W } from '#translator/web/Workbench.tsx'")).toHaveLength(1)
  })

  test('web that sees server, and server that sees web', () => {
    expect(verdictOn('translator/web/Workbench.tsx', "import { q } from '#translator/server/quota.ts'")).toHaveLength(1)
    expect(verdictOn('translator/server/quota.ts', "import { W } from '#translator/web/Workbench.tsx'")).toHaveLength(1)
  })

  test('but a route module, whose loader runs on the server, may see both', () => {
    const text = "import { q } from '#translator/server/quota.ts'\nimport { W } from '#translator/web/Workbench.tsx'"
    expect(verdictOn('translator/web/translate.route.tsx', text)).toEqual([])
  })

  test('a feature that imports one which the map does not grant it', () => {
    expect(verdictOn('korean/hangul.ts', "import { f } from '#translator/analysis/frame.ts'")).toEqual([
      'src/korean/hangul.ts: #translator/analysis/frame.ts: korean may not import translator; see architecture.json',
    ])
  })

  test('a feature that the map does not know', () => {
    expect(verdictOn('drawer/things.ts', '')).toEqual(['src/drawer/things.ts: drawer is not in architecture.json'])
  })

  test('anything that imports app', () => {
    expect(verdictOn('platform/server/x.ts', "import { s } from '#app/site.ts'")).toEqual([
      'src/platform/server/x.ts: #app/site.ts: nothing imports app',
    ])
  })

  test('a relative import, and an import without its ending', () => {
    expect(verdictOn('korean/hangul.ts', "import { p } from './particle.ts'")).toHaveLength(1)
    expect(verdictOn('korean/hangul.ts', "import { p } from '#korean/particle'")).toHaveLength(1)
    expect(verdictOn('korean/hangul.ts', "const p = await import('../korean/particle.ts')")).toHaveLength(1)
  })

  test('a map in which a feature names one below it', () => {
    expect(architectureComplaints({ kit: ['korean'], korean: [] }, [])).toEqual([
      'architecture.json: kit names korean, which is not above it',
    ])
  })
})

describe('files that import each other in a circle are named:', () => {
  const importing = (path: string, text: string) => ({ path: `korean/${path}`, text })
  const a = importing('a.ts', "import { b } from '#korean/b.ts'")

  test.each([
    "import { a } from '#korean/a.ts'",
    "import type { A } from '#korean/a.ts'",
    "export type { A } from '#korean/a.ts'",
    "const { a } = await import('#korean/a.ts')",
  ])('when one says %s', (text) => {
    expect(importCycles([a, importing('b.ts', text)])).toEqual([
      'src: import cycle korean/a.ts → korean/b.ts → korean/a.ts',
    ])
  })

  test('not when they only import each other’s neighbors', () => {
    expect(importCycles([a, importing('b.ts', "import { c } from '#korean/c.ts'"), importing('c.ts', '')])).toEqual([])
  })
})

test('this project follows its map', () => {
  const map = JSON.parse(readFileSync('architecture.json', 'utf8')) as ArchitectureMap
  expect(architectureComplaints(map, readSources('src'))).toEqual([])
})
