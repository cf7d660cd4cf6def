import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { heardAudio, noteAudio } from '#tests/support/browser/heardAudio.ts'
import { openStage, type Stage, visitAs } from '#tests/support/browser/journey.ts'
import { koreanRegion, translate } from '#tests/support/translator/translateSteps.ts'

/** Twenty different constructions: the English, and a text that the polite Korean must contain. */
const SENTENCES: readonly [string, string][] = [
  ["I don't like coffee.", '커피'],
  ['Where is the station?', '역'],
  ['She was reading a book.', '책'],
  ['Please wait for the bus.', '기다려 주세요'],
  ["Don't worry.", '걱정'],
  ["Let's eat together.", '같이'],
  ['How much is this?', '얼마'],
  ['I have two brothers.', '두'],
  ['My name is Tom.', '이름'],
  ['What is your name?', '이름'],
  ['Thank you.', '감사'],
  ['I will go to school tomorrow.', '내일'],
  ['Can you help me?', '도와'],
  ['I want to learn Korean.', '한국어'],
  ['It is very cold today.', '오늘'],
  ['We watched a movie yesterday.', '어제'],
  ['I am a student.', '학생'],
  ['Do you speak English?', '영어'],
  ['I can not swim.', '수영'],
  ['Good morning.', '아침'],
]

let stage: Stage
beforeAll(async () => {
  stage = await openStage({}, (database) => plantPlayer(database, { name: 'sharer' }))
})
afterAll(() => stage.close())

test('a visitor translates 20 different sentences', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  for (const [english, korean] of SENTENCES) {
    await translate(page, english)
    await koreanRegion(page).getByText(korean).first().waitFor()
    expect(await page.getByText('not in the dictionary yet').count()).toBe(0)
  }
  await leave()
}, 120_000)

test('a visitor sees all four tones, copies one, and clears', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, 'Please wait for the bus.')
  const tones = page.getByRole('region', { name: 'All four tones' })
  for (const korean of ['기다려 줘.', '기다려 주세요.', '기다려 주십시오.', '기다려 주시기 바랍니다.']) {
    await tones.getByText(korean).first().waitFor()
  }
  await tones.getByRole('button', { name: 'Copy formal version' }).click()
  await page.getByText('Copied to clipboard!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('기다려 주십시오.')

  await page.getByRole('radio', { name: 'Casual' }).check({ force: true })
  await koreanRegion(page).getByText('기다려 줘').first().waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(await page.getByRole('textbox', { name: 'English' }).inputValue()).toBe('')
  await expect.poll(() => page.getByRole('radio', { name: 'Polite' }).isChecked()).toBe(true)
  expect(
    await page.getByRole('textbox', { name: 'English' }).evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await leave()
})

test('a visitor can listen to each tone of the translation, and slow it down', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await noteAudio(page)
  const listen = page.getByRole('button', { name: 'Listen', exact: true })
  await translate(page, 'Please wait for the bus.')
  await page.locator('[data-listen^="/audio/"]').first().waitFor()
  await listen.click()
  const polite = await heardAudio(page)
  expect(polite).toMatchObject({ path: expect.stringMatching(/^\/audio\/[\w-]+$/), speed: 1 })

  await page.getByRole('button', { name: 'Listen at 0.75×' }).click()
  await page.getByRole('button', { name: 'Listen to formal version' }).press('Enter')
  await page.waitForFunction((path) => !Reflect.get(window, 'newestAudio').src.endsWith(path), polite.path)
  expect(await heardAudio(page)).toMatchObject({ speed: 0.75, keepsPitch: true })

  await page.reload()
  const slow = page.getByRole('button', { name: 'Listen at 0.75×' })
  await page.locator('[aria-pressed=true]').first().waitFor()
  await expect.poll(() => slow.getAttribute('aria-pressed')).toBe('true')
  await leave()
})

test('when neither the server nor the browser can speak, a press on Listen says so', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await page.route('**/audio/*', (route) => route.fulfill({ status: 429 }))
  await translate(page, 'Please wait for the bus.')
  await page.locator('[data-listen^="/audio/"]').first().waitFor()
  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  await page.getByText('This cannot be played now. Please try again in a moment.').first().waitFor()
  await leave()
})

test('without a result the buttons to listen, copy, save and link are disabled', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  const offered = () => koreanRegion(page).getByRole('button', { disabled: false }).allInnerTexts()
  expect(await offered()).toEqual([])
  await page.getByTitle('No translation to save.').waitFor()
  await translate(page, 'Thank you.')
  await koreanRegion(page).getByText('감사').first().waitFor()
  expect(await offered()).toEqual(expect.arrayContaining(['Listen', 'Copy', 'Save', 'Link']))
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(offered).toEqual([])
  await leave()
})

test('an unknown word is marked and listed, never guessed', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, 'I like the zyzzyva.')
  await koreanRegion(page).getByText('〔zyzzyva〕').first().waitFor()
  await page.getByText('not in the dictionary yet: zyzzyva').first().waitFor()
  await leave()
})

test('a partial answer says that it is not the whole, shows the cut, and lists the words that are known', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, 'I like coffee, but the zyzzyva jumped after the dog.')
  const korean = koreanRegion(page)
  await korean.getByText('This is not a translation of the whole sentence.').waitFor()
  await korean.getByText('I like coffee | but the zyzzyva jumped after the dog').waitFor()
  await korean.getByText('not in the dictionary yet: zyzzyva').waitFor()
  const table = korean.getByRole('table', { name: 'Words in it that are known' })
  await table.getByRole('row', { name: /^jump 뛰다.* verb/ }).waitFor()
  await table.getByRole('row', { name: /^dog 강아지.* noun A1$/ }).waitFor()
  await korean.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('is still English.').first().waitFor()
  await expectAccessible(page)

  await translate(page, 'The zyzzyva jumped after the wug.')
  await korean.getByText('〔The zyzzyva jumped after the wug〕').waitFor()
  await expect.poll(() => page.getByTitle('No translation to save.').count()).toBe(1)
  expect(await page.getByRole('region', { name: 'All four tones' }).count()).toBe(0)
  await leave()
})

test('input of only white space is refused with a message; saving asks a visitor to sign in', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, '   ')
  await page.getByText('Please enter text to translate.').first().waitFor()
  await translate(page, 'Thank you.')
  await koreanRegion(page).getByText('감사').first().waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Sign in to save translations.').first().waitFor()
  await leave()
})

test('a shared link opens the translator with its text translated in its tone', async () => {
  const { page, leave } = await stage.visit(
    `/translate?text=${encodeURIComponent('Please wait for the bus.')}&tone=formal`,
  )
  await koreanRegion(page).getByText('기다려 주십시오').first().waitFor()
  await leave()
})

test('pressing a word of the translation opens its parts, one word at a time, and Esc returns to the word', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, 'I met my friend at school yesterday.')
  const word = (text: string) => koreanRegion(page).getByRole('button', { name: text, exact: true })
  const about = page.getByRole('note', { name: 'About this word' })
  await word('친구를').click()
  await about.getByText('object particle').waitFor()
  await word('학교에서').click()
  await about.getByRole('button', { name: 'Add to review: 학교', exact: true }).waitFor()
  await expect.poll(() => about.count()).toBe(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await about.waitFor({ state: 'detached' })
  expect(await word('학교에서').evaluate((element) => element === document.activeElement)).toBe(true)
  await leave()
})

test('each of the four tones gives its own translation, and the copied link restores text and tone', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, 'Please wait for the bus.')
  const ways = {
    Casual: '기다려 줘',
    Polite: '기다려 주세요',
    Formal: '기다려 주십시오',
    Business: '기다려 주시기 바랍니다',
  }
  for (const [tone, korean] of Object.entries(ways)) {
    await page.getByRole('radio', { name: tone }).check({ force: true })
    const words = korean.split(' ')
    await koreanRegion(page)
      .getByRole('button', { name: words.at(-1) ?? '', exact: true })
      .waitFor()
  }
  await page.getByRole('button', { name: 'Link' }).click()
  await page.getByText('Copied to clipboard!').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('tone')).toBe('business')
  await page.goto(link)
  await koreanRegion(page).getByText('바랍니다').first().waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'English' }).inputValue()).toBe('Please wait for the bus.')
  await leave()
})

test('whoever opens a copied link sees its translation without spending characters', async () => {
  const sharer = await visitAs(stage, 'sharer', '/translate')
  await hydrated(sharer.page)
  await translate(sharer.page, 'The soup is too salty.')
  await koreanRegion(sharer.page).getByText('짜요').first().waitFor()
  const kept = sharer.page.waitForResponse((response) => response.url().endsWith('/share-translation'))
  await sharer.page.getByRole('button', { name: 'Link' }).click()
  expect((await kept).status()).toBe(200)
  const link = await sharer.page.evaluate(() => navigator.clipboard.readText())
  await sharer.leave()
  const { page, leave } = await stage.visit('/translate')
  const usage = page.getByText(/^[\d,]+ of 1,000 characters left today\.$/)
  const before = await usage.innerText()
  await page.goto(link)
  await koreanRegion(page).getByText('짜요').first().waitFor()
  await expect.poll(() => usage.innerText()).toBe(before)
  await leave()
})

test('what is typed before the scripts have loaded stays, and can be translated', async () => {
  const { page, leave } = await stage.visit('/pricing')
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client*', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto(`${stage.server.url}/translate`)
  const input = page.getByRole('textbox', { name: 'English' })
  await input.pressSequentially('Please wait for the bus.')
  typed.resolve()
  await hydrated(page)
  await expect.poll(() => input.inputValue()).toBe('Please wait for the bus.')
  await page.getByRole('button', { name: 'Translate' }).click()
  await koreanRegion(page).getByText('기다려').first().waitFor()
  await leave()
})

test('the empty input is ready for typing, and offers what was translated last', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  const input = page.getByRole('textbox', { name: 'English' })
  await page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement)
  await translate(page, 'The soup is too salty.')
  await koreanRegion(page).getByText('짜요').first().waitFor()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByText('What you translated last').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'The soup is too salty.' }).click()
  await koreanRegion(page).getByText('짜요').first().waitFor()
  await expect.poll(() => input.inputValue()).toBe('The soup is too salty.')
  await leave()
})

test('a failed translation says so next to the text and in a toast, keeps the text, and can be retried', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await page.route('**/functions/v1/translate', (route) =>
    route.fulfill({ status: 422, json: { code: 'translation_failed', message: 'The engine is resting.' } }),
  )
  await translate(page, 'Thank you.')
  await page.getByText('Error: The engine is resting.').waitFor()
  await page.locator('[data-kind=error]').getByText('The engine is resting.').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'English' }).inputValue()).toBe('Thank you.')
  await expectAccessible(page)
  await page.unroute('**/functions/v1/translate')
  await page.getByRole('button', { name: 'Retry' }).click()
  await koreanRegion(page).getByText('감사').first().waitFor()
  await leave()
})

test('Esc stops a translation that is running', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await page.route('**/functions/v1/translate', () => {})
  await translate(page, 'Thank you.')
  await page.getByRole('button', { name: 'Translating...' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Translate Ctrl' }).waitFor()
  await leave()
})

test('a text over the remaining limit gets a message before and after it is sent, and another when the limit is used up', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  const english = page.getByRole('textbox', { name: 'English' })
  const korean = koreanRegion(page)
  const usage = await page.getByText(/^[\d,]+ of 1,000 characters left today\.$/).innerText()
  const figure = usage.slice(0, usage.indexOf(' '))
  const left = Number(figure.replace(',', ''))
  await english.fill('a'.repeat(1_500))
  const limits = `Left today: ${figure}. Limit per text: 5,000.`
  await page.getByText(limits).waitFor()
  await page.keyboard.press('Control+Enter')
  const sentence = `This text has 1,500 characters. ${limits}`
  await korean.getByText(`Error: ${sentence}`).waitFor()
  await page.locator('[data-kind=limit]').getByText(sentence).waitFor()
  expect(await page.getByText('used all').count()).toBe(0)
  expect(await korean.getByRole('button', { name: 'Retry' }).count()).toBe(0)

  await translate(page, 'b'.repeat(5_001))
  await korean.getByText(`Error: This text has 5,001 characters. ${limits}`).waitFor()

  const thanks = 'Thank you. '.repeat(Math.floor(left / 11)).trim()
  await translate(page, thanks.padEnd(left, '!'))
  await page.getByText('0 of 1,000 characters left today.', { exact: true }).waitFor()
  await translate(page, 'Where is the bathroom?')
  const spent = "You've used all 1,000 free characters for today. Upgrade for 10,000 a day."
  await korean.getByText(`Error: ${spent}`).waitFor()
  const toast = page.locator('[data-kind=limit]')
  await toast.getByText(spent).waitFor()
  await expect.poll(() => toast.getByRole('link').getAttribute('href')).toBe('/pricing')
  expect(await toast.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('6s')
  await leave()
})
