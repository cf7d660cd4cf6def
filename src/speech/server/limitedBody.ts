/** Reads the whole body, or returns `too_large` without reading the rest. Throws if the body breaks off. */
export async function limitedBody(answer: Response, mostBytes: number): Promise<Buffer | 'too_large'> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    // Leaving the loop cancels the stream.
    if (bytes > mostBytes) return 'too_large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
