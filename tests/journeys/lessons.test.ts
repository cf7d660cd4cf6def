import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LessonCourse } from '#lessons/course.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { filedLessons } from '#lessons/lessonFiles.ts'
import { loadLessonFiles } from '#lessons/server/loadLessons.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { confirmAccount, mailedLink, openStage, type Stage, submitAccountForm } from '#tests/support/browser/journey.ts'
import { scriptBytes } from '#tests/support/browser/scriptBytes.ts'
import { learnByKeyboard } from '#tests/support/lessons/lessonKeys.ts'

const NARI = 'nari@example.org'
const PASSWORD = 'five minutes of korean'

let stage: Stage
let lessons: Lesson[]
beforeAll(async () => {
  stage = await openStage({ EMAIL_CONFIRMATION: 'on' })
  lessons = filedLessons(await loadLessonFiles()).lessons.map(({ lesson }) => lesson)
})
afterAll(() => stage.close())

function lessonOf(course: LessonCourse, number: number): Lesson {
  const found = lessons.find((lesson) => lesson.course === course && lesson.number === number)
  if (found === undefined) throw new Error(`There is no lesson ${number} of ${course}`)
  return found
}

test('a lesson is learned from first to last by keyboard alone, and what was missed comes again', async () => {
  const { page, leave } = await stage.visit('/app/lessons')
  const lesson = lessonOf('hangul-zero-hero', 1)
  await page.getByRole('link', { name: 'Start', exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start', exact: true }).press('Enter')
  const missed = [lesson.steps.findIndex(({ kind }) => kind === 'choose')]
  const seen = new Set<string>()
  await learnByKeyboard(page, lesson, {
    missed,
    async look({ kind }, isOver) {
      const sight = `${kind} ${isOver}`
      if (seen.has(sight)) return
      seen.add(sight)
      await expectAccessible(page)
    },
  })
  expect(seen.size).toBeGreaterThan(8)
  expect(await scriptBytes(page)).toBeLessThan(175_000)
  await page.locator('h1:focus', { hasText: lesson.title }).waitFor()
  for (const { korean } of lesson.teaches) await page.getByText(korean, { exact: true }).last().waitFor()
  await expectAccessible(page)
  await leave()
})

test('a visitor learns three lessons, signs up for the fourth, and everything is kept', async () => {
  const { page, leave } = await stage.visit('/courses/survival-korean')
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start lesson 1' }).click()
  for (const number of [1, 2, 3]) {
    await learnByKeyboard(page, lessonOf('survival-korean', number))
    await page.getByRole('link', { name: 'Next lesson' }).press('Enter')
  }
  await page.getByText('The others need a free account').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create a free account' }).click()
  await page.getByText('Create your account').waitFor()
  await submitAccountForm(page, NARI, PASSWORD)
  await page.getByText('Account created! Please check your email to verify your account.').first().waitFor()
  await page.goto(await mailedLink(page, stage.server, NARI))
  await confirmAccount(page, PASSWORD)
  await page.getByRole('button', { name: 'Go on where you left off' }).click()

  const fourth = lessonOf('survival-korean', 4)
  const all = fourth.steps.length
  await page.getByText(`1 of ${all}`, { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(`2 of ${all}`, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'All lessons' }).click()
  await page.getByText('3 of 12 done').waitFor()
  expect(await page.getByText('Free account').count()).toBe(0)
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('link', { name: 'Go on', exact: true }).click()
  await page.getByText(`2 of ${all}`, { exact: true }).waitFor()

  await page.goto(`${stage.server.url}/app/lessons/survival-korean/1`)
  await page.getByText('These are in your review deck.').waitFor()
  await page.getByText('Days in a row').waitFor()
  await page.locator('h1:focus').waitFor()
  await expectAccessible(page)
  await page.goto(`${stage.server.url}/courses/survival-korean`)
  await page.getByRole('link', { name: 'Go on with lesson 4' }).waitFor()
  await expect.poll(() => page.getByRole('main').getByText('Done', { exact: true }).count()).toBe(3)
  await leave()
})
