import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateAfter, utcDateOf } from '#daily/utcDate.ts'
import { LEARNED } from '#practice/guestRating.ts'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { GENERATED_REQUESTS } from '#tests/support/repetitions.ts'
import { isServed, joinMessage, openRawSocket, type RawSocket } from '#tests/support/server/realtimeServer.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const LONG = 3_600_000
const PASSWORD = 'nothing here is valid'

/** Every function with the fields of its body. */
const FUNCTIONS: Record<string, readonly string[]> = {
  translate: ['text', 'tone', 'source_language', 'target_language'],
  'translate-lines': ['lines', 'tone'],
  'translation-usage': [],
  'translation-audio': ['history_id'],
  'search-history': ['search', 'saved_only'],
  matchmaker: ['skill_type', 'ticket'],
  'match-state': ['match_id'],
  'match-ready': ['match_id'],
  'match-answer': ['match_id', 'question_no', 'option_id'],
  'match-loaded': ['match_id', 'question_no'],
  'match-resign': ['match_id'],
  'match-claim': ['match_id'],
  'match-stop': ['match_id'],
  'match-rematch': ['match_id', 'decline'],
  'arena-now': [],
  'elo-update': ['match_id', 'winner_id', 'player1_score', 'player2_score'],
  'challenge-make': ['skill_type', 'rated'],
  'challenge-withdraw': ['code'],
  'challenge-state': ['code'],
  'challenge-accept': ['code', 'rated'],
  challenges: [],
  'practice-begin': ['skill_type', 'strength'],
  'practice-state': ['practice_id'],
  'practice-ready': ['practice_id'],
  'practice-answer': ['practice_id', 'question_no', 'option_id'],
  'practice-resign': ['practice_id'],
  'practice-next': ['practice_id', 'question_no'],
  'guest-begin': ['reads_hangul', 'learned'],
  'guest-state': ['guest_key'],
  'guest-ready': ['guest_key'],
  'guest-answer': ['guest_key', 'question_no', 'option_id'],
  'guest-resign': ['guest_key'],
  'guest-next': ['guest_key', 'question_no'],
  'guest-keep': ['guest_key'],
  'recording-offer': ['skill_type'],
  'recording-begin': ['skill_type'],
  'untimed-begin': ['skill_type'],
  'untimed-state': ['practice_id'],
  'untimed-answer': ['practice_id', 'question_no', 'option_id'],
  'untimed-next': ['practice_id'],
  'untimed-end': ['practice_id'],
  'daily-state': ['date'],
  'daily-begin': ['grade'],
  'daily-open': ['date', 'question_no'],
  'daily-answer': ['date', 'question_no', 'option_id'],
  'daily-result': ['date'],
  'daily-calendar': ['month'],
  'match-history': ['limit', 'before'],
  'missed-questions': ['limit'],
  'missed-begin': ['skill_type'],
  'weak-spots': [],
  'leaderboard-place': ['skill_type'],
  'check-subscription': [],
  'create-checkout': ['plan'],
  'customer-portal': [],
  'delete-account': ['password'],
  'admin-statistics': [],
  'admin-fairness': [],
  'admin-glossary': [],
}

let folder: ServerFolder
let server: ServerProcess
let printed = ''
const players: { client: SupabaseClient; id: string; token: string }[] = []
let matchId: string
let practiceId: string
beforeAll(async () => {
  folder = await createMigratedFolder()
  server = await startServerProcess(folder.path, { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' })
  for (const stream of [server.process.stdout, server.process.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk
    })
  }
  for (const name of ['ann', 'ben']) players.push(await newPlayer(name))
  for (const { client } of players) {
    const { data } = await client.functions.invoke('matchmaker', { body: { skill_type: 'vocab' } })
    matchId = data.match_id
  }
  const learner = await newPlayer('cem')
  players.push(learner)
  const { data } = await learner.client.functions.invoke('untimed-begin', { body: { skill_type: 'vocab' } })
  practiceId = data.practice_id
})
afterAll(async () => {
  expect(await server.stop()).toBe(0)
  await folder.remove()
  expect(printed).not.toContain('"level":"error"')
})

async function newPlayer(name: string) {
  const client = createClient(server.url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({ email: `${name}@example.org`, password: PASSWORD })
  if (error || !data.session) throw error ?? new Error('no session')
  return { client, id: data.session.user.id, token: data.session.access_token }
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '\u202e',
    'constructor',
    '__proto__',
    `'; drop table matches; --`,
    1e300,
    -1,
    2 ** 53,
  ),
)

function today(days: number): string {
  return dateAfter(utcDateOf(Date.now()), days)
}

/** Mostly valid values of a field, so that many requests get past the validation. */
function fieldValue(field: string): fc.Arbitrary<unknown> {
  const valid: Record<string, fc.Arbitrary<unknown>> = {
    text: fc.oneof(
      fc.constantFrom('Thank you.', 'I have 3 books.', '안녕', '<b>Hi</b>'),
      fc.string({ unit: 'binary' }),
    ),
    lines: fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 4 }),
    tone: fc.constantFrom('polite', 'formal', 'casual', 'business'),
    source_language: fc.constant('english'),
    target_language: fc.constant('korean'),
    search: fc.string({ unit: 'binary', maxLength: 20 }),
    saved_only: fc.boolean(),
    rated: fc.boolean(),
    reads_hangul: fc.boolean(),
    learned: fc.constantFrom(...LEARNED),
    guest_key: fc.stringMatching(/^[\w-]{43}$/),
    decline: fc.constant(true),
    skill_type: fc.constantFrom('vocab', 'grammar', 'listening'),
    match_id: fc.oneof(fc.constant(matchId), fc.uuid()),
    practice_id: fc.oneof(fc.constant(practiceId), fc.uuid()),
    winner_id: fc.constantFrom(null, ...players.map(({ id }) => id)),
    question_no: fc.constantFrom(1, 2, 3),
    option_id: fc.string({ minLength: 1, maxLength: 64 }),
    player1_score: fc.nat({ max: 4 }),
    player2_score: fc.nat({ max: 4 }),
    strength: fc.oneof(fc.constant(null), fc.integer({ min: 300, max: 3_000 })),
    code: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 }),
    grade: fc.constantFrom('a1', 'a2-b1', 'b2'),
    date: fc.constantFrom(today(0), today(-1), '2026-02-29', '0001-01-01', '9999-12-31'),
    month: fc.constantFrom(today(0).slice(0, 7), '2000-01', '2099-12'),
    limit: fc.integer({ min: 0, max: 60 }),
    plan: fc.constantFrom('basic', 'premium'),
    password: fc.string(),
  }
  const usual = valid[field] ?? fc.uuid()
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd })
}

function bodyOf(name: string): fc.Arbitrary<string | undefined> {
  const fields = fc.record(Object.fromEntries((FUNCTIONS[name] ?? []).map((field) => [field, fieldValue(field)])))
  const written = fields.map((body) => JSON.stringify(body))
  return fc.oneof(
    { weight: 8, arbitrary: written },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.string(),
        odd.map((value) => JSON.stringify(value)),
      ),
    },
    { weight: 1, arbitrary: fc.tuple(written, fc.nat({ max: 30 })).map(([text, end]) => text.slice(0, end)) },
  )
}

test(
  `${GENERATED_REQUESTS.functions} generated requests to functions/v1: no 5xx, no crash`,
  { timeout: LONG },
  async () => {
    const call = fc
      .constantFrom(...Object.keys(FUNCTIONS))
      .chain((name) => fc.tuple(fc.constant(name), bodyOf(name), fc.nat({ max: players.length })))
    await fc.assert(
      fc.asyncProperty(call, async ([name, body, caller]) => {
        const token = players[caller]?.token ?? 'anon'
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        const answer = await fetch(`${server.url}/functions/v1/${name}`, { method: 'POST', headers, body: body ?? '' })
        const text = await answer.text()
        expect(answer.status, `${name} ${body}: ${text}`).toBeLessThan(500)
        expect(text).not.toContain('function_not_found')
      }),
      { numRuns: GENERATED_REQUESTS.functions },
    )
  },
)

test(
  `${GENERATED_REQUESTS.realtime} generated messages to realtime/v1: no crash, and the socket is served or closed with a reason`,
  { timeout: LONG },
  async () => {
    const part = fc.oneof(fc.constantFrom(null, '1', 'phoenix', 'heartbeat'), odd)
    const topic = fc.constantFrom(
      'phoenix',
      `realtime:match:${matchId}`,
      `realtime:player:${players[0]?.id}`,
      'realtime:x',
    )
    const event = fc.constantFrom('phx_join', 'phx_leave', 'heartbeat', 'access_token', 'broadcast', 'presence')
    const token = fc.constantFrom(...players.map((player) => player.token), 'no.token.at-all', '')
    const payload = fc.oneof(
      odd,
      token.map((access_token) => ({ access_token })),
      token.map((one) => joinMessage('x', one)[4]),
    )
    const message = fc.oneof(
      { weight: 8, arbitrary: fc.tuple(fc.constantFrom(null, '1'), fc.constantFrom('1', '2'), topic, event, payload) },
      { weight: 1, arbitrary: fc.array(part, { maxLength: 7 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
    )
    let socket: RawSocket | undefined
    await fc.assert(
      fc.asyncProperty(message, async (sent) => {
        socket = socket?.socket.readyState === socket?.socket.OPEN && socket ? socket : await openRawSocket(server)
        socket.say(sent)
        const end = await Promise.race([isServed(socket), socket.closed])
        expect([undefined, 1003, 1007, 1008]).toContain(end)
      }),
      { numRuns: GENERATED_REQUESTS.realtime },
    )
    socket?.socket.terminate()
  },
)
