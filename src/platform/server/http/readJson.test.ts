import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

const routes = new Hono<RequestEnv>()
routes.onError((error, context) =>
  error instanceof Problem ? context.json({ code: error.code }, 400) : context.json({}, 500),
)
routes.post('/', async (context) => context.json(await readJson(context, z.object({ text: z.string() }))))

async function read(body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return (await routes.request('/', { method: 'POST', headers, body })).json()
}

test.each([
  ['empty lists', `[${'[],'.repeat(60_000)}[]]`],
  ['numbers in a deep object', `{"a":[${'0,'.repeat(60_000)}0]}`],
  ['fields', `{${Array.from({ length: 20_000 }, (_, index) => `"a${index}":1`).join(',')}}`],
])(
  'a body of tens of thousands of %s is refused, because checking it would hold up all other requests',
  async (_, value) => {
    expect(await read(`{"text":"Hi.","more":${value}}`)).toEqual({ code: 'bad_json' })
  },
)

test('a long text may contain any number of commas, brackets and quotes', async () => {
  const text = ',[{"\\'.repeat(20_000)
  expect(await read(JSON.stringify({ text }))).toEqual({ text })
})

test('a hundred rows with many fields are not too much', async () => {
  const rows = Array.from({ length: 100 }, () => Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}`, n])))
  expect(await read(JSON.stringify({ text: 'Hi.', rows }))).toEqual({ text: 'Hi.' })
})
