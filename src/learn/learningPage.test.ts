import { expect, test } from 'vitest'
import { readLearningPage } from '#learn/learningPage.ts'
import { NOTICES } from '#learn/openPage.ts'

const COURSE = { section: 'courses', slug: 'survival-korean' } as const
const FIELDS = {
  title: 'Survival Korean',
  description:
    'Twelve short lessons for your first days in Korea: greetings, shops, restaurants, taxis and asking the way.',
  heading: 'Survival Korean',
  icon: 'book',
  notice: 'course',
  about: 'What you need on the first day.',
  outline: [
    'Greetings',
    'Names',
    'Shops',
    'Prices',
    'Food',
    'Taxis',
    'Trains',
    'Directions',
    'Time',
    'Hotels',
    'Pharmacy',
    'Help',
  ],
  call: 'Ready to survive?',
  level: 'A1',
  lessons: 12,
  joinArena: true,
  teaches: ['greetings'],
  published: '2026-11-20',
  updated: '2026-11-20',
}

function read(changes: Record<string, unknown>, body = '') {
  return readLearningPage(COURSE, { front: { ...FIELDS, ...changes }, body })
}

test('a page is read with all of its fields', () => {
  expect(read({})).toMatchObject({
    ok: true,
    value: { slug: 'survival-korean', lessons: 12, joinArena: true, body: '' },
  })
})

test.each([
  ['an unknown field', { subtitle: 'x' }, 'subtitle'],
  ['a title too long for a search result', { title: 'a'.repeat(52) }, 'title'],
  ['a description too long', { description: 'a'.repeat(156) }, 'description'],
  ['an outline of two lines', { outline: ['a', 'b'] }, 'outline'],
  ['a day that does not exist', { updated: '2026-02-30' }, 'updated'],
  ['a level outside A1 to C2', { level: 'A3' }, 'level'],
  ['no call', { call: undefined }, 'call'],
  ['a placeholder without its notice', { notice: undefined, lessons: undefined }, 'notice is missing'],
  ['a course with lessons that does not say what it is about', { about: undefined }, 'about is missing'],
  ['a course without its level', { level: undefined }, 'level is missing'],
])('%s is refused', (_case, changes, reason) => {
  const page = read(changes)
  expect(page.ok ? '' : page.refusal.join('\n')).toContain(reason)
})

test('a page with a body needs neither notice nor outline', () => {
  expect(read({ notice: undefined, about: undefined, outline: undefined, lessons: undefined }, 'Text.').ok).toBe(true)
})

test('a course with lessons needs neither notice nor outline', () => {
  expect(read({ notice: undefined, outline: undefined }).ok).toBe(true)
})

test('each kind of placeholder has its own notice', () => {
  expect(Object.values(NOTICES)).toEqual([
    'Course Coming Soon',
    'Track Coming Soon',
    'Tool Coming Soon',
    'Content Coming Soon',
    'Community Coming Soon',
  ])
})
