import { Agent, type IncomingMessage, request } from 'node:http'

export interface Answer {
  status: number
  body: string
}

export interface Question {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Asks a server on this machine, over as many kept-alive connections as there are questions at once. */
export type Ask = (path: string, question?: Question) => Promise<Answer>

export function loopback(url: string): Ask {
  const { hostname } = new URL(url)
  if (!['localhost', '127.0.0.1'].includes(hostname))
    throw new Error(`A load test goes to this machine alone, not to ${hostname}`)
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  return (path, question = {}) => askOnce(new URL(path, url), question, agent)
}

function askOnce(url: URL, question: Question, agent: Agent): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question
  return new Promise((resolve, reject) => {
    const read = (response: IncomingMessage) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    }
    const asking = request(url, { agent, method, headers, family: 4 }, read)
    asking.on('error', (error: NodeJS.ErrnoException) => {
      // The server has closed the idle connection just as it was taken again: a browser would ask once more, too.
      if (asking.reusedSocket && error.code === 'ECONNRESET') resolve(askOnce(url, question, agent))
      else reject(error)
    })
    asking.end(body)
  })
}

/** A call for a load: GET, which demands status 200 and `expected` in the body. */
export function getter(ask: Ask, path: string, expected: string, headers: Record<string, string> = {}) {
  return async () => {
    const { status, body } = await ask(path, { headers })
    if (status !== 200 || !body.includes(expected)) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`)
  }
}
