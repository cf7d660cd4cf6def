import { createInterface } from 'node:readline'
import { mp3Clip } from '#speech/server/mp3Clip.ts'
import { type EspeakRequest, spokenSound } from '#speech/server/spokenSound.ts'

/** One line of standard output for each `EspeakRequest` line of standard input, in the same order. The clip is base64. */
export type EspeakOutput = { clip: string } | { error: string }

/**
 * A separate program, never imported: espeak-ng is under the GPL, and it may hang or crash without affecting the server.
 * It ends when its input ends, which also happens when its parent process ends.
 */
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await answerTo(line))}\n`)
}

async function answerTo(line: string): Promise<EspeakOutput> {
  try {
    return { clip: mp3Clip(await spokenSound(JSON.parse(line) as EspeakRequest)).toString('base64') }
  } catch (error) {
    return { error: String(error) }
  }
}
