import { expect, test } from 'vitest'
import { accountLinks, appLinks, footerLinks, isCurrent } from '#site/siteLinks.ts'

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

test('a signed-in player finds the profile and the plans in the menu, and everybody finds the prices in the footer', () => {
  expect(accountLinks.map(({ label, href }) => [label, href])).toEqual([
    ['Profile', '/profile'],
    ['Plans', '/pricing'],
  ])
  expect(accountLinks.every(({ signedIn }) => signedIn)).toBe(true)
  expect(footerLinks).toContainEqual(expect.objectContaining({ label: 'Pricing', href: '/pricing' }))
})
