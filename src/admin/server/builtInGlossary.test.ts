import { expect, test } from 'vitest'
import { GLOSSARY_SLUGS } from '#admin/glossaryEntry.ts'
import { builtInGlossary } from '#admin/server/builtInGlossary.ts'

test('every built-in glossary page has a file, and every file is a built-in glossary page', async () => {
  const slugs = (await builtInGlossary()).map(({ slug }) => slug)
  expect(slugs.sort()).toEqual([...GLOSSARY_SLUGS].sort())
})
