import { resolve } from 'node:path'
import type { Environment } from '#platform/environment.ts'

/** What `npm start` prints: the address, the mode, which parts are built-in stand-ins, where the data lies. */
export function banner(environment: Environment, address: string): string {
  const lines: [string, string][] = [
    ['address', address],
    ...(environment.siteUrl ? [['site', environment.siteUrl] as [string, string]] : []),
    ['mode', environment.mode],
    [
      'database',
      environment.databaseUrl ? 'PostgreSQL' : `embedded (PGlite), in ${resolve(environment.dataDirectory)}`,
    ],
    ['mail', environment.smtpUrl ? 'SMTP' : `stand-in: read it at ${address}/dev/mailbox`],
    ['translator', 'built-in engine'],
    ...(environment.movesClock ? [['clock', 'movable, for tests: POST /dev/clock'] as [string, string]] : []),
  ]
  return ['', '  Hanpan 한판', ...lines.map(([name, value]) => `  ${name.padEnd(10)} ${value}`), ''].join('\n')
}
