import { expect, test } from 'vitest'
import { reportSizes } from './sizes.ts'

function complaintsOn(path: string, text: string): string[] {
  return reportSizes([{ path, text }], {}).complaints
}

test('a file of more than 250 lines is named', () => {
  expect(complaintsOn('x.ts', 'const a = 1\n'.repeat(250))).toEqual([])
  expect(complaintsOn('x.ts', 'f()\n'.repeat(251))).toEqual(['x.ts: 251 lines, at most 250'])
})

test('a function of more than 50 lines is named, a component may have 120', () => {
  const long = (name: string, lines: number) => `function ${name}() {\n${'  f()\n'.repeat(lines - 2)}}`
  expect(complaintsOn('x.ts', long('walk', 50))).toEqual([])
  expect(complaintsOn('x.ts', long('walk', 51))).toEqual(['x.ts: walk has 51 lines, at most 50'])
  expect(complaintsOn('x.tsx', long('Screen', 120))).toEqual([])
  expect(complaintsOn('x.tsx', long('Screen', 121))).toEqual(['x.tsx: Screen has 121 lines, at most 120'])
})

test('nesting more than three deep is named; else-if goes on at its depth', () => {
  const nested = (depth: number) => `const f = () => { ${'if (a) { '.repeat(depth)}g()${' }'.repeat(depth)} }`
  expect(complaintsOn('x.ts', nested(3))).toEqual([])
  expect(complaintsOn('x.ts', nested(4))).toEqual(['x.ts: f nests 4 deep, at most 3'])
  expect(complaintsOn('x.ts', 'function f() { if (a) {} else if (b) {} else if (c) {} else if (d) {} }')).toEqual([])
})

test('an exception is spared', () => {
  expect(reportSizes([{ path: 'x.ts', text: 'f()\n'.repeat(251) }], { 'x.ts': 'a table' }).complaints).toEqual([])
})
