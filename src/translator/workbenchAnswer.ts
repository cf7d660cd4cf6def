import type { HistoryEntry, TranslateResponse } from '#translator/translateContract.ts'
import type { Tone, ToneVersion } from '#translator/translation.ts'

/** An answer that the workbench can show. A history entry has only the sentence and its explanation, without words and other tones. */
export type WorkbenchAnswer = Omit<TranslateResponse, 'tones' | 'audio_urls' | 'usage' | 'engine'> & {
  tones: Record<Tone, ToneVersion> | null
  audio_urls: TranslateResponse['audio_urls'] | null
  engine: TranslateResponse['engine'] | null
  /** Known only for entries of the history. */
  saved?: boolean
}

export function historyAnswer(entry: HistoryEntry): WorkbenchAnswer {
  return {
    translation: entry.translated_text,
    explanation: entry.explanation,
    source: 'english',
    status: 'complete',
    unknown: [],
    gaps: [],
    known: [],
    others: [],
    romanization: '',
    words: [],
    steps: [],
    tones: null,
    audio_urls: null,
    engine: null,
    history_id: entry.id,
    saved: entry.saved,
  }
}
