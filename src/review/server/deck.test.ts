import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { DECK_HEADER } from '#review/deck/deckRows.ts'
import { plainText } from '#review/deck/fileTable.ts'
import { plantReviews } from '#tests/support/arena/plantReviews.ts'
import { type Learner, openReviewStage, type ReviewStage } from '#tests/support/arena/reviewStage.ts'

const NOON = Date.parse('2027-01-01T12:00:00Z')

let stage: ReviewStage
let ann: Learner
beforeAll(async () => {
  stage = await openReviewStage()
})
beforeEach(async () => {
  await stage.at(0)
  ann = await stage.learner()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

async function exported(learner: Learner, format: 'csv' | 'apkg'): Promise<Uint8Array> {
  const init = { method: 'POST', body: JSON.stringify({ format }) }
  const answer = await stage.api.request('/functions/v1/review-export', init, learner.id)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="hanpan-deck.${format}"`)
  return new Uint8Array(await answer.arrayBuffer())
}

async function table(learner: Learner): Promise<Record<string, string>[]> {
  return parse(new TextDecoder().decode(await exported(learner, 'csv')), { bom: true, columns: true })
}

const fates = async (learner: Learner, rows: string[][]) => (await learner.call('review-import-preview', { rows })).body
const add = (learner: Learner, rows: unknown, importId: string = randomUUID()) =>
  learner.call('review-import', { import_id: importId, rows })
const cardsOf = (learner: Learner) =>
  stage.rows<{ key: string; kind: string; source: string }>(
    'select key, kind, source from review_cards where user_id = $1 order by key',
    [learner.id],
  )

describe('a deck as a table', () => {
  test('has each own card once, also of a deck that is read in several parts', async () => {
    await ann.learns('물', 'water')
    await (await stage.learner()).learns('불', 'fire')
    const history = [{ at: NOON - 3 * DAY_MS, grade: 3 as const }]
    await plantReviews(stage.dependencies.database, ann.id, Array(600).fill({ history }))
    const rows = await table(ann)
    expect(Object.keys(rows[0] ?? {})).toEqual(DECK_HEADER)
    expect(rows).toHaveLength(601)
    expect(rows.map((row) => row.Answer)).not.toContain('불')
    expect(rows.find((row) => row.Answer === '물')).toMatchObject({
      Prompt: 'water',
      State: 'new',
      Due: '',
      Answers: '0',
    })
    expect(rows.find((row) => row.Answer === '말')).toMatchObject({ Answered: '2026-12-29', Answers: '1' })
  })

  test('has no cell that a spreadsheet would run', async () => {
    await ann.learns('물', '=HYPERLINK("http://x")')
    expect((await table(ann))[0]?.Prompt).toBe(`'=HYPERLINK("http://x")`)
  })

  test('of a new learner has the header alone', async () => {
    const text = new TextDecoder().decode(await exported(ann, 'csv'))
    expect(text.trim()).toBe(DECK_HEADER.join(','))
  })
})

test('an Anki package is a zip of a database and a list of media, as Anki opens it', async () => {
  await ann.learns('물', 'water')
  await ann.learns('선생님', 'teacher & mentor')
  const history = [9, 9, 5].map((days) => ({ at: NOON - days * DAY_MS, grade: 3 as const }))
  await plantReviews(stage.dependencies.database, ann.id, [{ history }])
  const files = unzipSync(await exported(ann, 'apkg'))
  expect(Object.keys(files).toSorted()).toEqual(['collection.anki2', 'media'])
  expect(JSON.parse(new TextDecoder().decode(files.media))).toEqual({})

  const folder = await mkdtemp(join(tmpdir(), 'deck-test-'))
  const path = join(folder, 'collection.anki2')
  await writeFile(path, files['collection.anki2'] ?? '')
  const database = new DatabaseSync(path)
  const all = (statement: string) => database.prepare(statement).all() as Record<string, string | number>[]
  expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  const [collection = {}] = all('select * from col')
  expect([collection.id, collection.ver]).toEqual([1, 11])
  const models = JSON.parse(String(collection.models))
  const decks = JSON.parse(String(collection.decks))
  const notes = all('select * from notes order by id')
  const cards = all('select * from cards order by id')
  expect([notes.length, cards.length]).toEqual([3, 3])
  for (const note of notes) {
    const model = models[String(note.mid)]
    expect(String(note.flds).split('\u001F')).toHaveLength(model.flds.length)
    expect(note.guid).toMatch(/^[\w-]{22}$/)
    const hash = createHash('sha1').update(String(note.sfld)).digest()
    expect(note.csum).toBe(hash.readUInt32BE(0))
  }
  expect(notes.map(({ sfld }) => sfld)).toContain('teacher & mentor')
  expect(new Set(notes.map(({ guid }) => guid)).size).toBe(3)
  for (const card of cards) {
    expect(notes.map(({ id }) => id)).toContain(card.nid)
    expect(decks[String(card.did)].name).toBe('Hanpan 한판')
    expect(models[String(notes.find(({ id }) => id === card.nid)?.mid)].tmpls[Number(card.ord)]).toBeDefined()
  }
  const review = cards.filter(({ type }) => type === 2)
  expect(review).toMatchObject([{ queue: 2, reps: 3, factor: 2500 }])
  const [planted] = await stage.rows<{ due: Date }>(
    `select due_at as due from review_cards where user_id = $1 and state = 'review'`,
    [ann.id],
  )
  const dueDay = Number(collection.crt) * 1000 + Number(review[0]?.due) * DAY_MS
  expect(new Date(dueDay).toISOString().slice(0, 10)).toBe(planted?.due.toISOString().slice(0, 10))
  database.close()
  await rm(folder, { recursive: true })
})

test('ten thousand cards are exported while others are served, and leave no file behind', async () => {
  await stage.rows(
    `insert into review_cards (user_id, key, kind, skill_type, family, content, source)
     select $1, 'word:' || n, 'word', 'vocab', n::text, jsonb_build_object('type', 'item', 'korean', '말' || n, 'english', 'word ' || n,
       'key', jsonb_build_object('accepted', jsonb_build_array('말' || n), 'otherLevels', '[]'::jsonb, 'otherWords', '[]'::jsonb)), 'hand'
     from generate_series(1, 10000) n`,
    [ann.id],
  )
  const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('hanpan-deck-'))
  const before = await left()
  const [csv, apkg] = await Promise.all([table(ann), exported(ann, 'apkg')])
  expect(csv).toHaveLength(10_000)
  expect(apkg.length).toBeGreaterThan(100_000)
  expect(await left()).toEqual(before)
})

describe('an import', () => {
  const ROWS = [
    ['물', 'water'],
    ['물을 마셔요', 'I drink water'],
    ['-(으)세요', 'please do'],
  ]

  test('makes a card of each row, and says before what it will do', async () => {
    await ann.learns('불', 'fire')
    const rows = [...ROWS, ['불', 'fire'], ['물', 'water!']]
    expect(await fates(ann, rows)).toEqual({ fates: ['new', 'new', 'new', 'known', 'repeated'] })
    expect(await cardsOf(ann)).toHaveLength(1)
    expect((await add(ann, rows)).body).toEqual({ added: 3 })
    expect(await cardsOf(ann)).toMatchObject([
      { key: 'pattern:-(으)세요:please do', kind: 'pattern', source: 'import' },
      { key: 'phrase:물을 마셔요:i drink water', kind: 'phrase' },
      { key: 'word:물', kind: 'word' },
      { key: 'word:불', source: 'lesson' },
    ])
  })

  test('that is sent again, also eight times at once, adds its cards once and gets the same answer', async () => {
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(ann, ROWS, id)))
    expect(answers.map(({ body }) => body)).toEqual(Array(8).fill({ added: 3 }))
    expect((await add(ann, [['불', 'fire']], id)).body).toEqual({ added: 3 })
    expect(await cardsOf(ann)).toHaveLength(3)
    expect(await fates(ann, ROWS)).toEqual({ fates: ['known', 'known', 'known'] })
  })

  test('that has no room in the deck adds nothing, and says how much room there is', async () => {
    await stage.rows(
      `insert into review_cards (user_id, key, kind, skill_type, family, content, source)
       select $1, n::text, 'word', 'vocab', n::text, '{}', 'hand' from generate_series(1, 19998) n`,
      [ann.id],
    )
    expect(await add(ann, ROWS)).toMatchObject({ status: 409, body: { code: 'deck_full', room: 2 } })
    expect((await cardsOf(ann)).length).toBe(19_998)
    expect((await add(ann, ROWS.slice(1))).body).toEqual({ added: 2 })
  })

  test('of a table that was exported is known already', async () => {
    await add(ann, ROWS)
    const rows = (await table(ann)).map((row) =>
      [row.Answer ?? '', row.Prompt ?? ''].map((cell) => plainText(cell, false)),
    )
    expect(await fates(ann, rows)).toEqual({ fates: ['known', 'known', 'known'] })
  })
})

describe('an attacker', () => {
  test('gets nobody else’s deck, and adds nothing to it', async () => {
    await ann.learns('물', 'water')
    const ben = await stage.learner()
    expect(await table(ben)).toEqual([])
    const files = unzipSync(await exported(ben, 'apkg'))
    expect(new TextDecoder().decode(files['collection.anki2'])).not.toContain('water')
    for (const more of [{ user_id: ann.id }, { user: ann.id }]) {
      expect((await ben.call('review-export', { format: 'csv', ...more })).status).toBe(400)
      expect((await ben.call('review-import-preview', { rows: [['물', 'water']], ...more })).status).toBe(400)
    }
    const id = randomUUID()
    await add(ann, [['불', 'fire']], id)
    expect((await add(ben, [['돌', 'stone']], id)).body).toEqual({ added: 1 })
    expect((await cardsOf(ann)).map(({ key }) => key)).toEqual(['word:물', 'word:불'])
    expect((await cardsOf(ben)).map(({ key }) => key)).toEqual(['word:돌'])
  })

  test('who is signed out gets 401', async () => {
    for (const name of ['review-export', 'review-import-preview', 'review-import']) {
      const answer = await stage.api.request(`/functions/v1/${name}`, { method: 'POST', body: '{}' })
      expect([name, answer.status]).toEqual([name, 401])
    }
  })

  test('cannot send rows that are too many, too long, no Korean or of another shape, and nothing of them is added', async () => {
    const bad: unknown[] = [
      ...[[], 'x', [['물']], [['물', 'water', 'more']], [[1, 2]], [{ korean: '물', english: 'water' }]],
      ...[
        [
          ['물', 'water'],
          ['water', 'water'],
        ],
        [['물'.repeat(101), 'x']],
        [['물', 'x'.repeat(301)]],
        [['물', ' ']],
      ],
      Array(1_001).fill(['물', 'water']),
      [['물', 'wa\u0000ter']],
    ]
    for (const rows of bad) {
      const eve = await stage.learner()
      expect((await add(eve, rows)).status).toBe(400)
      expect((await eve.call('review-import-preview', { rows })).status).toBe(400)
      expect(await cardsOf(eve)).toEqual([])
    }
    expect((await add(ann, [['물', 'water']], 'no-uuid')).status).toBe(400)
    expect((await ann.call('review-export', { format: '../../etc/passwd' })).status).toBe(400)
    expect(await cardsOf(ann)).toEqual([])
  })
})
