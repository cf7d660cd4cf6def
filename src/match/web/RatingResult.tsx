import type { MatchResult, MatchState } from '#match/matchContract.ts'
import styles from '#match/web/RatingResult.module.css'
import { resultCopy } from '#match/web/resultCopy.ts'
import { sidesOf } from '#match/web/sides.ts'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

/** What the match did to the player's rating in its skill. */
export function RatingResult({ state, result }: { state: MatchState; result: MatchResult }) {
  const { before, after, delta } = sidesOf(state, result.ratings).you
  const skill = state.match.skill_type
  return (
    <p className={styles.rating}>
      <SkillTile skill={skill} small />
      <span>
        {SKILL_NAMES[skill]} {resultCopy.rating.toLowerCase()}
      </span>
      <b>{result.rated ? `${before} → ${after}` : before}</b>
      <span className={styles.delta} data-gain={delta > 0 || undefined}>
        {result.rated ? signed(delta) : resultCopy.unrated}
      </span>
    </p>
  )
}
