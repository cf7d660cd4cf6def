import { randomUUID } from 'node:crypto'
import { accessTokens, type Bearer } from '#platform/server/auth/accessToken.ts'
import { createAccount } from '#platform/server/auth/account.ts'
import { loadAuthSecrets } from '#platform/server/auth/authSecrets.ts'
import { openSession } from '#platform/server/auth/session.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { clientHeader } from './clients.ts'

/** A signed-in user. */
export interface Player {
  id: string
  /** The headers of each request: the access token, and an IP address of the player's own. */
  headers: { authorization: string; 'x-forwarded-for': string }
}

/** Creates the players' access tokens for the server at this URL. */
export type SignIn = (url: string) => Promise<Player[]>

/** Gives every player the plan without limits. */
export async function subscribeAll(database: Database): Promise<void> {
  await database.tx(SERVICE, (tx) =>
    tx.sql("insert into subscriptions (user_id, subscription_tier) select id, 'Premium' from profiles"),
  )
}

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
    return Promise.all(
      bearers.map(async (bearer, index) => {
        const { token } = await tokens.sign(bearer)
        return { id: bearer.userId, headers: { authorization: `Bearer ${token}`, ...clientHeader(index) } }
      }),
    )
  }
}

async function plantPlayer(tx: Transaction): Promise<Bearer> {
  const userId = randomUUID()
  const email = `${userId}@example.org`
  const account = await createAccount(tx, { id: userId, email, passwordHash: null })
  if (!account) throw new Error('The account was not created')
  await tx.sql('insert into profiles (id, display_name) values ($1, $2)', [userId, 'Bench'])
  const { sessionId, assurance } = await openSession(tx, account, {
    by: 'password',
    origin: { device: null, network: 'BENCH1' },
  })
  return { userId, email, sessionId, isAdmin: false, assurance, isSecondStepDue: false }
}
