import type { Page } from 'playwright-core'

export interface HeardAudio {
  path: string
  speed: number
  /** Whether the pitch stays the same at other speeds. */
  keepsPitch: boolean
}

/** Makes the page record what it plays, until the page is left. */
export async function noteAudio(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      Reflect.set(window, 'newestAudio', this)
      return play.call(this)
    }
  })
}

/** Waits until the latest clip has begun to play. */
export async function heardAudio(page: Page): Promise<HeardAudio> {
  const playing = await page.waitForFunction(() => {
    const audio: HTMLAudioElement | undefined = Reflect.get(window, 'newestAudio')
    if (!audio || audio.currentTime === 0) return null
    return { path: new URL(audio.src).pathname, speed: audio.playbackRate, keepsPitch: audio.preservesPitch }
  })
  return (await playing.jsonValue()) as HeardAudio
}

/** Gives the headless browser a Korean voice. `saidByBrowser` returns what it has spoken. */
export async function lendKoreanVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: { text: string; rate: number }[] = []
    Reflect.set(window, 'saidByBrowser', said)
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
      value: class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
    const voices: { lang: string }[] = []
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel() {},
      speak(utterance: SpeechSynthesisUtterance) {
        said.push({ text: utterance.text, rate: utterance.rate })
        setTimeout(() => utterance.onstart?.(new Event('start') as SpeechSynthesisEvent))
        setTimeout(() => utterance.onend?.(new Event('end') as SpeechSynthesisEvent))
      },
    })
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis })
    // In Chrome, too, the list is empty at first.
    addEventListener('load', () => {
      voices.push({ lang: 'en-US' }, { lang: 'ko-KR' })
      synthesis.dispatchEvent(new Event('voiceschanged'))
    })
  })
}

export function saidByBrowser(page: Page): Promise<{ text: string; rate: number }[]> {
  return page.evaluate(() => Reflect.get(window, 'saidByBrowser'))
}
