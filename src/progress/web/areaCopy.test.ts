import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AREAS } from '#progress/web/areaCopy.ts'

/** A page has a text of its own, or one of the glossary pages that come with the product. */
function isWritten(guide: string): boolean {
  const [, , text = ''] = readFileSync(`content/pages${guide}.md`, 'utf8').split(/^---$/m)
  return text.trim() !== '' || existsSync(`content/glossary/${guide.slice(1).replace('/', '-')}.md`)
}

test('a guide that is recommended is there to be read', () => {
  const guides = Object.values(AREAS).flatMap(({ guide }) => guide ?? [])
  expect(guides.length).toBeGreaterThan(0)
  expect(guides.filter((guide) => !isWritten(guide))).toEqual([])
})

test('no two kinds of question go by one name', () => {
  const names = Object.values(AREAS).map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
