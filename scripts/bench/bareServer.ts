import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const PROGRAM = `
  const { createServer } = require('node:http')
  const { parentPort, workerData } = require('node:worker_threads')
  const server = createServer((_, response) => response.end(workerData))
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

/** A server that does nothing but send these bytes, in a thread of its own: what Node itself can do on this machine. */
export async function startBareServer(body: Uint8Array): Promise<{ url: string; stop(): Promise<void> }> {
  const worker = new Worker(PROGRAM, { eval: true, workerData: body })
  const [port] = await once(worker, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: async () => void (await worker.terminate()) }
}
