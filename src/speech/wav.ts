/** Uncompressed sound: one channel, 16 bits per sample. */
export interface Sound {
  readonly samplesPerSecond: number
  readonly samples: Int16Array
}

const HEADER_BYTES = 44
const SAMPLE_BYTES = 2

/** Reads a mono 16-bit WAV file. The lengths in the file are ignored, because a program that writes to a pipe cannot know them. Throws on any other format. */
export function readWav(file: Uint8Array): Sound {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const isMono16 =
    file.length >= HEADER_BYTES &&
    tagAt(view, 0) === 'RIFF' &&
    view.getUint16(22, true) === 1 &&
    view.getUint16(34, true) === 16
  if (!isMono16 || tagAt(view, 36) !== 'data') throw new Error('Not a mono WAV file of 16 bits')
  const samples = new Int16Array(Math.floor((file.length - HEADER_BYTES) / SAMPLE_BYTES))
  for (let at = 0; at < samples.length; at += 1) samples[at] = view.getInt16(HEADER_BYTES + at * SAMPLE_BYTES, true)
  return { samplesPerSecond: view.getUint32(24, true), samples }
}

/** The sound after a silence: players that wake up slowly would swallow the first consonant. */
export function afterSilence({ samplesPerSecond, samples }: Sound, seconds: number): Sound {
  const silent = Math.round(samplesPerSecond * seconds)
  const longer = new Int16Array(silent + samples.length)
  longer.set(samples, silent)
  return { samplesPerSecond, samples: longer }
}

/** The sounds one after the other, with a pause between them. All must have the same rate. */
export function inTurn(sounds: readonly Sound[], pauseSeconds: number): Sound {
  const [first] = sounds
  if (first === undefined) throw new Error('There is no sound')
  if (sounds.some((sound) => sound.samplesPerSecond !== first.samplesPerSecond)) throw new Error('The rates differ')
  const pause = new Array<number>(Math.round(first.samplesPerSecond * pauseSeconds)).fill(0)
  const samples = sounds.flatMap((sound, index) => [...(index === 0 ? [] : pause), ...sound.samples])
  return { samplesPerSecond: first.samplesPerSecond, samples: Int16Array.from(samples) }
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
}
