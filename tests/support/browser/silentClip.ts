import type { Page } from 'playwright-core'

const SAMPLES_PER_SECOND = 8_000
const HEADER_BYTES = 44

declare global {
  interface Window {
    /** The clips that the page has begun to play. */
    begunClips?: HTMLMediaElement[]
  }
}

/** From the next document on, each clip of the page is a second of silence that begins again until something stops it. */
export async function playWithoutEnd(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun: HTMLMediaElement[] = []
    window.begunClips = begun
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      this.loop = true
      begun.push(this)
      return play.call(this)
    }
  })
  await page.route(/\/audio\/|\.mp3$/, (route) => route.fulfill({ contentType: 'audio/wav', body: silentWav() }))
}

/** How many clips the page has begun to play, and how many of them play now. */
export function clipCounts(page: Page): Promise<{ begun: number; playing: number }> {
  return page.evaluate(() => {
    const begun = window.begunClips ?? []
    return { begun: begun.length, playing: begun.filter(({ paused }) => !paused).length }
  })
}

function silentWav(): Buffer {
  const bytes = 2 * SAMPLES_PER_SECOND
  const wav = Buffer.alloc(HEADER_BYTES + bytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  wav.writeUInt32LE(2 * SAMPLES_PER_SECOND, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(bytes, 40)
  return wav
}
