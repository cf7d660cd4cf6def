import { expect, test } from 'vitest'
import { measureSizes, sizeReport } from './sizes.ts'

const lines = (count: number) => 'f()\n'.repeat(count)
const walk = (count: number) => `function walk() {\n${lines(count - 2)}}\n`

test('a file is measured, and each of its functions by its name', () => {
  const text = `${walk(5)}const run = () => {\n  walk()\n}\nexport const table = { fill() {}, drop: () => walk() }\n`
  expect(measureSizes([{ path: 'src/x.ts', text }])).toEqual({
    files: [{ name: 'src/x.ts', lines: 9 }],
    functions: [
      { name: 'src/x.ts walk', lines: 5 },
      { name: 'src/x.ts run', lines: 3 },
      { name: 'src/x.ts fill', lines: 1 },
      { name: 'src/x.ts drop', lines: 1 },
    ],
  })
})

test('a function without a name counts as part of the one around it', () => {
  const text = 'function walk() {\n  steps.map((step) => {\n    go(step)\n  })\n}\n'
  expect(measureSizes([{ path: 'x.ts', text }]).functions).toEqual([{ name: 'x.ts walk', lines: 5 }])
})

test('when several functions of a file share a name, the longest is measured', () => {
  const text = 'const a = { run() {} }\nconst b = {\n  run() {\n    go()\n  },\n}\n'
  expect(measureSizes([{ path: 'x.ts', text }]).functions).toEqual([{ name: 'x.ts run', lines: 3 }])
})

test('functions in test files are not measured', () => {
  expect(measureSizes([{ path: 'x.test.ts', text: walk(5) }])).toEqual({
    files: [{ name: 'x.test.ts', lines: 5 }],
    functions: [],
  })
})

test('the report lists the longest first, and shows no changes without a base to compare with', () => {
  const now = measureSizes([
    { path: 'short.ts', text: lines(2) },
    { path: 'long.ts', text: walk(90) },
  ])
  const longest = [
    'longest functions:',
    '    90  long.ts walk',
    'longest files:',
    '    90  long.ts',
    '     2  short.ts',
  ]
  expect(sizeReport(now, undefined).split('\n')).toEqual(['2 files, 92 lines, 1 function names', ...longest])
  expect(sizeReport(now, now).split('\n').slice(1)).toEqual(longest)
})

test('files that grew, shrank or are new are listed with the difference, the largest difference first', () => {
  const before = measureSizes([
    { path: 'grew.ts', text: lines(10) },
    { path: 'shrank.ts', text: lines(90) },
    { path: 'same.ts', text: lines(100) },
  ])
  const now = measureSizes([
    { path: 'grew.ts', text: lines(14) },
    { path: 'shrank.ts', text: lines(60) },
    { path: 'same.ts', text: lines(100) },
    { path: 'new.ts', text: lines(7) },
  ])
  const report = sizeReport(now, before).split('\n')
  expect(report.slice(report.indexOf('files that changed the most:'))).toEqual([
    'files that changed the most:',
    '    60  shrank.ts (−30)',
    '     7  new.ts (+7)',
    '    14  grew.ts (+4)',
  ])
})
