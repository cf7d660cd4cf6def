import { type GrantRefusal, grantAdmin, revokeAdmin } from '#admin/server/adminGrants.ts'
import { granted, refused } from '#kit/verdict.ts'
import type { Command, Commands } from '#platform/server/commandSocket/command.ts'
import { SERVICE } from '#platform/server/database/database.ts'

const USAGE = 'Name one address, for example: npm run admin:grant -- person@example.org'

const REFUSALS: Record<GrantRefusal, (email: string) => string> = {
  'admin/unknown-address': (email) => `There is no account with the address ${email}. Its owner must sign up first.`,
  'admin/already-admin': (email) => `${email} is already an admin.`,
  'admin/not-admin': (email) => `${email} is not an admin.`,
}

/** The commands behind `npm run admin:…`. */
export const adminCommands: Commands = new Map<string, Command>([
  ['admin:grant', commandOver(grantAdmin, (email) => `${email} is an admin now. The panel is at /admin.`)],
  ['admin:revoke', commandOver(revokeAdmin, (email) => `${email} is no longer an admin.`)],
])

function commandOver(change: typeof grantAdmin, done: (email: string) => string): Command {
  return async ([email, ...more], database) => {
    if (!email || more.length > 0) return refused(USAGE)
    const verdict = await database.tx(SERVICE, (tx) => change(tx, email))
    return verdict.ok ? granted(done(verdict.value.email)) : refused(REFUSALS[verdict.refusal](email))
  }
}
