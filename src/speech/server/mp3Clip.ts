import { createMp3Encoder } from 'wasm-media-encoders'
import type { Sound } from '#speech/wav.ts'

const KILOBITS_PER_SECOND = 48
const FULL_SCALE = 32_768

const encoder = await createMp3Encoder()

/** Encodes the sound as MP3 with frames of equal size. It takes tens of milliseconds, so the process that serves requests must not call it. */
export function mp3Clip({ samplesPerSecond, samples }: Sound): Buffer {
  encoder.configure({ sampleRate: samplesPerSecond, channels: 1, bitrate: KILOBITS_PER_SECOND })
  // The encoder overwrites the buffers that it returns.
  const frames = Buffer.from(encoder.encode([Float32Array.from(samples, (sample) => sample / FULL_SCALE)]))
  return Buffer.concat([frames, encoder.finalize()])
}
