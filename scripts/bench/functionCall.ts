import type { Reply, Send } from './loopback.ts'

/** Calls a function as its headers say who. */
export function callFunction(send: Send, headers: Record<string, string>, name: string, input: object): Promise<Reply> {
  return send(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
}

/** The same for a call that must succeed. */
export async function answerOf<Body>(
  send: Send,
  headers: Record<string, string>,
  name: string,
  input: object,
): Promise<Body> {
  const { status, body } = await callFunction(send, headers, name, input)
  if (status !== 200) throw new Error(`${name} returned ${status}: ${body}`)
  return JSON.parse(body)
}
