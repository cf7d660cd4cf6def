import type { ClipSource } from '#match/server/dealQuestions.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { KeyedHash } from '#platform/server/secrets.ts'
import type { PagePoints } from '#practice/pagePoints.ts'
import type { QuestionSources } from '#questions/drawQuestions.ts'

/** `random` is used to draw questions and to plan the partner's answers. */
export interface PracticeDependencies extends QuestionSources {
  database: Database
  voice: ClipSource
  /** What can be practiced on each page of the learning hub. */
  pagePoints: PagePoints
  /** Hashes the IP addresses whose practice is counted. */
  keyedHash: KeyedHash
}
