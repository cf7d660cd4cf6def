import { expect, test } from 'vitest'
import { GLOSSARY_SLUGS } from '#admin/glossaryEntry.ts'
import { builtInGlossary } from '#admin/server/builtInGlossary.ts'

test('each of the glossary pages that come with the product has a file, and each file is one of them', async () => {
  const slugs = (await builtInGlossary()).map(({ slug }) => slug)
  expect(slugs.sort()).toEqual([...GLOSSARY_SLUGS].sort())
})
