import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { granted, refused } from '#kit/verdict.ts'
import type { Command } from '#platform/server/commandSocket/command.ts'
import { giveCommand } from '#platform/server/commandSocket/giveCommand.ts'
import { openCommandSocket } from '#platform/server/commandSocket/openCommandSocket.ts'
import { readLine } from '#platform/server/commandSocket/readLine.ts'
import { socketPath } from '#platform/server/commandSocket/socketPath.ts'
import { createLog } from '#platform/server/log.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

const COMMANDS = new Map<string, Command>([
  ['shout', async ([text = '']) => granted(text.toUpperCase())],
  ['refuse', async () => refused('Not today.')],
  ['count', async (_parameters, database) => granted(await countMigrations(database))],
  [
    'break',
    async () => {
      throw new Error('secret')
    },
  ],
])

const ORDER = '{"command":"shout","parameters":["a"]}\n'

let context: TestDatabase
let folder: string
let socket: { close(): Promise<void> }
beforeAll(async () => {
  context = await createTestDatabase()
})
afterAll(() => context.remove())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanpan-command-'))
  socket = await open()
})
afterEach(async () => {
  await socket.close()
  await rm(folder, { recursive: true })
})

function open() {
  const log = createLog('silent')
  return openCommandSocket({ dataDirectory: folder, database: context.database, commands: COMMANDS, log })
}

function give(command: string, ...parameters: string[]) {
  return giveCommand(folder, { command, parameters })
}

async function countMigrations(database: TestDatabase['database']): Promise<string> {
  const rows = await database.tx({ role: 'owner' }, (tx) => tx.sql('select name from app.migrations'))
  return rows.length > 0 ? 'some' : 'none'
}

test('the server runs a listed command on its database', async () => {
  expect(await give('shout', 'hello')).toEqual(granted('HELLO'))
  expect(await give('count')).toEqual(granted('some'))
})

test('a refusal or failure comes back as a message that does not reveal the error', async () => {
  expect(await give('refuse')).toEqual(refused('Not today.'))
  expect(await give('break')).toEqual(refused('The command failed; the log of the server says why.'))
})

test('a command that is not on the list is refused', async () => {
  expect(await give('constructor')).toEqual(refused('There is no command constructor.'))
})

test('only the owner of the data folder may connect', () => {
  expect(statSync(socketPath(folder)).mode & 0o777).toBe(0o600)
})

test('two commands at once are both answered', async () => {
  const answers = await Promise.all([give('shout', 'one'), give('count'), give('shout', 'two')])
  expect(answers).toEqual([granted('ONE'), granted('some'), granted('TWO')])
})

test.each(['nonsense\n', '{"command":"shout"}\n', '{"command":"shout","parameters":["a"],"more":1}\n'])(
  'an invalid request line has no effect: %s',
  async (line) => {
    const client = createConnection(socketPath(folder))
    client.write(line)
    expect(JSON.parse((await readLine(client)) ?? '')).toMatchObject({ ok: false })
  },
)

test('an endless line is cut off, and the next command is served', async () => {
  const client = createConnection(socketPath(folder))
  client.on('error', () => {})
  client.write('x'.repeat(100_000))
  expect(await readLine(client)).toBeUndefined()
  expect(await give('shout', 'hello')).toEqual(granted('HELLO'))
})

/** Misbehaving clients, none of which hangs up. */
const LINGERERS: [string, (client: Socket) => void][] = [
  ['says nothing', () => {}],
  ['sends one letter at a time', drip],
  ['sends a command and never reads', (client) => void client.write(ORDER)],
  ['reads the answer and stays connected', (client) => void client.resume().write(ORDER)],
]

test.each(LINGERERS)('a stopping server does not wait for a client that %s', async (_case, linger) => {
  const client = await connected()
  linger(client)
  await give('count')
  await socket.close()
  client.destroy()
  socket = await open()
})

test.each([
  ['instead of a line', ''],
  ['after its line', ORDER],
])(
  'a client that sends one letter at a time %s is disconnected after a while',
  async (_case, line) => {
    const client = await connected()
    client.resume().write(line)
    drip(client)
    await new Promise((resolve) => client.once('close', resolve))
    expect(await give('shout', 'hello')).toEqual(granted('HELLO'))
  },
  20_000,
)

test('without a server there is no answer, and a stopped server leaves no socket behind', async () => {
  await socket.close()
  expect(existsSync(socketPath(folder))).toBe(false)
  expect(await give('shout', 'hello')).toBeUndefined()
  socket = await open()
})

test('the socket of a killed server gives no answer, and the next server replaces it', async () => {
  await socket.close()
  await leaveStaleSocket()
  expect(existsSync(socketPath(folder))).toBe(true)
  expect(await give('shout', 'hello')).toBeUndefined()
  socket = await open()
  expect(await give('shout', 'hello')).toEqual(granted('HELLO'))
})

test('a server that cannot open a socket runs without one', async () => {
  const dataDirectory = join(folder, 'a'.repeat(200))
  const log = createLog('silent')
  const none = await openCommandSocket({ dataDirectory, database: context.database, commands: COMMANDS, log })
  expect(await giveCommand(dataDirectory, { command: 'shout', parameters: [] })).toBeUndefined()
  await none.close()
})

/** A client that keeps its side open when the server closes its own. */
async function connected(): Promise<Socket> {
  const client = createConnection({ path: socketPath(folder), allowHalfOpen: true })
  client.on('error', () => {})
  await once(client, 'connect')
  return client
}

/** Sends letters until the socket is closed. */
function drip(client: Socket): void {
  const dripping = setInterval(() => client.write('x'), 50)
  client.once('close', () => clearInterval(dripping))
}

/** Like `kill -9`: the process is gone, but its socket file is still there. */
async function leaveStaleSocket(): Promise<void> {
  const path = JSON.stringify(join(folder, 'command.sock'))
  const script = `require('node:net').createServer().listen(${path}, () => process.stdout.write('up'))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}
