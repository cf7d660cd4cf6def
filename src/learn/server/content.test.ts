import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APART_MS, MOST_APART_OPEN } from '#challenge/apart.ts'
import { CHALLENGE_MS, MOST_OPEN } from '#challenge/challenge.ts'
import { GRADE_NAMES, GRADES } from '#daily/grade.ts'
import { iconPaths } from '#design/web/iconPaths.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '#kit/time.ts'
import { refused, type Verdict } from '#kit/verdict.ts'
import type { Level } from '#korean/level.ts'
import { COURSES, PAGE_PLACES, type PagePlace, pagePath, SECTION_PAGE } from '#learn/curriculum.ts'
import { type LearningPage, readLearningPage } from '#learn/learningPage.ts'
import { LEGAL_PAGES, readLegalPage } from '#learn/legalPage.ts'
import { hasContent, pagePicture } from '#learn/openPage.ts'
import { articleFaults } from '#learn/server/articleFaults.ts'
import { readFrontMatter } from '#learn/server/frontMatter.ts'
import { readMarkdownFile } from '#learn/server/readMarkdownFile.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import { GRACE_MS } from '#plans/entitlement.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { FULL_UNKNOWN_WINS, KNOWN_OPPONENTS, RATED_REPEATS, SERIES_HOURS } from '#rating/discount.ts'
import { kFactor, PROVISIONAL_MATCHES } from '#rating/kFactor.ts'
import { ratingChange, STARTING_RATING } from '#rating/ratingChange.ts'
import { REVIEWS_BEFORE_FIT } from '#review/fit/fit.ts'
import { ASKED_RETENTION, LAPSES_BEFORE_SUSPENSION } from '#review/schedule.ts'
import { DUE_A_DAY, NEW_A_DAY } from '#review/session.ts'
import { SHOWN_ENTRIES } from '#translator/historySearch.ts'

const OTHER_PATHS = [
  '/',
  '/translate',
  '/auth',
  '/pricing',
  '/app',
  '/app/daily',
  '/app/practice',
  '/app/review',
  '/try',
  '/search',
  '/profile',
  '/sitemap',
  '/learn',
  '/courses',
  '/tracks',
  '/terms',
  '/privacy',
]
const PATHS = [...PAGE_PLACES.map(pagePath), ...OTHER_PATHS]
const isPath = (path: string) => PATHS.includes(path)

const read = PAGE_PLACES.map((place) => {
  const file = `content/pages/${place.section}/${place.slug}.md`
  return { file, page: readPage(place, file) }
})

function readPage(place: PagePlace, file: string): Verdict<LearningPage, string[]> {
  if (!existsSync(file)) return refused(['missing'])
  const fronted = readFrontMatter(readFileSync(file, 'utf8'))
  return fronted.ok ? readLearningPage(place, fronted.value) : refused([fronted.refusal])
}

const pages = read.flatMap(({ page }) => (page.ok ? [page.value] : []))

test('every page of the curriculum exists and is valid', () => {
  expect(read.flatMap(({ file, page }) => (page.ok ? [] : page.refusal.map((fault) => `${file}: ${fault}`)))).toEqual(
    [],
  )
})

test('every file belongs to the curriculum', () => {
  const known = read.map(({ file }) => file)
  expect(globSync('content/pages/**/*.md').filter((file) => !known.includes(file))).toEqual([])
})

test('every text has valid examples, markers and links', async () => {
  for (const page of pages)
    expect([pagePath(page), await articleFaults(page.body, isPath)]).toEqual([pagePath(page), []])
})

test('the links of placeholders lead to existing pages', () => {
  const links = pages.flatMap(({ already }) => already ?? [])
  expect(links.filter(({ path }) => !isPath(path))).toEqual([])
})

test('every page has an icon of the design system, and a picture (run npm run og)', () => {
  for (const page of pages) expect(Object.keys(iconPaths)).toContain(page.icon)
  expect(pages.map(pagePicture).filter((picture) => !existsSync(`public${picture}`))).toEqual([])
})

test('no two pages share a title, a description or a heading', () => {
  for (const field of ['title', 'description', 'heading'] as const) {
    const values = pages.map((page) => page[field])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

const find = (path: string): LearningPage | undefined => pages.find((page) => pagePath(page) === path)

test('every course has the level of its place in the curriculum', () => {
  for (const [level, slugs] of Object.entries(COURSES) as [Level, string[]][]) {
    expect(slugs.map((slug) => find(`/courses/${slug}`)?.level)).toEqual(slugs.map(() => level))
  }
})

test('the first two courses give their lessons, level and skills, and only they invite readers to the Arena', () => {
  const facts = { level: 'A1', lessons: 12, levelName: 'Complete Beginner' }
  expect(find('/courses/hangul-zero-hero')).toMatchObject({ ...facts, skills: 'Reading & Writing' })
  expect(find('/courses/survival-korean')).toMatchObject({ ...facts, skills: 'Speaking & Listening' })
  expect(pages.filter(({ joinArena }) => joinArena).map(({ slug }) => slug)).toEqual([
    'hangul-zero-hero',
    'survival-korean',
  ])
})

test('each placeholder’s notice says what kind of content is coming', () => {
  const kinds = {
    courses: 'course',
    tracks: 'track',
    learn: 'content',
    business: 'content',
    exam: 'content',
    kpop: 'content',
  }
  for (const { section, slug, notice, body } of pages.filter((page) => !hasContent(page))) {
    const kind = slug === SECTION_PAGE ? 'community' : kinds[section as keyof typeof kinds]
    expect([slug, notice, body]).toEqual([slug, kind, ''])
  }
})

test('the three full guides cover their main topics', () => {
  expect(find('/learn/hangul')?.body).toContain('40 letters')
  expect(find('/learn/honorifics')?.body).toMatch(/7 traditional|seven traditional/i)
  for (const slug of ['hangul', 'particles', 'honorifics']) {
    expect(find(`/learn/${slug}`)?.body.split(/\s+/).length ?? 0).toBeGreaterThan(1_000)
  }
})

test('the lyrics explainer is described as a tool with line-by-line explanations', () => {
  expect(JSON.stringify(find('/kpop/lyrics-explainer'))).toContain('line-by-line')
})

test.each(globSync('content/glossary/*.md'))('%s is valid', async (path) => {
  const { body } = await readMarkdownFile(path)
  expect(await articleFaults(body, isPath)).toEqual([])
  expect(body).not.toMatch(/\{(rom|pron):/)
})

test.each(LEGAL_PAGES)('content/legal/%s.md is valid', async (name) => {
  const page = readLegalPage(await readMarkdownFile(`content/legal/${name}.md`))
  expect(page.ok && (await articleFaults(page.value.body, isPath))).toEqual([])
})

const textOf = (path: string) => readFileSync(path, 'utf8')

test('the leaderboard page states the actual rating rules', () => {
  const text = textOf('content/pages/community/leaderboard.md')
  const betweenEquals = (matches: number) =>
    ratingChange(STARTING_RATING, STARTING_RATING, 1, kFactor(matches, 0)).delta
  expect(text).toContain(`Everybody starts at ${STARTING_RATING} in each skill.`)
  expect(text).toContain(
    `the first matches move a rating by ${betweenEquals(0)} points, later ones by ${betweenEquals(1_000)}.`,
  )
  expect(text).toContain(`within ${SERIES_HOURS} hours counts half`)
  expect([RATED_REPEATS, PROVISIONAL_MATCHES]).toEqual([3, 10])
  expect(text).toMatch(/a third counts a quarter, and from the fourth .* does not count/)
  expect(text).toContain('after ten rated matches')
  expect([FULL_UNKNOWN_WINS, KNOWN_OPPONENTS]).toEqual([3, 4])
  expect(text).toContain('fewer than four other opponents')
  expect(text).toContain('After three such wins')
})

test('the community page states the actual rules of links and daily rounds', () => {
  const text = textOf('content/pages/community/index.md')
  expect(text).toContain(`for one match and for ${CHALLENGE_MS / HOUR_MS} hours`)
  expect([APART_MS / DAY_MS, MOST_OPEN, MOST_APART_OPEN]).toEqual([7, 3, 3])
  expect(text).toContain('has seven days to play')
  expect(text).toContain('Three of each kind can be open at once')
  expect(text).toContain(
    `in three grades: ${GRADES.map((grade) => GRADE_NAMES[grade])
      .join(', ')
      .replace(', B2', ', and B2')}.`,
  )
  expect(text).toContain(`${QUESTION_MS / SECOND_MS} seconds a question`)
  expect(text).toContain(`begins at ${STARTING_RATING}`)
  expect(text).toContain(`from the fourth rated match within ${SERIES_HOURS} hours not at all`)
})

test('the guide to spaced repetition states how our review works', () => {
  const text = textOf('content/pages/learn/spaced-repetition.md')
  expect(text).toContain(`**${NEW_A_DAY} new cards and ${DUE_A_DAY} others**`)
  expect(text).toContain(`has fallen to ${ASKED_RETENTION * 100} percent`)
  expect(LAPSES_BEFORE_SUSPENSION).toBe(6)
  expect(text).toContain('**six times**')
  expect(text).toContain(`After ${REVIEWS_BEFORE_FIT} reviews`)
})

test('the terms and the privacy policy state the actual limits', () => {
  const terms = textOf('content/legal/terms.md')
  expect(terms).toContain(`duels of ${QUESTION_COUNT} questions`)
  expect(terms).toContain(`for ${GRACE_MS / DAY_MS} more days`)
  expect(textOf('content/legal/privacy.md')).toContain(`the last ${SHOWN_ENTRIES}`)
})
