import { Agent, type IncomingMessage, request } from 'node:http'

export interface Reply {
  status: number
  body: string
}

export interface Request {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Sends a request to a server on this machine, over as many keep-alive connections as there are simultaneous requests. */
export type Send = (path: string, options?: Request) => Promise<Reply>

export function loopback(url: string): Send {
  const { hostname } = new URL(url)
  if (!['localhost', '127.0.0.1'].includes(hostname))
    throw new Error(`Load tests may only target this machine, not ${hostname}`)
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  return (path, options = {}) => sendOnce(new URL(path, url), options, agent)
}

function sendOnce(url: URL, options: Request, agent: Agent): Promise<Reply> {
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const read = (response: IncomingMessage) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    }
    const sent = request(url, { agent, method, headers, family: 4 }, read)
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed the idle connection just as it was reused. A browser would retry, too.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(sendOnce(url, options, agent))
      else reject(error)
    })
    sent.end(body)
  })
}

/** A GET request for a load test. It rejects unless the status is 200 and the body contains `expected`. */
export function getter(send: Send, path: string, expected: string, headers: Record<string, string> = {}) {
  return async () => {
    const { status, body } = await send(path, { headers })
    if (status !== 200 || !body.includes(expected)) throw new Error(`${path} returned ${status}: ${body.slice(0, 200)}`)
  }
}
