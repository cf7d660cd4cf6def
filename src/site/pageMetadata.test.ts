import { expect, test } from 'vitest'
import { pageMetadata } from '#site/pageMetadata.ts'

const translator = { title: 'Translator', description: 'English to Korean in four tones.', path: '/translate' }

test('a page’s title ends with the site’s name, once', () => {
  expect(pageMetadata(translator, 'https://a.example')).toContainEqual({ title: 'Translator | Hanpan' })
  const home = { ...translator, title: 'Hanpan: learn Korean by playing it' }
  expect(pageMetadata(home, 'https://a.example')).toContainEqual({ title: 'Hanpan: learn Korean by playing it' })
})

test('the canonical URL is absolute and has no query', () => {
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://a.example/translate' }
  expect(pageMetadata(translator, 'https://a.example')).toContainEqual(canonical)
})

test('a page has a robots tag only if it stays out of search results', () => {
  const robots = { name: 'robots', content: 'noindex' }
  expect(pageMetadata(translator, 'https://a.example')).not.toContainEqual(robots)
  expect(pageMetadata({ ...translator, withheld: 'readersText' }, 'https://a.example')).toContainEqual(robots)
  expect(pageMetadata({ ...translator, path: '/app/arena' }, 'https://a.example')).toContainEqual(robots)
})

test('a title or description that is too long for a search result throws an error', () => {
  const long = 'a'.repeat(156)
  expect(() => pageMetadata({ ...translator, title: long }, 'https://a.example')).toThrow('Title over 60')
  expect(() => pageMetadata({ ...translator, description: long }, 'https://a.example')).toThrow('Description over 155')
})

test('a shared link shows the page’s own picture, or the site’s', () => {
  const picture = (content: string) => ({ property: 'og:image', content })
  expect(pageMetadata(translator, 'https://a.example')).toContainEqual(picture('https://a.example/og/site.png'))
  const guide = { ...translator, image: '/og/learn.png' }
  expect(pageMetadata(guide, 'https://a.example')).toContainEqual(picture('https://a.example/og/learn.png'))
})
