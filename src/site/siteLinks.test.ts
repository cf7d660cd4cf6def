import { expect, test } from 'vitest'
import { accountLinks, appLinks, footerLinks, isCurrent } from '#site/siteLinks.ts'

const currentOn = (path: string) => appLinks.filter((link) => isCurrent(link, path)).map((link) => link.label)

test('a page marks the link to its own part of the site', () => {
  expect(currentOn('/app/arena')).toEqual(['Arena'])
  expect(currentOn('/learn/hangul')).toEqual(['Learn'])
  expect(currentOn('/translate')).toEqual(['Translator'])
})

test('a page outside those parts marks no link', () => {
  expect(currentOn('/')).toEqual([])
  expect(currentOn('/apple')).toEqual([])
})

test('the menu has the profile and the plans for signed-in players, and the footer has the prices for everyone', () => {
  expect(accountLinks.map(({ label, href }) => [label, href])).toEqual([
    ['Profile', '/profile'],
    ['Plans', '/pricing'],
  ])
  expect(accountLinks.every(({ signedIn }) => signedIn)).toBe(true)
  expect(footerLinks).toContainEqual(expect.objectContaining({ label: 'Pricing', href: '/pricing' }))
})
