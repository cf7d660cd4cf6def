/** Layer III bit rates in kb/s by the header's four bits; 0 and 15 are not supported. */
const BITRATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const SAMPLE_RATES = [44_100, 48_000, 32_000]
const LAYER_3 = 1
const HEADER_BYTES = 4
const ID3_HEADER_BYTES = 10
/** The data that may follow the sound: tags or padding. */
const TAGS = ['TAG', 'APETAGEX']
/** The shortest sound that can be a word, a tenth of a second. */
const FEWEST_FRAMES = 4
/** The side information comes before the table. */
const LENGTH_TABLE_WITHIN = 48

/** Whether all bytes are sound: complete MPEG layer III frames, with or without tags around them. Source: ISO 11172-3, 2.4.1.3. */
export function isWholeMp3(file: Uint8Array): boolean {
  const { frames, end } = framesOf(file)
  return frames.length >= FEWEST_FRAMES && end <= file.length && isTagOrPadding(file.subarray(end))
}

/**
 * The clips one after the other, with a pause between them, without their tags and without the frames that tell a player the length
 * of one clip. All must have the same rates.
 */
export function joinedMp3(clips: readonly Uint8Array[], pauseSeconds: number): Uint8Array {
  const sounds = clips.map((clip) => framesOf(clip).frames.filter((frame) => !isLengthFrame(frame)))
  const parts = sounds.flatMap((frames, index) => {
    const [first] = frames
    return index === 0 || first === undefined ? frames : [...silence(first, pauseSeconds), ...frames]
  })
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

function framesOf(file: Uint8Array): { frames: Uint8Array[]; end: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const frames: Uint8Array[] = []
  let end = id3Bytes(view)
  for (let size = frameBytes(view, end); size > 0; size = frameBytes(view, end)) {
    frames.push(file.subarray(end, end + size))
    end += size
  }
  return { frames, end }
}

/** The first frame of many files is silent and holds a table of the clip's length. */
function isLengthFrame(frame: Uint8Array): boolean {
  const head = String.fromCharCode(...frame.subarray(0, LENGTH_TABLE_WITHIN))
  return ['Xing', 'Info', 'VBRI'].some((tag) => head.includes(tag))
}

/** Frames like this one without sound: all zeros after the header. */
function silence(frame: Uint8Array, seconds: number): Uint8Array[] {
  const header = new DataView(frame.buffer, frame.byteOffset, frame.byteLength).getUint32(0)
  const isMpeg1 = ((header >>> 19) & 3) === 3
  const divisor = isMpeg1 ? 1 : ((header >>> 19) & 3) === 2 ? 2 : 4
  const samplesPerSecond = (SAMPLE_RATES[(header >>> 10) & 3] ?? 0) / divisor
  const silent = new Uint8Array(frame.length)
  silent.set(frame.subarray(0, HEADER_BYTES))
  const count = Math.round((seconds * samplesPerSecond) / (isMpeg1 ? 1_152 : 576))
  return Array.from({ length: count }, () => silent)
}

/** The length of an ID3v2 tag at the beginning, whose size is written in seven bits a byte. */
function id3Bytes(view: DataView): number {
  if (view.byteLength < ID3_HEADER_BYTES || textAt(view, 0, 3) !== 'ID3') return 0
  const sizes = [6, 7, 8, 9].map((at) => view.getUint8(at) & 0x7f)
  return ID3_HEADER_BYTES + sizes.reduce((sum, seven) => sum * 128 + seven, 0)
}

/** The frame length from the header at this place; 0 if no frame begins there. */
function frameBytes(view: DataView, at: number): number {
  if (at + HEADER_BYTES > view.byteLength) return 0
  const header = view.getUint32(at)
  const version = (header >>> 19) & 3
  const rate = SAMPLE_RATES[(header >>> 10) & 3]
  const kilobits = (version === 3 ? BITRATES.mpeg1 : BITRATES.mpeg2)[(header >>> 12) & 15]
  const isSync = header >>> 21 === 0x7ff && version !== 1 && ((header >>> 17) & 3) === LAYER_3
  if (!isSync || !kilobits || !rate) return 0
  const samplesPerByte = version === 3 ? 144_000 : 72_000
  // Each version halves the rates of the one before it: MPEG-1, 2, 2.5.
  const divisor = version === 3 ? 1 : version === 2 ? 2 : 4
  return Math.floor((samplesPerByte * kilobits) / (rate / divisor)) + ((header >>> 9) & 1)
}

function isTagOrPadding(rest: Uint8Array): boolean {
  const view = new DataView(rest.buffer, rest.byteOffset, rest.byteLength)
  return TAGS.some((tag) => textAt(view, 0, tag.length) === tag) || rest.every((byte) => byte === 0)
}

function textAt(view: DataView, at: number, length: number): string {
  if (at + length > view.byteLength) return ''
  return String.fromCharCode(...Array.from({ length }, (_, offset) => view.getUint8(at + offset)))
}
