import { z } from 'zod'
import { LONGEST_SEARCH } from '#translator/historySearch.ts'
import {
  type ExplanationStep,
  type GapText,
  type KnownPart,
  type OtherTranslation,
  type SourceLanguage,
  TONES,
  type Tone,
  type ToneVersion,
  type TranslatedWord,
  type UnknownWord,
} from '#translator/translation.ts'

/** The request of `functions/v1/translate`. The language pair is fixed. */
export const translateRequest = z.object({
  text: z.string(),
  tone: z.enum(TONES).default('polite'),
  source_language: z.literal('english').default('english'),
  target_language: z.literal('korean').default('korean'),
})

/** The request of `functions/v1/share-translation`: keeps the translation for whoever opens its link. */
export const shareRequest = z.object({ text: z.string(), tone: z.enum(TONES) })

export interface ShareResponse {
  /** ISO 8601: until when the link costs its readers no characters. */
  until: string
}

/** The response. `tones` holds all four; the other fields belong to the requested tone. */
export interface TranslateResponse {
  translation: string
  explanation: string
  /** The language of the text. A Korean text is explained word by word, and costs nothing. */
  source: SourceLanguage
  status: 'complete' | 'partial'
  unknown: UnknownWord[]
  /** The stretches that stay English, for all tones. Empty if every clause was translated. */
  gaps: GapText[]
  /** What the lexicon knows of the gaps. */
  known: KnownPart[]
  /** Other readings of the text that may be meant, at most two. */
  others: OtherTranslation[]
  romanization: string
  words: TranslatedWord[]
  steps: ExplanationStep[]
  tones: Record<Tone, ToneVersion>
  /** The URL of each tone's clip; null if the server has no voice for it. */
  audio_urls: Record<Tone, string | null>
  engine: 'built-in' | 'llm'
  /** Why an engine other than the preferred one answered. */
  notice?: 'llm_unavailable'
  usage: Usage
  /** The entry in the signed-in user's history. */
  history_id?: string
}

/** An event before the response, for clients that accept events: the text so far in the requested tone. It may still change. */
export type TranslatePart = Pick<TranslateResponse, 'translation'>

/** The request and response of `functions/v1/translation-audio`: an entry of the caller's history, and the URL of its clip. */
export const historyAudioRequest = z.object({ history_id: z.uuid() })

export interface HistoryAudioResponse {
  url: string | null
}

/** The request of `functions/v1/search-history`: see `HistoryFilter`. */
export const searchHistoryRequest = z.object({
  search: z.string().max(LONGEST_SEARCH),
  saved_only: z.boolean().default(false),
})

/** A row of the table `translation_history`. */
export interface HistoryEntry {
  id: string
  source_text: string
  translated_text: string
  tone: Tone
  explanation: string
  saved: boolean
  /** ISO 8601. */
  created_at: string
}

export interface SearchHistoryResponse {
  entries: HistoryEntry[]
}

/** The characters left today; null if unlimited. */
export interface Usage {
  limit: number | null
  left: number | null
  /** ISO 8601: the next UTC midnight. */
  resets_at: string
}
