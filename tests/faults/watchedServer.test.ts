import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchmakerResponse } from '#arena/arenaContract.ts'
import type { MatchState } from '#match/matchContract.ts'
import type { ReviewSession } from '#review/reviewContract.ts'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const TOKEN = 'canary-token-of-the-operator'
/** What people are called and write in this journey. None of it may be in the log or in the metrics. */
const CANARY = {
  address: 'canary.address',
  password: 'canary password of eight',
  name: 'Canary Name',
  text: 'I saw a canary in the garden.',
  path: 'canary-path',
  query: 'canary-query',
  word: 'canary answer',
}
const PERSON = { canary: /canary/i, address: /@/, id: /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/ }

let folder: ServerFolder
let server: ServerProcess
let log = ''
let metrics = ''

beforeAll(async () => {
  folder = await createMigratedFolder()
  server = await startServerProcess(folder.path, { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'debug' })
  for (const stream of [server.process.stdout, server.process.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log += chunk
    })
  }
  await liveThrough()
  metrics = await readMetrics()
})
afterAll(async () => {
  await server.stop()
  await folder.remove()
})

/** The log's lines. The first lines that the server prints are for the person who started it. */
const entries = () =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

async function readMetrics(): Promise<string> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The value of a meter, added up over all series with these labels. */
function total(name: string, labels: Record<string, string> = {}, text = metrics): number {
  return seriesIn(text)
    .filter((series) => series.name === name)
    .filter((series) => Object.entries(labels).every(([label, value]) => series.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0)
}

function seriesIn(text: string) {
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text])),
    value: Number(value),
  }))
}

async function send(path: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
  const { token = 'anon', ...rest } = init
  return fetch(server.url + path, {
    redirect: 'manual',
    ...rest,
    headers: { 'content-type': 'application/json', apikey: 'anon', authorization: `Bearer ${token}`, ...rest.headers },
  })
}

async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const answer = await send(path, { method: 'POST', body: JSON.stringify(body), ...(token && { token }) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Signs up, confirms by the link in the mailbox, and signs in. Returns the access token. */
async function join(address: string): Promise<string> {
  const account = { email: `${address}@example.org`, password: CANARY.password }
  await post('/auth/v1/signup', account)
  const token_hash = await eventually(async () => {
    const mailbox = await (await send('/dev/mailbox')).text()
    const [mail = ''] = mailbox.split('<article>').filter((article) => article.includes(account.email))
    const [, hash] = /token_hash=([\w-]+)/.exec(mail) ?? []
    if (!hash) throw new Error('There is no link yet')
    return hash
  })
  await post('/auth/v1/verify', { type: 'signup', token_hash, password: CANARY.password })
  const { access_token } = await post<{ access_token: string }>('/auth/v1/token?grant_type=password', account)
  return access_token
}

async function findMatch(token: string): Promise<string> {
  let answer = await post<MatchmakerResponse>('/functions/v1/matchmaker', { skill_type: 'vocab' }, token)
  while (answer.status === 'searching') {
    answer = await post('/functions/v1/matchmaker', { skill_type: 'vocab', ticket: answer.ticket }, token)
  }
  if (answer.status === 'left') throw new Error('The seat was lost')
  return answer.match_id
}

async function playDuel(tokens: readonly [string, string]): Promise<void> {
  const [match_id] = await Promise.all(tokens.map(findMatch))
  for (const token of tokens) await post('/functions/v1/match-ready', { match_id }, token)
  const state = await eventually(async () => {
    const seen = await post<MatchState>('/functions/v1/match-state', { match_id }, tokens[0])
    if (!seen.question) throw new Error('No question is open yet')
    return seen
  })
  const answer = { match_id, question_no: state.question?.number, option_id: state.question?.options[0]?.id }
  await post('/functions/v1/match-answer', answer, tokens[0])
  await post('/functions/v1/match-resign', { match_id }, tokens[1])
}

async function review(token: string): Promise<void> {
  const rows = [['카나리아', CANARY.word]]
  await post('/functions/v1/review-import', { import_id: randomUUID(), rows }, token)
  const { tasks } = await post<ReviewSession>('/functions/v1/review-session', {}, token)
  const answer = { entry_id: randomUUID(), card_id: tasks[0]?.card_id, answer: CANARY.word }
  await post('/functions/v1/review-answer', answer, token)
}

async function pay(token: string): Promise<void> {
  const { url } = await post<{ url: string }>('/functions/v1/create-checkout', { plan: 'basic' }, token)
  const { pathname, search } = new URL(url)
  const paid = await fetch(server.url + pathname + search, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
    body: '',
  })
  expect(paid.status).toBeLessThan(400)
}

/** What two people do on a good day, and what somebody sends who means no good. */
async function liveThrough(): Promise<void> {
  const one = await join(`${CANARY.address}.one`)
  const other = await join(`${CANARY.address}.other`)
  const me = await (await send('/auth/v1/user', { token: one })).json()
  const named = await send(`/rest/v1/profiles?id=eq.${(me as { id: string }).id}`, {
    method: 'PATCH',
    body: JSON.stringify({ display_name: CANARY.name }),
    token: one,
  })
  expect(named.status).toBeLessThan(300)
  const { audio_urls } = await post<{ audio_urls: { polite: string } }>(
    '/functions/v1/translate',
    { text: CANARY.text, tone: 'polite' },
    one,
  )
  await send(audio_urls.polite)
  await playDuel([one, other])
  await review(one)
  await pay(one)
  await misbehave()
}

async function misbehave(): Promise<void> {
  const wrong = { email: `${CANARY.address}@example.org`, password: `${CANARY.password}!` }
  await send('/auth/v1/token?grant_type=password', { method: 'POST', body: JSON.stringify(wrong) })
  for (let index = 0; index < 12; index += 1) {
    await send(`/${CANARY.path}-${index}?${CANARY.query}=1`)
    await send(`/learn/${CANARY.path}-${index}`)
    await send(`/functions/v1/${CANARY.path}-${index}`, { method: 'POST', body: '{}' })
    await send(`/rest/v1/${CANARY.path}-${index}?${CANARY.query}=eq.canary`)
    await send(`/auth/v1/${CANARY.path}-${index}`)
    await send(`/audio/${CANARY.path}-${index}`)
    await send(`/assets/${CANARY.path}-${index}.js`)
  }
  await send('/rest/v1/profiles?id=eq.canary', {})
  await send('/functions/v1/translate', { method: 'POST', body: '{"text":"canary' })
  await send('/webhooks/stripe', {
    method: 'POST',
    body: '{"canary":1}',
    headers: { 'stripe-signature': 't=1,v1=canary' },
  })
}

describe('The metrics of a server on which people learned', () => {
  test('know what happened', () => {
    expect(total('hanpan_mails_total', { outcome: 'delivered' })).toBe(2)
    expect(total('hanpan_translations_total', { engine: 'built-in', outcome: 'translated' })).toBeGreaterThan(0)
    expect(total('hanpan_pairing_seconds_count', { skill: 'vocab' })).toBe(2)
    expect(total('hanpan_payment_events_total', { outcome: 'applied' })).toBeGreaterThan(0)
    expect(total('hanpan_payment_events_total', { outcome: 'forged' })).toBe(1)
    expect(total('hanpan_payment_pages_total', { outcome: 'opened' })).toBe(1)
    for (const name of ['match-answer', 'review-answer']) {
      expect(total('hanpan_requests_total', { route: `/functions/v1/${name}`, status: '2xx' })).toBe(1)
    }
    expect(total('hanpan_transaction_seconds_count', { kind: 'authenticated', outcome: 'committed' })).toBeGreaterThan(
      0,
    )
  })

  test('come to agree that nobody waits and no duel is under way', async () => {
    await eventually(async () => {
      const text = await readMetrics()
      const counts = ['hanpan_duels', 'hanpan_queue_players'].map((name) => [
        seriesIn(text).some((series) => series.name === name),
        total(name, {}, text),
      ])
      expect(counts).toEqual([
        [true, 0],
        [true, 0],
      ])
    })
  })

  test.each(Object.keys(PERSON) as (keyof typeof PERSON)[])('name nobody (%s)', (kind) => {
    expect(metrics.split('\n').filter((line) => PERSON[kind].test(line))).toEqual([])
  })

  test('have one label for all paths that do not exist', () => {
    const notFound = seriesIn(metrics).filter(
      ({ name, labels }) => name === 'hanpan_requests_total' && labels.method === 'GET' && labels.route === '/*',
    )
    expect(notFound.map(({ labels, value }) => [labels.status, value])).toEqual([['4xx', 12]])
  })

  test('have only routes that are written in the code', () => {
    const routes = new Set(seriesIn(metrics).flatMap(({ labels }) => labels.route ?? []))
    expect([...routes].filter((route) => !/^\/[\w./:*-]*$/.test(route))).toEqual([])
    expect([routes.has('/learn/:slug'), routes.has('/functions/v1/:name'), routes.has('/rest/v1/:table')]).toEqual([
      true,
      true,
      true,
    ])
    expect(routes.size).toBeLessThan(60)
  })

  test('are named on no page for search engines', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/sitemap']) {
      expect(await (await send(path)).text()).not.toContain('metrics')
    }
  })
})

test('A server without a metrics token has no such page', async () => {
  const folder = await createMigratedFolder()
  const plain = await startServerProcess(folder.path)
  try {
    const answer = await fetch(`${plain.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('hanpan_')
  } finally {
    await plain.stop()
    await folder.remove()
  }
})

describe('The log of that day', () => {
  test('has one JSON line for each request, with its id and its route', () => {
    const requests = entries().filter(({ msg }) => msg === 'request')
    expect(requests.length).toBeGreaterThan(80)
    for (const entry of requests) {
      expect(entry).toMatchObject({
        level: 'debug',
        time: expect.any(String),
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        route: expect.stringMatching(/^\//),
        status: expect.any(Number),
      })
    }
    expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(requests.length)
  })

  test('reports no bug', () => {
    expect(entries().filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([])
  })

  test.each(['canary', 'address'] as const)('says nothing about a person (%s)', (kind) => {
    expect(log.split('\n').filter((line) => PERSON[kind].test(line))).toEqual([])
  })

  test('has no token', () => {
    expect(log).not.toMatch(/eyJ[\w-]+\./)
    expect(log).not.toContain(TOKEN)
  })
})
