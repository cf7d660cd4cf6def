import { MAIL_LINK_LIFETIME } from '#platform/accountRules.ts'
import { appMetadata } from '#platform/server/auth/accessToken.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** A row of auth.users, and whether the user is an admin. */
export interface Account {
  id: string
  email: string
  passwordHash: string | null
  emailConfirmedAt: Date
  /** The address that the account moves to once both addresses are confirmed; null if no such change is waiting. */
  newEmail: string | null
  lastSignInAt: Date | null
  createdAt: Date
  updatedAt: Date
  isAdmin: boolean
  /** Oldest first. */
  factors: Factor[]
}

/** A way to pass the second step, as GoTrue describes it. */
export interface Factor {
  id: string
  friendly_name: string
  /** GoTrue calls a passkey `webauthn`. */
  factor_type: 'totp' | 'recovery_code' | 'webauthn'
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
  last_challenged_at?: string | null
}

/** For `select` from, or `returning` on, auth.users. */
const ACCOUNT_COLUMNS = `
  users.id, users.email, users.password_hash as "passwordHash", users.email_confirmed_at as "emailConfirmedAt",
  users.last_sign_in_at as "lastSignInAt", users.created_at as "createdAt", users.updated_at as "updatedAt",
  exists (select from app.admins where user_id = users.id) as "isAdmin",
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', id, 'friendly_name', friendly_name, 'factor_type', factor_type, 'status', status, 'created_at', created_at,
      'updated_at', updated_at, 'last_challenged_at', last_challenged_at)) order by created_at, id), '[]')
   from auth.factors where user_id = users.id) as factors,
  (select new_email from auth.email_changes
   where user_id = users.id and asked_at > app_now() - interval '${MAIL_LINK_LIFETIME}') as "newEmail"`

export async function accountById(tx: Transaction, id: string): Promise<Account | undefined> {
  const [account] = await tx.sql<Account>(`select ${ACCOUNT_COLUMNS} from auth.users where id = $1`, [id])
  return account
}

export async function accountByEmail(tx: Transaction, email: string): Promise<Account | undefined> {
  const [account] = await tx.sql<Account>(`select ${ACCOUNT_COLUMNS} from auth.users where email = $1`, [email])
  return account
}

/** Locks the account against other changes to its factors and sign-ins until the transaction ends. Undefined if it is gone. */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  await tx.sql('select from auth.users where id = $1 for no key update', [id])
  return accountById(tx, id)
}

/**
 * Locks the account until the transaction ends, so that it is not deleted meanwhile. For rows without a foreign key to the account.
 * @throws Problem 403 `user_not_found`
 */
export async function demandAccount(tx: Transaction, id: string): Promise<void> {
  const found = await tx.sql('select 1 as one from auth.users where id = $1 for key share', [id])
  if (found.length === 0) throw userNotFound()
}

/** The account has been deleted since the access token was signed. */
export function userNotFound(): Problem {
  return new Problem(403, 'user_not_found', 'This account no longer exists.')
}

/** Whether a sign-in needs a code after the password. */
export function hasSecondStep({ factors }: Account): boolean {
  return factors.some(({ status }) => status === 'verified')
}

export function hasApp({ factors }: Account): boolean {
  return factors.some(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
}

/** Creates an account with a confirmed email address. Returns undefined if the address already has an account. */
export async function createAccount(
  tx: Transaction,
  account: { id: string; email: string; passwordHash: string | null },
): Promise<Account | undefined> {
  const [created] = await tx.sql<Account>(
    `insert into auth.users as users (id, email, password_hash, email_confirmed_at) values ($1, $2, $3, app_now())
     on conflict (email) do nothing returning ${ACCOUNT_COLUMNS}`,
    [account.id, account.email, account.passwordHash],
  )
  return created
}

/**
 * Records a sign-in. Returns undefined if the account is gone, or its password has changed since it was checked.
 * @param passwordHash the hash that was checked; null for a sign-in by a link
 */
export async function noteSignIn(
  tx: Transaction,
  id: string,
  passwordHash: string | null,
): Promise<Account | undefined> {
  const noted = await tx.sql(
    `update auth.users set last_sign_in_at = app_now(), updated_at = app_now()
     where id = $1 and ($2::text is null or password_hash = $2) returning id`,
    [id, passwordHash],
  )
  // Read once the account is locked, so that a factor that was added meanwhile is seen.
  return noted.length === 0 ? undefined : accountById(tx, id)
}

/** The account as GoTrue's user object. It has no user metadata: we do not store any. */
export function wireUser(account: Account): Record<string, unknown> {
  const confirmedAt = account.emailConfirmedAt.toISOString()
  const lastSignInAt = account.lastSignInAt?.toISOString()
  return {
    ...commonFields({ ...account, isConfirmed: true }),
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    ...(lastSignInAt ? { last_sign_in_at: lastSignInAt } : {}),
    ...(account.newEmail === null ? {} : { new_email: account.newEmail }),
    ...(account.factors.length === 0 ? {} : { factors: account.factors }),
    app_metadata: appMetadata(account.isAdmin),
  }
}

/** The answer to every sign-up that needs confirmation, whether or not the address already has an account. */
export function unconfirmedWireUser(signUp: { id: string; email: string; at: Date }): Record<string, unknown> {
  const { id, email, at } = signUp
  return {
    ...commonFields({ id, email, createdAt: at, updatedAt: at, isConfirmed: false }),
    confirmation_sent_at: at.toISOString(),
    app_metadata: appMetadata(false),
  }
}

function commonFields(user: { id: string; email: string; createdAt: Date; updatedAt: Date; isConfirmed: boolean }) {
  const { id, email } = user
  const createdAt = user.createdAt.toISOString()
  const updatedAt = user.updatedAt.toISOString()
  const identity = {
    identity_id: id,
    id,
    user_id: id,
    identity_data: { email, email_verified: user.isConfirmed, phone_verified: false, sub: id },
    provider: 'email',
    last_sign_in_at: updatedAt,
    created_at: createdAt,
    updated_at: updatedAt,
    email,
  }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    user_metadata: {},
    identities: [identity],
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
  }
}
