import type { LlmCall } from '#tests/support/translator/fakeLlm.ts'

type Pieces = Iterable<string> | AsyncIterable<string>

/** The pieces as OpenAI's chat completions stream them. */
export async function* openAiEvents(pieces: Pieces, { model }: LlmCall): AsyncGenerator<string> {
  const chunk = (delta: object, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, delta, finish_reason }] })}\n\n`
  yield chunk({ role: 'assistant', content: '' })
  for await (const content of pieces) yield chunk({ content })
  yield chunk({}, 'stop')
  yield 'data: [DONE]\n\n'
}

/** The pieces as Anthropic's messages stream them: text, or the input of the one tool that is to be used. */
export async function* anthropicEvents(pieces: Pieces, { model, body }: LlmCall): AsyncGenerator<string> {
  const [tool] = (body.tools as { name: string }[] | undefined) ?? []
  const event = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`
  const usage = { input_tokens: 1, output_tokens: 1 }
  const message = { id: '1', type: 'message', role: 'assistant', model, content: [], stop_reason: null, usage }
  yield event('message_start', { message })
  const block = tool ? { type: 'tool_use', id: '1', name: tool.name, input: {} } : { type: 'text', text: '' }
  yield event('content_block_start', { index: 0, content_block: block })
  for await (const text of pieces) {
    const delta = tool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text }
    yield event('content_block_delta', { index: 0, delta })
  }
  yield event('content_block_stop', { index: 0 })
  yield event('message_delta', { delta: { stop_reason: tool ? 'tool_use' : 'end_turn' }, usage })
  yield event('message_stop', {})
}
