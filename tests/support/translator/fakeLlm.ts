import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { anthropicEvents, openAiEvents } from '#tests/support/translator/llmEvents.ts'
import type { Correction } from '#translator/llm/llmTask.ts'
import type { Tone } from '#translator/translation.ts'

/** One request, as the model would see it and as it was sent. */
export interface LlmCall {
  /** `POST /v1/chat/completions` or `POST /v1/messages`. */
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  model: string
  instructions: string
  message: { text: string; corrections?: Correction[] }
  /** The tones that are asked for, in their order. */
  tones: Tone[]
  /** Resolves when who asked has hung up. */
  hungUp: Promise<unknown>
}

export type Reply = (response: ServerResponse, call: LlmCall) => void | Promise<void>

/** A service on this machine that speaks both APIs, streaming, answers as the test wants and notes what it was asked. */
export interface FakeLlm {
  /** Up to its version. */
  baseUrl: string
  calls: LlmCall[]
  reply: Reply
  /** Resolves when it has been asked so often. */
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

interface Said {
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
  const { model, system, messages } = body as unknown as Said
  const told = (role: string) => plain(messages.find((message) => message.role === role)?.content)
  const instructions = plain(system) || told('system')
  const tones = [...instructions.matchAll(/- "(\w+)": the translation/g)].map(([, tone]) => tone as Tone)
  const hungUp = once(response, 'close')
  return { path, headers, body, model, instructions, message: JSON.parse(told('user')), tones, hungUp }
}

function plain(content: string | { text: string }[] | undefined): string {
  return typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('')
}

/** Says this, or what the call makes of it, piece by piece. */
export function says(what: object | string | ((call: LlmCall) => object | string)): Reply {
  return async (response, call) => {
    const said = typeof what === 'function' ? what(call) : what
    const text = typeof said === 'string' ? said : JSON.stringify(said)
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

/** Begins to say this, and hangs up in the middle. */
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

/** Refuses, and quotes the key, as some services do. */
export function refuses(status: number, headers: Record<string, string> = {}): Reply {
  return (response, call) => {
    const { authorization, 'x-api-key': key } = call.headers
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { type: 'error', message: `Incorrect API key: ${authorization ?? key}` } }))
  }
}

export const hangs: Reply = () => {}

/** Each call is answered by the next of them, all further ones by the last. */
export function inTurn(...replies: Reply[]): Reply {
  let turn = 0
  return (response, call) => replies[Math.min(turn++, replies.length - 1)]?.(response, call)
}
