import type { ClipSource } from '#match/server/dealQuestions.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import type { Bank } from '#questions/bank.ts'
import type { WordList } from '#review/sentenceDrafts.ts'
import type { FitQueue } from '#review/server/fitQueue.ts'
import type { WordSets } from '#review/server/wordSets.ts'
import type { Dictionary } from '#review/typedAnswer.ts'
import type { Speech } from '#speech/server/speech.ts'
import type { TranslatedWord } from '#translator/translation.ts'

export interface ReviewDependencies {
  database: Database
  bank: Bank
  voice: ClipSource & Pick<Speech, 'listenUrl'>
  words: Dictionary & WordList
  /** Reads a Korean text word by word. Rejects if it cannot be read now. */
  readKorean(text: string, person: string, signal: AbortSignal): Promise<readonly TranslatedWord[]>
  sets: Pick<WordSets, 'drafts'>
  fits: Pick<FitQueue, 'available' | 'offer'>
  log: Pick<Log, 'warn'>
}
