import type { Page } from 'playwright-core'
import { expandMarkers } from '#learn/koreanMarker.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { isExercise, type LessonStep } from '#lessons/lessonEntry.ts'
import { LESSON_TONES } from '#lessons/lessonTone.ts'
import { lettersOf } from '#lessons/server/lessonView.ts'

interface LearnOptions {
  /** The indexes of the choices that are wrong the first time. */
  missed?: readonly number[]
  /** Called when a step is shown, and when it has been answered. */
  look?: (step: LessonStep, isOver: boolean) => Promise<void>
}

/** Does the lesson that is open at its first step to its summary, with the keyboard alone. */
export async function learnByKeyboard(page: Page, lesson: Lesson, options: LearnOptions = {}): Promise<void> {
  const { missed = [], look = async () => {} } = options
  for (const [index, step] of lesson.steps.entries()) {
    await page.getByText(`${index + 1} of ${lesson.steps.length}`, { exact: true }).waitFor()
    await look(step, false)
    if (isExercise(step)) await answerStep(page, step, !missed.includes(index))
    if (isExercise(step)) await look(step, true)
    await page.keyboard.press('Enter')
  }
  for (const index of missed) {
    const step = lesson.steps[index]
    if (step === undefined) throw new Error(`There is no step ${index}`)
    await page.getByText('Once more', { exact: true }).waitFor()
    await answerStep(page, step, true)
    await page.keyboard.press('Enter')
  }
  await page.getByText('Lesson done', { exact: true }).waitFor()
}

/** Answers, and waits until the button that goes on has the focus. */
async function answerStep(page: Page, step: LessonStep, right: boolean): Promise<void> {
  await press(page, step, right)
  await page.getByText(right ? /^Right\.$/ : /^Not quite\./).waitFor()
  await page.locator('button:focus', { hasText: 'Continue' }).waitFor()
}

async function press(page: Page, step: LessonStep, right: boolean): Promise<void> {
  switch (step.kind) {
    case 'choose':
    case 'listen':
      return chooseOption(page, expandMarkers(step.options[right ? 0 : 1] ?? ''))
    case 'tone':
      return page.keyboard.press(String(LESSON_TONES.indexOf(step.tone) + 1))
    case 'type':
      await page.keyboard.type(step.answer)
      return page.keyboard.press('Enter')
    case 'order':
      return placeTiles(page, step.words)
    case 'build':
      return placeTiles(page, lettersOf(step.korean))
    case 'match':
      for (const text of step.pairs.flat()) {
        await tabToExactly(page, expandMarkers(text))
        await page.keyboard.press('Space')
      }
      return
    default:
      throw new Error(`Nothing to answer: ${step.kind}`)
  }
}

async function chooseOption(page: Page, text: string): Promise<void> {
  const options = await page.locator('fieldset button').allInnerTexts()
  const place = options.findIndex((option) => option.split('\n').includes(text))
  if (place < 0) throw new Error(`No option ${text}: ${options.join(' / ')}`)
  await page.keyboard.press(String(place + 1))
}

async function placeTiles(page: Page, tiles: readonly string[]): Promise<void> {
  for (const tile of tiles) {
    await tabToExactly(page, tile)
    await page.keyboard.press('Space')
  }
  await tabToExactly(page, 'Check')
  await page.keyboard.press('Enter')
}

const MAX_TABS = 40

/** Presses Tab until the button with exactly this text has the focus: 나 and not 나무, nor a piece that is placed already. */
async function tabToExactly(page: Page, text: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const button = document.activeElement
      return button?.getAttribute('aria-pressed') === 'true' ? '' : (button?.textContent ?? '')
    })
    if (focused === text) return
  }
  throw new Error(`No button with the text ${text} was reached with Tab`)
}
