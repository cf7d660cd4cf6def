/**
 * The text of a file: UTF-8, or UTF-16 where its byte order mark says so.
 * @param legacy the encoding of any other file
 */
export function decodedText(bytes: ArrayBuffer, legacy: 'windows-1252' | 'euc-kr'): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(legacy).decode(bytes)
  }
}
