import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import espeak from 'espeak-ng'
import { afterSilence, readWav, type Sound } from '#speech/wav.ts'

export interface EspeakRequest {
  script: string
  voice: string
  wordsPerMinute: number
}

const LEAD_IN_SECONDS = 0.1
const FILE = 'clip.wav'

const wasm = createRequire(import.meta.url)
  .resolve('espeak-ng')
  .replace(/\.js$/, '.wasm')
const compiled = await WebAssembly.compile(readFileSync(wasm))

/** The sound from espeak-ng, used only in its separate process (`espeakProgram.ts`). `--` ends the options, so that no text is parsed as an option. */
export async function spokenSound({ script, voice, wordsPerMinute }: EspeakRequest): Promise<Sound> {
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
  return afterSilence(readWav(FS.readFile(FILE)), LEAD_IN_SECONDS)
}
