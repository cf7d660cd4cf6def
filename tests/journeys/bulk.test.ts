import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BODY_LIMIT_BYTES } from '#platform/server/http/limitBody.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openSharedStage, type SharedStage, visitAs } from '#tests/support/browser/journey.ts'

const BULK = '/translate/bulk'
const TRANSLATE_LINES = '**/functions/v1/translate-lines'

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

function field(page: Page) {
  return page.getByRole('textbox', { name: 'English, one text per line' })
}

function lineList(page: Page) {
  return page.getByRole('region', { name: 'Lines' }).getByRole('list')
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await field(page).waitFor()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
}

async function translateLines(page: Page, lines: readonly string[]): Promise<void> {
  await field(page).fill(lines.join('\n'))
  await page.getByRole('button', { name: /^Translate/ }).click()
}

async function downloaded(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('korean-translations.csv')
  return (await buffer(await file.createReadStream())).toString('utf8')
}

/** Calls the function as the user who is signed in on this page, with a handwritten request. */
async function callByHand(page: Page, body: unknown): Promise<{ status: number; answer: Record<string, unknown> }> {
  return page.evaluate(async (sent) => {
    const { access_token } = JSON.parse(localStorage.getItem('hanpan-auth') ?? '{}')
    const answer = await fetch('/functions/v1/translate-lines', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
      body: JSON.stringify(sent),
    })
    return { status: answer.status, answer: await answer.json() }
  }, body)
}

test('a visitor learns which plan includes bulk translation, and the server also demands sign-in', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await page.getByRole('link', { name: 'Bulk translation' }).click()
  await page.waitForURL(stage.server.url + BULK)
  await page.getByText('Bulk translation comes with the Premium plan.').first().waitFor()
  expect(await field(page).count()).toBe(0)
  await expectAccessible(page)
  const answer = await fetch(`${stage.server.url}/functions/v1/translate-lines`, {
    method: 'POST',
    body: JSON.stringify({ lines: ['Hello.'] }),
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    401,
    { code: 'no_authorization', message: 'Please sign in to translate in bulk.' },
  ])
  await page.getByRole('link', { name: 'See plans' }).first().click()
  await page.waitForURL(`${stage.server.url}/pricing`)
  await leave()
})

test.each(['free', 'basic'])(
  'a user of the %s plan is pointed to the plans, and the server refuses a handwritten request',
  async (name) => {
    const { page, leave } = await visitAs(stage, name, BULK)
    await page.locator('.signed-in').getByText('Bulk translation comes with the Premium plan.').waitFor()
    expect(await field(page).count()).toBe(0)
    expect(await callByHand(page, { lines: ['Hello.'] })).toMatchObject({
      status: 403,
      answer: { code: 'bulk_not_in_plan', message: 'Bulk translation comes with the Premium plan.' },
    })
    await leave()
  },
)

test('a file from a spreadsheet is translated in the chosen tone and downloaded as a table, and the history stays empty', async () => {
  const { page, leave } = await visitAs(stage, 'premium', BULK)
  const rows = ['"Please wait a moment."', 'I like the zyzzyva.', '"Thank you."']
  await chooseFile(page, 'phrases.csv', `\uFEFFid,English\r\n${rows.map((row, id) => `${id},${row}`).join('\r\n')}\r\n`)
  await page.getByText('phrases.csv: 3 lines from the column “English”.').waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('Please wait a moment.\nI like the zyzzyva.\nThank you.')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Formal' }).check({ force: true })
  await page.getByRole('button', { name: 'Translate 3 lines' }).click()

  await page.getByText('3 of 3 lines translated, 1 of them to check.').waitFor()
  await lineList(page).getByText('기다려 주십시오').waitFor()
  await lineList(page).getByText('Not translated: zyzzyva.').waitFor()
  await expectAccessible(page)
  const table = (await downloaded(page)).split('\r\n')
  expect(table[0]).toBe('\uFEFFline,english,korean,tone,status,unknown words,reason')
  expect(table[1]).toMatch(/^1,Please wait a moment\.,[^,]*기다려 주십시오\.,formal,complete,,$/)
  expect(table[2]).toMatch(/^2,I like the zyzzyva\.,[^,]*〔zyzzyva〕[^,]*,formal,partial,zyzzyva,$/)

  await page.getByRole('link', { name: 'Translator' }).first().click()
  await page.waitForURL(`${stage.server.url}/translate`)
  await page.locator('summary', { hasText: 'Translation history' }).click()
  await page.getByText('Nothing yet. Your last 50 translations will appear here.').waitFor()
  await leave()
})

test('60 lines are sent to the server in three batches, with progress on the screen', async () => {
  const { page, leave } = await visitAs(stage, 'premium', BULK)
  const sent: number[] = []
  await page.route(TRANSLATE_LINES, async (route) => {
    sent.push(route.request().postDataJSON().lines.length)
    if (sent.length === 3) await page.getByText('50 of 60').waitFor()
    await route.continue()
  })
  await translateLines(
    page,
    Array.from({ length: 60 }, () => 'Thank you.'),
  )
  await page.getByText('60 of 60 lines translated.').waitFor()
  expect(sent).toEqual([25, 25, 10])
  await leave()
})

test('a job can be stopped and resumed without losing results, and the page asks before results are lost', async () => {
  const { page, leave } = await visitAs(stage, 'premium', BULK)
  let calls = 0
  await page.route(TRANSLATE_LINES, async (route) => {
    calls += 1
    // The second batch is pending until the job is stopped.
    if (calls !== 2) await route.continue()
  })
  await translateLines(
    page,
    Array.from({ length: 30 }, (_, index) => `I have ${index + 2} books.`),
  )
  await page.getByText('25 of 30').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('25 of 30 lines translated, 5 not translated yet.').waitFor()

  await page.getByRole('link', { name: 'Translator' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Leave these translations?' })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  expect(page.url()).toBe(stage.server.url + BULK)
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('30 of 30 lines translated').waitFor()

  await page.getByRole('button', { name: 'Translate other lines' }).click()
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await field(page).waitFor()
  await expect.poll(() => field(page).inputValue()).toContain('I have 31 books.')
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await leave()
})

test('failed lines say why and can be retried, one or all, and a line that is too long is not sent', async () => {
  const { page, leave } = await visitAs(stage, 'premium', BULK)
  const error = { code: 'translation_failed', message: 'Translation failed. Please try again.' }
  let calls = 0
  await page.route(TRANSLATE_LINES, async (route) => {
    calls += 1
    const { lines } = route.request().postDataJSON()
    if (calls === 1) await route.fulfill({ json: { results: lines.map(() => ({ error })) } })
    else await route.continue()
  })
  await translateLines(page, ['Thank you.', 'Hello.', 'x'.repeat(5_001), 'Good morning.'])
  await page.getByText('0 of 4 lines translated, 4 failed.').waitFor()
  await expect.poll(() => lineList(page).getByText(error.message).count()).toBe(3)
  await lineList(page).getByText('Limit per text: 5,000.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again: line 2' }).click()
  await page.getByText('1 of 4 lines translated, 3 failed.').waitFor()
  await page.getByRole('button', { name: 'Try failed lines again' }).click()
  await page.getByText('3 of 4 lines translated, 1 failed.').waitFor()
  expect(await page.getByRole('button', { name: 'Try failed lines again' }).count()).toBe(0)
  expect(await downloaded(page)).toContain('failed,,"This text has 5,001 characters. Limit per text: 5,000."')
  await leave()
})

test('when the server is busy, the job resumes by itself; when the plan has ended, it stops and says so', async () => {
  const { page, problems, leave } = await visitAs(stage, 'premium', BULK)
  const refusals = [
    { status: 409, headers: { 'retry-after': '1' }, json: { code: 'bulk_busy', message: 'Another batch.' } },
    { status: 503, headers: { 'retry-after': '1' }, json: { code: 'translator_busy', message: 'Too many texts.' } },
    { status: 403, json: { code: 'bulk_not_in_plan', message: 'Bulk translation comes with the Premium plan.' } },
  ]
  await page.route(TRANSLATE_LINES, async (route) => {
    const refusal = refusals.shift()
    if (refusal) await route.fulfill(refusal)
    else await route.continue()
  })
  await translateLines(page, ['Thank you.'])
  await page.getByText('Error: Bulk translation comes with the Premium plan.').waitFor()
  await expect.poll(() => page.getByRole('alert').getByRole('link').getAttribute('href')).toBe('/pricing')
  await page.getByText('0 of 1 line translated, 1 not translated yet.').waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('1 of 1 line translated.').waitFor()
  expect(problems.splice(0)).toEqual([expect.stringContaining('status of 503')])
  await leave()
})

test('empty input, or more than 500 lines, is refused with a message, and the text stays', async () => {
  const { page, leave } = await visitAs(stage, 'premium', BULK)
  await translateLines(page, [' ', ''])
  await page.getByText('Please enter text to translate.').first().waitFor()
  await chooseFile(page, 'many.txt', 'Hello.\r\n'.repeat(501))
  await page.getByText('many.txt: 501 lines.').waitFor()
  await page.getByText('Please translate at most 500 lines at a time.').waitFor()
  await page.getByRole('button', { name: /^Translate/ }).click()
  expect((await field(page).inputValue()).split('\n')).toHaveLength(501)
  await leave()
})

test('a request with too many lines, or a body that is too large, gets the API’s usual error', async () => {
  const { page, leave } = await visitAs(stage, 'premium', BULK)
  await field(page).waitFor()
  expect(await callByHand(page, { lines: Array(26).fill('Hello.') })).toMatchObject({
    status: 400,
    answer: { code: 'validation_failed', field: 'lines' },
  })
  expect(await callByHand(page, { lines: ['Hello.'], tone: 'rude' })).toMatchObject({
    status: 400,
    answer: { field: 'tone' },
  })
  expect(await callByHand(page, { lines: ['x'.repeat(BODY_LIMIT_BYTES)] })).toMatchObject({
    status: 413,
    answer: { code: 'body_too_large' },
  })
  await leave()
})
