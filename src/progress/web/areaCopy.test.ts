import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AREAS } from '#progress/web/areaCopy.ts'

/** Whether the page has a text in `content/pages`, or is one of the glossary pages in `content/glossary`. */
function isWritten(guide: string): boolean {
  const [, , text = ''] = readFileSync(`content/pages${guide}.md`, 'utf8').split(/^---$/m)
  return text.trim() !== '' || existsSync(`content/glossary/${guide.slice(1).replace('/', '-')}.md`)
}

test('every recommended guide has a text', () => {
  const guides = Object.values(AREAS).flatMap(({ guide }) => guide ?? [])
  expect(guides.length).toBeGreaterThan(0)
  expect(guides.filter((guide) => !isWritten(guide))).toEqual([])
})

test('no two areas have the same name', () => {
  const names = Object.values(AREAS).map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
