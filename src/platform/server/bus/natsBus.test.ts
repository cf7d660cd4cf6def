import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import type { Bus } from '#platform/server/bus/bus.ts'
import { openNatsBus } from '#platform/server/bus/natsBus.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { eventually } from '#tests/support/eventually.ts'
import { hasNats, type NatsServer, startNats } from '#tests/support/server/natsServer.ts'
import { openSmallNats, type SmallNats } from '#tests/support/server/smallNats.ts'

const logged: string[] = []
const note = (_: object, message: string) => void logged.push(message)
const log = { ...createLog('silent'), info: note, warn: note } as Log
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  logged.length = 0
  for (const one of opened.splice(0)) await one.close()
})

function join(url: string): Bus {
  const bus = openNatsBus(url, log)
  opened.unshift(bus)
  return bus
}

describe('a node on NATS', () => {
  async function connected(account?: string): Promise<{ nats: SmallNats; bus: Bus }> {
    const nats = await openSmallNats(account)
    opened.push(nats)
    const bus = join(nats.url)
    await eventually(() => expect(nats.greetings).toHaveLength(1))
    await reached(nats, bus)
    return { nats, bus }
  }

  /** Waits until the node sends: while it has no connection, its messages are lost. */
  async function reached(nats: SmallNats, bus: Bus): Promise<void> {
    await eventually(() => {
      bus.send('pages', '')
      expect(nats.said.some((line) => line.startsWith('PUB hanpan.pages'))).toBe(true)
    })
    nats.said.length = 0
  }

  test('signs in with the user and password of its URL, and does not want its own messages back', async () => {
    const { nats } = await connected('site:p%40ss%20word@')
    expect(nats.greetings).toEqual([expect.objectContaining({ user: 'site', pass: 'p@ss word', echo: false })])
  })

  test('subscribes once to what somebody listens to, and unsubscribes when nobody does', async () => {
    const { nats, bus } = await connected()
    const heard: string[] = []
    const stop = [1, 2].map(() => bus.listen('channel.match.1', (message) => heard.push(message)))
    const commands = () => nats.said.filter((line) => !line.startsWith('PUB'))
    await eventually(() => expect(commands()).toEqual([expect.stringMatching(/^SUB hanpan\.channel\.match\.1 \d+$/)]))
    nats.publish('hanpan.channel.match.1', '한판 ')
    await eventually(() => expect(heard).toEqual(['한판 ', '한판 ']))
    for (const end of stop) end()
    await eventually(() => expect(commands().slice(1)).toEqual([expect.stringMatching(/^UNSUB \d+$/)]))
  })

  test('after its connection was cut subscribes again, and does not send late what it could not send', async () => {
    const { nats, bus } = await connected()
    const heard: string[] = []
    bus.listen('pages', (message) => heard.push(message))
    nats.hang(true)
    nats.cut()
    await eventually(() => expect(logged).toContain('the bus cannot be reached'))
    expect(bus.send('sessions.ann', 'while it is gone')).toBe(true)
    nats.said.length = 0
    nats.hang(false)
    await eventually(() => expect(nats.said).toContainEqual(expect.stringMatching(/^SUB hanpan\.pages/)))
    nats.publish('hanpan.pages', 'again')
    await eventually(() => expect(heard).toEqual(['again']))
    await eventually(() => expect(logged).toContain('the bus can be reached again'))
    bus.send('sessions.ann', 'when it is back')
    await eventually(() => expect(nats.said.at(-1)).toContain('when it is back'))
    expect(nats.said.filter((line) => line.includes('while it is gone'))).toEqual([])
  })

  test('works without the bus, and closes, while the server cannot be reached or does not answer', async () => {
    const nats = await openSmallNats()
    opened.push(nats)
    nats.hang(true)
    for (const url of [nats.url, 'nats://127.0.0.1:1']) {
      const bus = join(url)
      bus.listen('pages', () => {})
      expect(bus.send('pages', '')).toBe(true)
      await bus.close()
    }
  })
})

describe.runIf(hasNats())('with a real NATS server', () => {
  async function started(): Promise<NatsServer> {
    const nats = await startNats()
    opened.push({ close: nats.stop })
    return nats
  }

  test('nodes that start before it find each other when it is there', async () => {
    const nats = await started()
    await nats.stop()
    const [here, there] = [join(nats.url), join(nats.url)]
    const heard: string[] = []
    there.listen('pages', (message) => heard.push(message))
    expect(here.send('pages', 'too early')).toBe(true)
    await nats.start()
    await eventually(() => {
      here.send('pages', 'found')
      expect(heard).toContain('found')
    })
    expect(heard).not.toContain('too early')
  })

  test('nodes find each other again after it has hung', async () => {
    const nats = await started()
    const [here, there] = [join(nats.url), join(nats.url)]
    const heard: string[] = []
    there.listen('pages', (message) => heard.push(message))
    await eventually(() => {
      here.send('pages', 'before')
      expect(heard).toContain('before')
    })
    nats.freeze()
    setTimeout(nats.thaw, 7_000)
    await eventually(() => {
      here.send('pages', 'after')
      expect(heard).toContain('after')
    })
  })
})

test('without a URL, no package of NATS is loaded', async () => {
  const program = `
    import { createRequire } from 'node:module'
    import { openBus } from '#platform/server/bus/openBus.ts'
    const loaded = () => Object.keys(createRequire(import.meta.url).cache).filter((path) => path.includes('@nats-io')).length
    const log = { info() {}, warn() {}, error() {} }
    await (await openBus({ busUrl: process.env.BUS_URL, databaseUrl: undefined }, { database: {}, log })).close()
    console.log(loaded())
    process.exit()`
  const loaded = async (env: NodeJS.ProcessEnv) =>
    (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env })).stdout.trim()
  expect(await loaded({})).toBe('0')
  expect(Number(await loaded({ BUS_URL: 'nats://127.0.0.1:1' }))).toBeGreaterThan(0)
})
