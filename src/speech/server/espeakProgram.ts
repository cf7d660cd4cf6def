import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import espeak from 'espeak-ng'
import { afterSilence, readWav, writtenWav } from '#speech/wav.ts'

/** One line of standard input. */
export interface EspeakRequest {
  script: string
  voice: string
  wordsPerMinute: number
}

/** One line of standard output for each request, in order; the clip is base64. */
export type EspeakAnswer = { clip: string } | { error: string }

const LEAD_IN_SECONDS = 0.1
const FILE = 'clip.wav'

const wasm = createRequire(import.meta.url)
  .resolve('espeak-ng')
  .replace(/\.js$/, '.wasm')
const compiled = await WebAssembly.compile(readFileSync(wasm))

/**
 * A program of its own, never imported: espeak-ng is under the GPL, and it may hang or crash without taking the server along.
 * It ends when its input ends, which is also when its parent dies.
 */
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await answerTo(line))}\n`)
}

async function answerTo(line: string): Promise<EspeakAnswer> {
  try {
    const file = await spoken(JSON.parse(line) as EspeakRequest)
    return { clip: Buffer.from(writtenWav(afterSilence(readWav(file), LEAD_IN_SECONDS))).toString('base64') }
  } catch (error) {
    return { error: String(error) }
  }
}

/** `--` ends the options, so that no text is read as one. */
async function spoken({ script, voice, wordsPerMinute }: EspeakRequest): Promise<Uint8Array> {
  const { FS } = await espeak({
    thisProgram: 'espeak-ng',
    arguments: ['-w', FILE, '-b', '1', '-v', voice, '-s', String(wordsPerMinute), '--', script],
    print: () => {},
    printErr: () => {},
    instantiateWasm(imports, done) {
      void WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled))
      return {}
    },
  })
  return FS.readFile(FILE)
}
