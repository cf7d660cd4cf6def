import { restClient } from '#platform/web/restClient.ts'
import type { RatedMatch } from '#rating/ratingSeries.ts'
import type { Skill } from '#rating/skill.ts'

/** More than a year of daily matches. */
const MOST = 1_000

interface Row {
  skill_type: Skill
  before: number
  delta: number
  created_at: string
}

/** The user's rated matches, oldest first. Throws if the server refuses or cannot be reached. */
export async function loadRatedMatches(userId: string): Promise<RatedMatch[]> {
  const table = (await restClient()).from('rating_changes')
  const newestFirst = table.select('skill_type,before,delta,created_at').eq('user_id', userId)
  const { data } = await newestFirst.order('created_at', { ascending: false }).limit(MOST).throwOnError()
  return (data as Row[])
    .map(({ skill_type, before, delta, created_at }) => ({
      skill: skill_type,
      at: Date.parse(created_at),
      before,
      delta,
    }))
    .reverse()
}
