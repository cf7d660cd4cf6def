import type { Voice } from '#match/server/dealQuestions.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { QuestionSources } from '#questions/server/drawQuestions.ts'

/** `random` draws questions, and what a partner does in each. */
export interface PracticeDependencies extends QuestionSources {
  database: Database
  voice: Voice
}
