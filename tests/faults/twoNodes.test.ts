import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import {
  answer,
  CONNECTION_LOST,
  meet,
  newPlayer,
  pointsOn,
  rightOption,
  saveNameAndSkip,
  start,
} from '#tests/support/arena/duelists.ts'
import { type Venue, type Visit, visitPage } from '#tests/support/browser/journey.ts'
import { expectInvariantsAt } from '#tests/support/database/migratedFolder.ts'
import { hasPostgresql, type PostgresqlServer, startPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { hasNats, type NatsServer, startNats } from '#tests/support/server/natsServer.ts'
import { openReverseProxy, type ReverseProxy } from '#tests/support/server/reverseProxy.ts'
import {
  createServerFolder,
  type ServerFolder,
  type ServerProcess,
  startServerProcess,
} from '#tests/support/server/serverProcess.ts'

const WAYS = [
  { bus: 'PostgreSQL carries their messages', isHere: hasPostgresql(), usesNats: false },
  {
    bus: 'NATS carries their messages, is stopped and comes back',
    isHere: hasPostgresql() && hasNats(),
    usesNats: true,
  },
]

for (const { bus, isHere, usesNats } of WAYS) {
  describe.runIf(isHere)(
    `two nodes on one PostgreSQL server, behind a proxy that alternates between them; ${bus}`,
    () => {
      let nats: NatsServer | undefined
      let browser: Browser
      let postgresql: PostgresqlServer
      let proxy: ReverseProxy
      let folder: ServerFolder
      let nodes: ServerProcess[]
      let bank: Bank
      let venue: Venue

      beforeAll(async () => {
        const opened = [
          openReverseProxy(),
          startPostgresql(),
          createServerFolder(),
          loadBank({ speech: false }),
        ] as const
        nats = usesNats ? await startNats() : undefined
        ;[proxy, postgresql, folder, bank] = await Promise.all(opened)
        nodes = [await openNode(), await openNode()]
        proxy.nodes.push(...nodes.map(({ url }) => url))
        browser = await chromium.connect(inject('browserEndpoint'))
        venue = { server: proxy, visit: (path, options) => visitPage(browser, proxy.url + path, options) }
      })
      afterAll(async () => {
        await browser.close()
        await proxy.close()
        for (const node of nodes) await node.stop()
        await nats?.stop()
        await expectInvariantsAt({ databaseUrl: postgresql.url }).finally(() => postgresql.stop())
        await folder.remove()
      })

      function openNode(): Promise<ServerProcess> {
        return startServerProcess(folder.path, {
          DATABASE_URL: postgresql.url,
          BUS_URL: nats?.url ?? '',
          SITE_URL: proxy.url,
          EMAIL_CONFIRMATION: 'off',
          RATE_LIMITS: 'off',
        })
      }

      test('two players play through both nodes; one node dies during the match, and they finish it on the other', async () => {
        const names = ['maya', 'joon']
        const players = [await newPlayer(venue, 'maya'), await newPlayer(venue, 'joon')]
        const pages = players.map(({ page }) => page)
        const both = (see: (page: Visit['page']) => Promise<unknown>) => Promise.all(pages.map(see))
        await Promise.all(pages.map((page, index) => saveNameAndSkip(page, names[index] ?? '')))
        await meet(pages)
        await start(pages)
        await both((page) => page.getByText('Question 1 of 3').waitFor())
        const [maya, joon] = pages as [Visit['page'], Visit['page']]
        await answer(maya, await rightOption(maya, bank))
        await expect.poll(() => pointsOn(joon, 'Their')).toMatch(/1$/)

        await nats?.stop()
        await both((page) => page.getByText('Question 2 of 3').waitFor())
        await answer(joon, await rightOption(joon, bank))
        await nats?.start()
        await nodes[0]?.kill()
        await both((page) => page.getByText('Question 3 of 3').waitFor())
        await answer(maya, await rightOption(maya, bank))
        await both((page) => page.getByText('Match completed!').waitFor())
        expect(await both((page) => page.getByRole('heading', { level: 1 }).textContent())).toEqual([
          'You win 2–1',
          'maya takes it 2–1',
        ])
        await maya.getByText('1000 → 1032').waitFor()
        await joon.getByText('1000 → 968').waitFor()
        for (const { problems, leave } of players) {
          expect(problems.filter((problem) => !CONNECTION_LOST.test(problem))).toEqual([])
          problems.length = 0
          await leave()
        }
      })
    },
  )
}
