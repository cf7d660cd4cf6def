import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#platform/server/log.ts'
import { openClipCache } from '#speech/server/clipCache.ts'
import { openClips } from '#speech/server/clips.ts'
import { espeakRenderer, isEspeakInstalled } from '#speech/server/espeakRenderer.ts'
import { measure } from './load.ts'
import { report } from './report.ts'

const SECONDS = 4
const CACHE_BYTES = 200_000_000
const LONGEST_QUEUE = { ahead: 10, onDemand: 10 }
const SENTENCES = [
  '내일까지 파일을 보내 주시겠어요?',
  '저는 커피를 좋아하지 않아요.',
  '지금 3시 30분이에요.',
  '한국어를 배우고 싶어요.',
]

/** Measures new clips (respelled, spoken, encoded as MP3 and cached) next to the same clips from the disk, one after another. */
export async function benchSpeech(): Promise<void> {
  if (!isEspeakInstalled()) return console.log('speech: skipped, espeak-ng is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-bench-speech-'))
  const log = createLog('silent')
  const renderer = espeakRenderer(log)
  try {
    const cache = await openClipCache(folder, CACHE_BYTES)
    const clips = openClips({ renderers: [renderer], cache, longestQueue: LONGEST_QUEUE, log, now: Date.now })
    const alone = { connections: 1, seconds: SECONDS }
    let turn = 0
    // An increasing number makes each text new.
    const rendered = await measure({ ...alone, call: () => play(`${sentence(turn)} ${turn++}번`) })
    const cached = await measure({ ...alone, call: () => play(sentence(turn++)) })
    report('speech: a sentence rendered by espeak-ng as MP3', rendered, 'the same from the disk cache', cached)

    async function play(text: string): Promise<void> {
      const { file } = await clips.clip(text)
      if (file.length < 1_000) throw new Error(`The clip of ${text} is too short`)
    }
  } finally {
    await renderer.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function sentence(turn: number): string {
  return SENTENCES[turn % SENTENCES.length] ?? ''
}
