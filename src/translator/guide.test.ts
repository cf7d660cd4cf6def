import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GUIDE_SLUGS } from '#translator/guide.ts'

test.each(GUIDE_SLUGS)('the guide “%s”, which explanations link to, has a page', (slug) => {
  expect(existsSync(`content/pages/learn/${slug}.md`)).toBe(true)
})
