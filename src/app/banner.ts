import { resolve } from 'node:path'
import type { RunningServer } from '#app/startServer.ts'
import type { Environment } from '#platform/environment.ts'

/** What `npm start` prints: the URL, the mode, which services are stand-ins, and where the data is stored. */
export function banner(
  environment: Environment,
  { address, voices }: Pick<RunningServer, 'address' | 'voices'>,
): string {
  const lines: [string, string][] = [
    ['address', address],
    ...(environment.siteUrl ? [['site', environment.siteUrl] as [string, string]] : []),
    ['mode', environment.mode],
    [
      'database',
      environment.databaseUrl ? 'PostgreSQL' : `embedded (PGlite), in ${resolve(environment.dataDirectory)}`,
    ],
    ...(environment.busUrl ? [['bus', `NATS, at ${new URL(environment.busUrl).host}`] as [string, string]] : []),
    ['mail', environment.smtpUrl ? 'SMTP' : `stand-in: read it at ${address}/dev/mailbox`],
    ['payments', paymentsLine(environment)],
    ['translator', translatorLine(environment)],
    ['speech', voices.join(', else ') || 'none: listening questions are asked in writing'],
    ...(environment.movesClock ? [['clock', 'movable, for tests: POST /dev/clock'] as [string, string]] : []),
  ]
  return ['', '  Hanpan 한판', ...lines.map(([name, value]) => `  ${name.padEnd(10)} ${value}`), ''].join('\n')
}

function paymentsLine({ mode, stripe }: Environment): string {
  if (stripe) return stripe.apiBase ? `Stripe, at ${stripe.apiBase}` : 'Stripe'
  return mode === 'production' ? 'none: players cannot subscribe' : 'stand-in: test payments, no money moves'
}

function translatorLine({ llm }: Environment): string {
  if (!llm) return 'built-in engine'
  const models = [...new Set(Object.values(llm.models))].join(', ')
  return `${models} at ${new URL(llm.baseUrl).host}, else the built-in engine`
}
