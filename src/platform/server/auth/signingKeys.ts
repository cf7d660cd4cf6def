import { generateKeyPairSync } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, importJWK, type JWK } from 'jose'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kit/time.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'

export const SIGNING_ALGORITHM = 'ES256'
export const ACCESS_TOKEN_SECONDS = (15 * MINUTE_MS) / SECOND_MS
/** 90 days. After that, the next sweep rotates the key. */
const LONGEST_USE_SECONDS = (90 * DAY_MS) / SECOND_MS
/** A node learns of a new key within this time, so it may sign with the one before for as long. */
export const RELOAD_MS = 10 * SECOND_MS
/** From the start of a new key: tokens of the one before may be signed a little later, and live a quarter of an hour. */
const OVERLAP_SECONDS = ACCESS_TOKEN_SECONDS + (2 * RELOAD_MS) / SECOND_MS
/** Tokens with an invented key cost no more than this many queries. */
const SHORTEST_RELOAD_MS = SECOND_MS

/** The rows of `app.secrets` that hold signing keys: the first has this name, the others also their number, from 2. */
const NAME = 'auth.signing_key'

export interface SigningKey {
  /** Key id in every token's header: the RFC 7638 thumbprint of the public key. */
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  /** The public key, as published at `.well-known/jwks.json`. */
  publicJwk: JWK
}

/** The keys of access tokens. The newest signs; one that was replaced verifies until the tokens that it signed have expired. */
export interface SigningKeys {
  newest(): SigningKey
  /** Undefined if we have no such key, or no longer. */
  find(kid: string): SigningKey | undefined
  /** Like `find`; looks into the database if the key is unknown, because another node may have just begun to use it. */
  findAnywhere(kid: string): Promise<SigningKey | undefined>
  /** Newest first. */
  all(): readonly SigningKey[]
  reload(): Promise<void>
}

/** The keys of this installation. The first is generated at its first start. */
export async function loadSigningKeys(database: Database): Promise<SigningKeys> {
  const imported = new Map<string, Promise<SigningKey>>()
  const read = async (): Promise<Keys> => {
    const stored = await database.tx(SERVICE, usableKeys)
    const [newest, ...others] = await Promise.all(
      stored.map(({ value }) => {
        const key = imported.get(value) ?? importedKey(JSON.parse(value))
        imported.set(value, key)
        return key
      }),
    )
    if (!newest) throw new Error('There is no key for access tokens')
    return [newest, ...others]
  }
  await database.tx(SERVICE, async (tx) => {
    if ((await storedKeys(tx)).length === 0) await addKey(tx, 1)
  })
  let keys = await read()
  let readAt = performance.now()
  const find = (kid: string) => keys.find((key) => key.kid === kid)
  const reload = async () => {
    readAt = performance.now()
    keys = await read()
  }
  return {
    newest: () => keys[0],
    find,
    async findAnywhere(kid) {
      if (!find(kid) && performance.now() - readAt >= SHORTEST_RELOAD_MS) await reload()
      return find(kid)
    },
    all: () => keys,
    reload,
  }
}

type Keys = readonly [SigningKey, ...SigningKey[]]

interface StoredKey {
  number: number
  value: string
  ageSeconds: number
}

/**
 * Begins to use a new key. The one before it verifies until its tokens have expired.
 * @param isLeaked the keys before it may be known to somebody, so their tokens are refused as soon as each node has read the keys again
 */
export async function rotateSigningKey(database: Database, isLeaked: boolean): Promise<void> {
  await database.tx(SERVICE, async (tx) => {
    const usable = (await usableKeys(tx)).map(({ number }) => number)
    const next = Math.max(0, ...usable) + 1
    await addKey(tx, next)
    const kept = isLeaked ? [next] : [next, ...usable]
    await tx.sql('delete from app.secrets where name like $1 and name <> all($2)', [`${NAME}%`, kept.map(nameOf)])
  })
}

/** Run it periodically. */
export async function rotateOldSigningKey(database: Database): Promise<void> {
  const [newest] = await database.tx(SERVICE, storedKeys)
  if (newest && newest.ageSeconds > LONGEST_USE_SECONDS) await rotateSigningKey(database, false)
}

/** Two nodes that rotate at once add the same number, so only one of them adds a key. */
async function addKey(tx: Transaction, number: number): Promise<void> {
  await tx.sql('insert into app.secrets (name, value) values ($1, $2) on conflict do nothing', [
    nameOf(number),
    newPrivateJwk(),
  ])
}

async function usableKeys(tx: Transaction): Promise<StoredKey[]> {
  const keys = await storedKeys(tx)
  return keys.filter((_, index) => (keys[index - 1]?.ageSeconds ?? 0) < OVERLAP_SECONDS)
}

/** Newest first. */
async function storedKeys(tx: Transaction): Promise<StoredKey[]> {
  const rows = await tx.sql<{ name: string; value: string; ageSeconds: number }>(
    `select name, value, extract(epoch from now() - created_at)::float8 as "ageSeconds" from app.secrets where name like $1`,
    [`${NAME}%`],
  )
  return rows
    .map(({ name, ...key }) => ({ ...key, number: Number(name.slice(NAME.length + 1) || 1) }))
    .toSorted((one, other) => other.number - one.number)
}

function nameOf(number: number): string {
  return number === 1 ? NAME : `${NAME}.${number}`
}

function newPrivateJwk(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify(privateKey.export({ format: 'jwk' }))
}

async function importedKey(privateJwk: JWK): Promise<SigningKey> {
  const { d: _secret, ...publicPart } = privateJwk
  const kid = await calculateJwkThumbprint(publicPart)
  const [privateKey, publicKey] = await Promise.all([asCryptoKey(privateJwk), asCryptoKey(publicPart)])
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig', key_ops: ['verify'] }
  return { kid, privateKey, publicKey, publicJwk }
}

async function asCryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK({ ...jwk, ext: true }, SIGNING_ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('The stored signing key is not an elliptic-curve key')
  return key
}
