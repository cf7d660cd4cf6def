import { expect, test } from 'vitest'
import { bulkJobAfter, startedJob } from '#translator/bulk/bulkJob.ts'
import { bulkCsv } from '#translator/web/bulkCsv.ts'
import { csvLines } from '#translator/web/csvLines.ts'

function translatedJob(pairs: readonly [string, string][]) {
  const job = startedJob(
    pairs.map(([english]) => english),
    'polite',
  )
  const results = pairs.map(([, translation]) => ({ translation, status: 'complete' as const, unknown: [], gaps: [] }))
  return bulkJobAfter(job, { type: 'answered', places: pairs.map((_, place) => place), results })
}

test('a spreadsheet reads Hangul, commas and quotes correctly', () => {
  expect(bulkCsv(translatedJob([['Say "hi", Tom.', '톰, "안녕"이라고 해요.']]))).toBe(
    '\uFEFFline,english,korean,tone,status,unknown words,reason\r\n' +
      '1,"Say ""hi"", Tom.","톰, ""안녕""이라고 해요.",polite,complete,,\r\n',
  )
})

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)'])('a spreadsheet does not run a cell as a formula: %s', (formula) => {
  expect(bulkCsv(translatedJob([[formula, formula]]))).toContain(`1,'${formula},'${formula},`)
})

test('the file can be translated again: its English is found', () => {
  expect(csvLines(bulkCsv(translatedJob([['Hello, Tom.', '안녕, 톰.']])))).toEqual({
    lines: ['Hello, Tom.'],
    choice: { column: 1, name: 'english' },
  })
})
