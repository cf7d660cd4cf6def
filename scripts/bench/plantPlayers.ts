import { randomUUID } from 'node:crypto'
import { accessTokens, type Bearer } from '#platform/server/auth/accessToken.ts'
import { createAccount } from '#platform/server/auth/account.ts'
import { loadAuthSecrets } from '#platform/server/auth/authSecrets.ts'
import { openSession } from '#platform/server/auth/session.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'

/** A signed-in user. */
export interface Player {
  id: string
  token: string
}

/** Creates the players' access tokens for the server at this URL. */
export type SignIn = (url: string) => Promise<Player[]>

/** Inserts accounts with profiles and open sessions before a server opens the database. They have no passwords, because hashing is slow. */
export async function plantPlayers(database: Database, count: number): Promise<SignIn> {
  const secrets = await loadAuthSecrets(database)
  const bearers = await database.tx(SERVICE, async (tx) => {
    const planted: Bearer[] = []
    while (planted.length < count) planted.push(await plantPlayer(tx))
    return planted
  })
  return (url) => {
    const tokens = accessTokens(secrets, () => url)
    return Promise.all(bearers.map(async (bearer) => ({ id: bearer.userId, token: (await tokens.sign(bearer)).token })))
  }
}

async function plantPlayer(tx: Transaction): Promise<Bearer> {
  const userId = randomUUID()
  const email = `${userId}@example.org`
  const account = await createAccount(tx, { id: userId, email, passwordHash: null })
  if (!account) throw new Error('The account was not created')
  await tx.sql('insert into profiles (id, display_name) values ($1, $2)', [userId, 'Bench'])
  const { sessionId } = await openSession(tx, account, 'password')
  return { userId, email, sessionId, isAdmin: false }
}
