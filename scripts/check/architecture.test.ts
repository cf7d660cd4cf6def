import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ArchitectureMap, architectureViolations, importCycles, readSources } from './architecture.ts'

const MAP: ArchitectureMap = { kit: [], korean: ['kit'], platform: ['kit'], translator: ['kit', 'korean', 'platform'] }

function violationsOf(path: string, text: string): string[] {
  return architectureViolations(MAP, [{ path, text }])
}

describe('the import rules catch', () => {
  test('a pure file that imports a package', () => {
    expect(violationsOf('korean/hangul.ts', "import React from 'react'")).toEqual([
      'src/korean/hangul.ts: a pure file imports react',
    ])
    expect(violationsOf('korean/hangul.ts', "import { z } from 'zod'")).toEqual([])
  })

  test('a pure file that imports Node', () => {
    expect(violationsOf('korean/hangul.ts', "import { readFileSync } from 'node:fs'")).toHaveLength(1)
  })

  test.each(['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()', 'process.env.X'])(
    'a pure file that calls %s',
    (call) => {
      expect(violationsOf('korean/hangul.ts', `const x = ${call}`)).toHaveLength(1)
      expect(violationsOf('korean/server/x.ts', `const x = ${call}`)).toEqual([])
    },
  )

  test('a pure file that imports its own server or web', () => {
    expect(violationsOf('translator/frame.ts', "import { q } from '#translator/server/quota.ts'")).toEqual([
      'src/translator/frame.ts: #translator/server/quota.ts: pure may not import server',
    ])
    expect(violationsOf('translator/frame.ts', "import { W } from '#translator/web/Workbench.tsx'")).toHaveLength(1)
  })

  test('web that imports server, and server that imports web', () => {
    expect(
      violationsOf('translator/web/Workbench.tsx', "import { q } from '#translator/server/quota.ts'"),
    ).toHaveLength(1)
    expect(
      violationsOf('translator/server/quota.ts', "import { W } from '#translator/web/Workbench.tsx'"),
    ).toHaveLength(1)
  })

  test('nothing in a route module that imports both server and web, because its loader runs on the server', () => {
    const text = "import { q } from '#translator/server/quota.ts'\nimport { W } from '#translator/web/Workbench.tsx'"
    expect(violationsOf('translator/web/translate.route.tsx', text)).toEqual([])
  })

  test('a feature that imports another feature without permission in the map', () => {
    expect(violationsOf('korean/hangul.ts', "import { f } from '#translator/frame/frame.ts'")).toEqual([
      'src/korean/hangul.ts: #translator/frame/frame.ts: korean may not import translator; see architecture.json',
    ])
  })

  test('a feature that is missing from the map', () => {
    expect(violationsOf('drawer/things.ts', '')).toEqual(['src/drawer/things.ts: drawer is not in architecture.json'])
  })

  test('a file outside app that imports app', () => {
    expect(violationsOf('platform/server/x.ts', "import { s } from '#app/site.ts'")).toEqual([
      'src/platform/server/x.ts: #app/site.ts: nothing may import app',
    ])
  })

  test('a relative import, and an import without its file extension', () => {
    expect(violationsOf('korean/hangul.ts', "import { p } from './particle.ts'")).toHaveLength(1)
    expect(violationsOf('korean/hangul.ts', "import { p } from '#korean/particle'")).toHaveLength(1)
    expect(violationsOf('korean/hangul.ts', "const p = await import('../korean/particle.ts')")).toHaveLength(1)
  })

  test('a map in which a feature names a feature below it', () => {
    expect(architectureViolations({ kit: ['korean'], korean: [] }, [])).toEqual([
      'architecture.json: kit names korean, which is not above it',
    ])
  })
})

describe('an import cycle', () => {
  const importing = (path: string, text: string) => ({ path: `korean/${path}`, text })
  const a = importing('a.ts', "import { b } from '#korean/b.ts'")

  test.each([
    "import { a } from '#korean/a.ts'",
    "import type { A } from '#korean/a.ts'",
    "export type { A } from '#korean/a.ts'",
    "const { a } = await import('#korean/a.ts')",
  ])('is found when a file contains %s', (text) => {
    expect(importCycles([a, importing('b.ts', text)])).toEqual([
      'src: import cycle korean/a.ts → korean/b.ts → korean/a.ts',
    ])
  })

  test('is not reported for a chain of imports without a cycle', () => {
    expect(importCycles([a, importing('b.ts', "import { c } from '#korean/c.ts'"), importing('c.ts', '')])).toEqual([])
  })
})

test('this project follows its own map', () => {
  const map = JSON.parse(readFileSync('architecture.json', 'utf8')) as ArchitectureMap
  expect(architectureViolations(map, readSources('src'))).toEqual([])
})
