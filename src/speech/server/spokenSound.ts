import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import espeak from 'espeak-ng'
import { afterSilence, inTurn, readWav, type Sound } from '#speech/wav.ts'

/** What to say, and in whose voice: one turn, or those of a dialogue. */
export interface EspeakRequest {
  turns: readonly { script: string; voice: string }[]
  wordsPerMinute: number
}

const LEAD_IN_SECONDS = 0.1
/** Between two speakers. */
const PAUSE_SECONDS = 0.5
const FILE = 'clip.wav'

const wasm = createRequire(import.meta.url)
  .resolve('espeak-ng')
  .replace(/\.js$/, '.wasm')
const compiled = await WebAssembly.compile(readFileSync(wasm))

/** The sound from espeak-ng, used only in its separate process (`espeakProgram.ts`). `--` ends the options, so that no text is parsed as an option. */
export async function spokenSound({ turns, wordsPerMinute }: EspeakRequest): Promise<Sound> {
  const sounds: Sound[] = []
  for (const { script, voice } of turns) sounds.push(await turnSound(script, voice, wordsPerMinute))
  return afterSilence(inTurn(sounds, PAUSE_SECONDS), LEAD_IN_SECONDS)
}

async function turnSound(script: string, voice: string, wordsPerMinute: number): Promise<Sound> {
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
  return readWav(FS.readFile(FILE))
}
