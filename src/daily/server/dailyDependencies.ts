import type { ClipSource } from '#match/server/dealQuestions.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Bank } from '#questions/bank.ts'

export interface DailyDependencies {
  database: Database
  bank: Bank
  voice: ClipSource
}
