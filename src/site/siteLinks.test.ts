import { expect, test } from 'vitest'
import { appLinks, isCurrent } from '#site/siteLinks.ts'

const currentOn = (path: string) => appLinks.filter((link) => isCurrent(link, path)).map((link) => link.label)

test('a page marks the one link to the part of the site that it belongs to', () => {
  expect(currentOn('/app/arena')).toEqual(['Arena'])
  expect(currentOn('/learn/hangul')).toEqual(['Learn'])
  expect(currentOn('/translate')).toEqual(['Translate'])
})

test('a page outside those parts marks none', () => {
  expect(currentOn('/')).toEqual([])
  expect(currentOn('/apple')).toEqual([])
})
