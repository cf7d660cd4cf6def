import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IS_SOAK } from '#tests/support/repetitions.ts'

/** Node's compile cache, which saves a quarter of the time of a start. */
const COMPILED = '.cache/node'

/**
 * In `npm test` a server lives for seconds, and optimizing the code of the embedded database would take a third of its processor time.
 * The soak and the benchmarks run servers as they are.
 */
const SHORT_LIVED = process.env.VITEST !== undefined && !IS_SOAK ? ['--liftoff-only'] : []

export interface ServerProcess {
  url: string
  process: ChildProcess
  /** Shuts it down (SIGTERM); resolves to its exit code. */
  stop(): Promise<number | null>
  /** Kills it (SIGKILL), as a power cut would. */
  kill(): Promise<void>
}

export interface ServerFolder {
  path: string
  remove(): Promise<void>
}

export async function createServerFolder(): Promise<ServerFolder> {
  const path = await mkdtemp(join(tmpdir(), 'hanpan-server-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Starts the built server as a separate process on a free port. Rejects with its output if it exits instead. */
export async function startServerProcess(
  dataDirectory: string,
  variables: Record<string, string> = {},
): Promise<ServerProcess> {
  return startCommand([process.execPath, '--disable-warning=ExperimentalWarning', ...SHORT_LIVED, 'src/app/main.ts'], {
    ...process.env,
    NODE_ENV: '',
    PORT: '0',
    DATA_DIR: dataDirectory,
    NODE_COMPILE_CACHE: COMPILED,
    ...variables,
  })
}

/** Starts a server in `folder` with this command and nothing else in its environment. Rejects with its output if it exits instead. */
export async function startCommand(
  [program = '', ...words]: readonly string[],
  env: NodeJS.ProcessEnv,
  folder?: string,
): Promise<ServerProcess> {
  const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'exit') as Promise<[number | null]>
  return {
    url: await announcedUrl(child),
    process: child,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await exited
      return code
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

function announcedUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk
      const [, url] = /address\s+(http\S+)/.exec(printed) ?? []
      if (url) resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)))
  })
}
