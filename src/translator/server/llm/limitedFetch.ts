/**
 * `fetch` that follows no redirects, which could send the text and the key elsewhere, and that aborts an answer longer than
 * `mostBytes`.
 */
export function limitedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'error' })
    const { status, statusText, headers } = answer
    return new Response(answer.body?.pipeThrough(counted(mostBytes)) ?? null, { status, statusText, headers })
  }
}

function counted(mostBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > mostBytes) controller.error(new Error('The answer is too long'))
      else controller.enqueue(chunk)
    },
  })
}
