import { createMp3Encoder } from 'wasm-media-encoders'
import type { Sound } from '#speech/wav.ts'

const KILOBITS_PER_SECOND = 48
const FULL_SCALE = 32_768

const encoder = await createMp3Encoder()

/** The sound as MP3, every frame of one size. Takes some tens of milliseconds: nothing that answers requests should call it. */
export function mp3Clip({ samplesPerSecond, samples }: Sound): Buffer {
  encoder.configure({ sampleRate: samplesPerSecond, channels: 1, bitrate: KILOBITS_PER_SECOND })
  // What the encoder hands out it will overwrite.
  const frames = Buffer.from(encoder.encode([Float32Array.from(samples, (sample) => sample / FULL_SCALE)]))
  return Buffer.concat([frames, encoder.finalize()])
}
