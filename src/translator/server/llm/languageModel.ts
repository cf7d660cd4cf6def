import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  type LanguageModel as ConnectedModel,
  type OutputInterface,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai'
import { retryAfter } from '#kit/retryAfter.ts'
import type { EpochMs } from '#kit/time.ts'
import type { LlmSettings } from '#platform/environment.ts'
import { calledAbroad } from '#platform/server/traces/span.ts'
import { limitedFetch } from '#translator/server/llm/limitedFetch.ts'
import { LlmFailure } from '#translator/server/llm/llmFailure.ts'

// The SDK's warnings would print the request.
Reflect.set(globalThis, 'AI_SDK_LOG_WARNINGS', false)

/** A stream sends each token in one or two hundred bytes. */
const MOST_BYTES = 8_000_000
/** Low, so that a text gets a likely translation that hardly varies. */
const TEMPERATURE = 0.2
/** Status codes that reject this request but say nothing about the next one. */
const REFUSALS = [400, 413, 422]

export interface ModelRequest {
  instructions: string
  message: string
  /** JSON Schema of the answer. */
  shape: Record<string, unknown>
  longest: { tokens: number; characters: number }
  signal: AbortSignal
  /** Called with the whole text so far. */
  onSaid: (said: string) => void
}

export interface LanguageModel {
  name: string
  /**
   * Makes one request and returns all of the model's text.
   * @throws LlmFailure on any failure; the signal's reason after an abort
   */
  ask(request: ModelRequest): Promise<string>
}

/**
 * `shaped` makes the service enforce the answer's shape. A service that rejects the schema, the temperature or the limit is
 * called in `plain` mode from then on. Its answers are checked just as strictly.
 */
type RequestMode = 'shaped' | 'plain'

export function languageModel(settings: LlmSettings, name: string, now: () => EpochMs): LanguageModel {
  const models = connectedModels(settings, name)
  let mode: RequestMode = 'shaped'
  return {
    name,
    async ask(request) {
      const used = mode
      try {
        return await calledAbroad('language model', () => said(models[used], used, request, now))
      } catch (error) {
        if (error instanceof Refusal) mode = used === 'shaped' ? 'plain' : 'shaped'
        throw error
      }
    },
  }
}

function connectedModels(
  { provider, baseUrl, apiKey }: LlmSettings,
  name: string,
): Record<RequestMode, ConnectedModel> {
  const fetch = limitedFetch(MOST_BYTES)
  if (provider === 'anthropic') {
    const model = createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch })(name)
    return { shaped: model, plain: model }
  }
  const service = { name: 'llm', baseURL: baseUrl, fetch, supportsStructuredOutputs: true, ...(apiKey && { apiKey }) }
  return {
    shaped: createOpenAICompatible(service)(name),
    plain: createOpenAICompatible({
      ...service,
      transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens }),
    })(name),
  }
}

/** The service rejected the request. The other mode may work. */
class Refusal extends LlmFailure {}

async function said(
  model: ConnectedModel,
  mode: RequestMode,
  request: ModelRequest,
  now: () => EpochMs,
): Promise<string> {
  const { instructions, message, shape, longest, signal, onSaid } = request
  const enough = new AbortController()
  const result = streamText({
    model,
    instructions,
    prompt: message,
    maxOutputTokens: longest.tokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, enough.signal]),
    // The SDK's default prints errors, which contain the text.
    onError: () => {},
    ...(mode === 'shaped' && { output: shapedOutput(shape), temperature: TEMPERATURE }),
  })
  let text = ''
  try {
    for await (const piece of piecesOf(result.stream)) {
      text += piece
      if (text.length > longest.characters) throw new LlmFailure('returned too much text')
      onSaid(text)
    }
  } catch (error) {
    if (!signal.aborted) throw failureOf(error, mode, now())
  } finally {
    enough.abort()
  }
  signal.throwIfAborted()
  return text
}

async function* piecesOf(stream: AsyncIterable<TextStreamPart<ToolSet>>): AsyncGenerator<string> {
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') yield part.text
  }
}

/** Tells the service the shape. We parse the answer ourselves, so nothing is parsed for each chunk. */
function shapedOutput(schema: Record<string, unknown>): OutputInterface<string, number, never> {
  return {
    name: 'translation',
    responseFormat: Promise.resolve({ type: 'json', name: 'translation', schema }),
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async ({ text }) => ({ partial: text.length }),
    createElementStreamTransform: () => undefined,
  }
}

function failureOf(error: unknown, mode: RequestMode, now: EpochMs): LlmFailure {
  if (error instanceof LlmFailure) return error
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (status === undefined) {
    return new LlmFailure('could not be reached or broke off', { isOutage: true, isTransient: true })
  }
  if (status < 300) return new LlmFailure('sent something that is no answer', { isOutage: true, isTransient: true })
  if (REFUSALS.includes(status)) return new Refusal(`answered ${status}`, { isTransient: mode === 'shaped' })
  return new LlmFailure(`answered ${status}`, {
    isOutage: true,
    isTransient: status === 429 || status >= 500,
    retryAfter: retryAfter((error as APICallError).responseHeaders?.['retry-after'], now),
  })
}
