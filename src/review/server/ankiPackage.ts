import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { strToU8, zipSync } from 'fflate'
import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import type { AnkiModel, AnkiNote } from '#review/deck/ankiNote.ts'

/** The same in every package, so that Anki updates a deck that it has already. */
const DECK_ID = 1_795_478_400_000
const MODEL_IDS: Record<AnkiModel, number> = { typed: 1_795_478_400_001, shown: 1_795_478_400_002 }
const DECK_NAME = 'Hanpan 한판'
/** The version of the schema below, which every Anki since 2.0 reads. */
const SCHEMA_VERSION = 11
/** Of a row that no server of Anki knows yet. */
const NOT_SYNCED = -1
const BETWEEN_FIELDS = '\u001F'

const SCHEMA = `
  create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
    dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null,
    dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
    tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
    usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
    factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
    odid integer not null, flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
    lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
  create table graves (usn integer not null, oid integer not null, type integer not null);
  create index ix_notes_usn on notes (usn);
  create index ix_cards_usn on cards (usn);
  create index ix_revlog_usn on revlog (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_cid on revlog (cid);
  create index ix_notes_csum on notes (csum);`

/** Of a review card, in thousandths. Anki changes it with each answer. */
const EASE = 2_500

interface AnkiCollection {
  notes: readonly AnkiNote[]
  firstDay: EpochMs
  now: EpochMs
}

/**
 * A deck as an Anki package: a zip of a SQLite database and a list of media, which is empty.
 * @param path where the database is written; nothing may be there
 */
export function ankiPackage(collection: AnkiCollection, path: string): Uint8Array {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma journal_mode = off; pragma synchronous = off')
    database.exec(SCHEMA)
    database.exec('begin')
    insertCollection(database, collection)
    insertNotes(database, collection)
    database.exec('commit')
  } finally {
    database.close()
  }
  return zipSync({ 'collection.anki2': new Uint8Array(readFileSync(path)), media: strToU8('{}') })
}

function insertCollection(database: DatabaseSync, { notes, firstDay, now }: AnkiCollection): void {
  const seconds = Math.floor(now / SECOND_MS)
  const decks = { 1: deck(1, 'Default', seconds), [DECK_ID]: deck(DECK_ID, DECK_NAME, seconds) }
  const models = Object.fromEntries([MODELS.typed, MODELS.shown].map((model) => [model.id, { ...model, mod: seconds }]))
  database
    .prepare('insert into col values (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?)')
    .run(
      ...[Math.floor(firstDay / SECOND_MS), now, now, SCHEMA_VERSION],
      ...[CONFIGURATION(notes.length + 1), models, decks, DECK_OPTIONS, {}].map((part) => JSON.stringify(part)),
    )
}

function insertNotes(database: DatabaseSync, { notes, now }: AnkiCollection): void {
  const seconds = Math.floor(now / SECOND_MS)
  const insertNote = database.prepare(`insert into notes values (?, ?, ?, ?, ${NOT_SYNCED}, ?, ?, ?, ?, 0, '')`)
  const insertCard = database.prepare(
    `insert into cards values (?, ?, ${DECK_ID}, 0, ?, ${NOT_SYNCED}, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, '')`,
  )
  // Anki names notes and cards by when they were made, in milliseconds.
  let id = 0
  for (const { cardId, model, createdAt, fields, plainPrompt, tags, card } of notes) {
    id = Math.max(id + 1, createdAt)
    const texts = [` ${tags.join(' ')} `, fields.join(BETWEEN_FIELDS), plainPrompt]
    insertNote.run(id, guidOf(cardId), MODEL_IDS[model], seconds, ...texts, checksum(plainPrompt))
    const { type, queue, due, ivl, reps, lapses } = card
    insertCard.run(id, id, seconds, type, queue, due, ivl, type === 0 ? 0 : EASE, reps, lapses)
  }
}

/** The name by which Anki knows the note again. */
function guidOf(cardId: string): string {
  return Buffer.from(cardId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** By which Anki finds notes that begin alike. */
function checksum(plainPrompt: string): number {
  return Number.parseInt(createHash('sha1').update(plainPrompt).digest('hex').slice(0, 8), 16)
}

const STYLE =
  '.card { font-family: sans-serif; font-size: 24px; line-height: 1.5; text-align: center; } .explanation { font-size: 16px; }'

const MODELS: Record<AnkiModel, ReturnType<typeof model>> = {
  typed: model('typed', 'Hanpan: type the answer', '{{Prompt}}<br><br>{{type:Answer}}'),
  shown: model('shown', 'Hanpan: choose the answer', '{{Prompt}}'),
}

function model(kind: AnkiModel, name: string, front: string) {
  const field = (title: string, ord: number) => ({
    ...{ name: title, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] },
  })
  const back = '{{FrontSide}}<hr id="answer">{{Answer}}<div class="explanation">{{Explanation}}</div>'
  const template = { name: 'Card 1', ord: 0, qfmt: front, afmt: back, bqfmt: '', bafmt: '', did: null }
  return {
    ...{ id: MODEL_IDS[kind], name, type: 0, mod: 0, usn: NOT_SYNCED, sortf: 0, did: DECK_ID },
    tmpls: [template],
    flds: ['Prompt', 'Answer', 'Explanation'].map(field),
    ...{ css: STYLE, latexPre: '', latexPost: '', tags: [], vers: [], req: [[0, 'any', [0]]] },
  }
}

function deck(id: number, name: string, mod: number) {
  return {
    ...{ id, name, mod, usn: NOT_SYNCED, desc: '', dyn: 0, conf: 1, collapsed: false, browserCollapsed: false },
    ...{ extendNew: 0, extendRev: 50, newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] },
  }
}

const CONFIGURATION = (nextPos: number) => ({
  ...{
    nextPos,
    estTimes: true,
    activeDecks: [1],
    sortType: 'noteFld',
    sortBackwards: false,
    timeLim: 0,
    addToCur: true,
  },
  ...{
    curDeck: 1,
    newBury: true,
    newSpread: 0,
    dueCounts: true,
    curModel: String(MODEL_IDS.typed),
    collapseTime: 1200,
  },
})

/** Anki's own defaults. */
const DECK_OPTIONS = {
  1: {
    ...{ id: 1, name: 'Default', mod: 0, usn: 0, maxTaken: 60, autoplay: true, timer: 0, replayq: true, dyn: false },
    new: { bury: true, delays: [1, 10], initialFactor: EASE, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 100 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  },
}
