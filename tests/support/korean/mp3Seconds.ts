/** MPEG-2, layer 3, no checksum, 48 kb/s, 22.05 kHz, mono; the padding bit masked out. */
const HEADER = 0xfff360c4
const PADDING = 0x200
const FRAME_BYTES = Math.floor((72 * 48_000) / 22_050)
const FRAME_SAMPLES = 576

/** The duration of a clip. @throws unless the clip consists of complete frames in our format and nothing else */
export function mp3Seconds(clip: Buffer): number {
  let frames = 0
  let at = 0
  while (at < clip.length) {
    const header = clip.readUInt32BE(at)
    if ((header & ~PADDING) >>> 0 !== HEADER)
      throw new Error(`No frame in our format at byte ${at}: ${header.toString(16)}`)
    at += FRAME_BYTES + (header & PADDING ? 1 : 0)
    frames += 1
  }
  if (at !== clip.length) throw new Error('The last frame is cut off')
  return (frames * FRAME_SAMPLES) / 22_050
}
