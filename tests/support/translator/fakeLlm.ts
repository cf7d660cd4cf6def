import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { anthropicEvents, openAiEvents } from '#tests/support/translator/llmEvents.ts'
import type { Correction } from '#translator/llm/llmTask.ts'
import type { Tone } from '#translator/translation.ts'

/** One request: what the model would see, and the raw request. */
export interface LlmCall {
  /** `POST /v1/chat/completions` or `POST /v1/messages`. */
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  model: string
  instructions: string
  message: { text: string; corrections?: Correction[] }
  /** The requested tones, in order. */
  tones: Tone[]
  /** Resolves when the client has disconnected. */
  hungUp: Promise<unknown>
}

export type Reply = (response: ServerResponse, call: LlmCall) => void | Promise<void>

/** A fake model service on this machine, with both streaming APIs. It replies as the test specifies and records its calls. */
export interface FakeLlm {
  /** Includes the version. */
  baseUrl: string
  calls: LlmCall[]
  reply: Reply
  /** Resolves after this many calls. */
  asked(times: number): Promise<void>
  close(): Promise<void>
}

export async function startFakeLlm(): Promise<FakeLlm> {
  const calls: LlmCall[] = []
  const bell = new EventTarget()
  const server = createServer(async (request, response) => {
    const call = callOf(
      `${request.method} ${request.url}`,
      request.headers,
      JSON.parse(await readText(request)),
      response,
    )
    calls.push(call)
    bell.dispatchEvent(new Event('asked'))
    await fake.reply(response, call)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeLlm = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    reply: hangs,
    async asked(times) {
      while (calls.length < times) await once(bell, 'asked')
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return fake
}

interface RequestBody {
  model: string
  system?: string | { text: string }[]
  messages: { role: string; content: string | { text: string }[] }[]
}

function callOf(
  path: string,
  headers: IncomingHttpHeaders,
  body: Record<string, unknown>,
  response: ServerResponse,
): LlmCall {
  const { model, system, messages } = body as unknown as RequestBody
  const contentOf = (role: string) => plain(messages.find((message) => message.role === role)?.content)
  const instructions = plain(system) || contentOf('system')
  const tones = [...instructions.matchAll(/- "(\w+)": the translation/g)].map(([, tone]) => tone as Tone)
  const hungUp = once(response, 'close')
  return { path, headers, body, model, instructions, message: JSON.parse(contentOf('user')), tones, hungUp }
}

function plain(content: string | { text: string }[] | undefined): string {
  return typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('')
}

/** Streams this content, or the content that the function returns for the call. */
export function says(what: object | string | ((call: LlmCall) => object | string)): Reply {
  return async (response, call) => {
    const content = typeof what === 'function' ? what(call) : what
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    await saysPieces(text.match(/.{1,7}/gsu) ?? [])(response, call)
  }
}

export function saysPieces(pieces: Iterable<string> | AsyncIterable<string>): Reply {
  return async (response, call) => {
    const events = call.path.endsWith('/messages') ? anthropicEvents : openAiEvents
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for await (const event of events(pieces, call)) response.write(event)
    response.end()
  }
}

/** Streams half of this content, then disconnects. */
export function breaksOff(what: object): Reply {
  const text = JSON.stringify(what)
  return async (response, call) => {
    async function* half() {
      yield text.slice(0, text.length / 2)
      await new Promise<void>((resolve) => response.write('', () => resolve()))
      response.destroy()
    }
    await saysPieces(half())(response, call)
  }
}

/** Refuses with a message that quotes the key, as some services do. */
export function refuses(status: number, headers: Record<string, string> = {}): Reply {
  return (response, call) => {
    const { authorization, 'x-api-key': key } = call.headers
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { type: 'error', message: `Incorrect API key: ${authorization ?? key}` } }))
  }
}

export const hangs: Reply = () => {}

/** Uses one reply after another; the last one for all further calls. */
export function inTurn(...replies: Reply[]): Reply {
  let turn = 0
  return (response, call) => replies[Math.min(turn++, replies.length - 1)]?.(response, call)
}
