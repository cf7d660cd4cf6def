import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { caseViolations, securityCases } from './securityCases.ts'

const FILES: Record<string, string> = {
  'src/a.test.ts': `
    describe('a link', () => {
      test('works once', async () => {})
      test(\`is tried \${TIMES} times\`, { timeout: 1 }, () => {})
      test.each([
        ['a forged kid', 1],
      ])('%s is refused', () => {})
    })`,
}

function violationsOf(...rows: string[]): string[] {
  const document = ['# Security', '', '| No. | Case | Test | File |', '|---|---|---|---|', ...rows].join('\n')
  return caseViolations(securityCases(document), (file) => FILES[file] ?? '')
}

test('every acceptance case has a test, and docs/security.md names it', () => {
  const cases = securityCases(readFileSync('docs/security.md', 'utf8'))
  expect(cases.length).toBeGreaterThan(100)
  expect(caseViolations(cases, (file) => readFileSync(file, 'utf8'))).toEqual([])
})

test('every line of ASVS that docs/asvs.md calls met has the test that it names', () => {
  const lines = securityCases(readFileSync('docs/asvs.md', 'utf8'))
  expect(lines.length).toBeGreaterThan(20)
  const inOrder = lines.map((line, index) => ({ ...line, number: index + 1 }))
  expect(caseViolations(inOrder, (file) => readFileSync(file, 'utf8'))).toEqual([])
})

describe('the check of the cases', () => {
  test('accepts a test, a row of a test, and a title with a computed part', () => {
    expect(
      violationsOf(
        '| 1 | Links: once | `a link > works once` | `src/a.test.ts` |',
        '| 2 | Forged kid | `a link > %s is refused > a forged kid` | `src/a.test.ts` |',
        '| 2 | Often | `a link > is tried … times` | `src/a.test.ts` |',
      ),
    ).toEqual([])
  })

  test('finds a test that was renamed or removed', () => {
    expect(violationsOf('| 1 | Links: once | `a link > works` | `src/a.test.ts` |')).toEqual([
      'src/a.test.ts has no test “works”',
    ])
    expect(violationsOf('| 1 | Links: once | `works once` | `src/b.test.ts` |')).toEqual([
      'src/b.test.ts has no test “works once”',
    ])
  })

  test('finds a case that was left out', () => {
    expect(violationsOf('| 2 | Links: once | `works once` | `src/a.test.ts` |')).toEqual([
      'case 2 stands where case 1 should',
    ])
  })
})
