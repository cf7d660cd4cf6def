import type { ActionsResponse, AdminAction } from '#admin/adminContract.ts'
import { type AccountsResponse, type FoundAccount, MOST_ACCOUNTS } from '#admin/foundAccount.ts'
import type { SiteDays } from '#admin/siteDays.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** How many actions are read at once. */
const ACTIONS = 30
/** How many days each figure's line shows. */
const DAYS = 30

/** What admins did, newest first. Like all queries here, the database refuses it to everyone but admins. */
export async function readActions(tx: Transaction, before: number | undefined): Promise<ActionsResponse> {
  const actions = await answerOf<AdminAction[]>(tx, 'admin_actions($1, $2)', [before ?? null, ACTIONS + 1])
  return { actions: actions.slice(0, ACTIONS), more: actions.length > ACTIONS }
}

/** The search itself is recorded. */
export async function findAccounts(tx: Transaction, email: string): Promise<AccountsResponse> {
  return { accounts: await answerOf<FoundAccount[]>(tx, 'find_accounts($1, $2)', [email, MOST_ACCOUNTS]) }
}

export function readDays(tx: Transaction): Promise<SiteDays> {
  return answerOf(tx, 'site_days($1)', [DAYS])
}

async function answerOf<Answer>(tx: Transaction, call: string, parameters: readonly unknown[]): Promise<Answer> {
  const [row] = await tx.sql<{ answer: Answer }>(`select public.${call} as answer`, parameters)
  if (!row) throw new Error(`${call} returned nothing`)
  return row.answer
}
