import { SEARCH_MS } from '#arena/pairing.ts'
import { type Search, searchClock } from '#arena/search.ts'
import styles from '#arena/web/BattleCard.module.css'
import { arenaCopy, battleCopy, resetSentence, searchCopy } from '#arena/web/copy.ts'
import type { SearchControl } from '#arena/web/useSearch.ts'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { ProgressBar } from '#design/web/ProgressBar.tsx'
import { nextUtcMidnight, SECOND_MS } from '#kit/time.ts'
import { matchLimitNotice } from '#plans/matchLimit.ts'
import type { Plan } from '#plans/plans.ts'
import { practiceHome } from '#practice/practicePages.ts'
import type { RatedMatch } from '#rating/ratingSeries.ts'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'
import type { Standing } from '#rating/standing.ts'
import { RatingTrend } from '#rating/web/RatingTrend.tsx'
import { SkillIcon } from '#rating/web/SkillIcon.tsx'
import { SkillTile } from '#rating/web/SkillTile.tsx'

interface BattleCardProps {
  skill: Skill
  standing: Standing
  /** The player's rated matches, oldest first. */
  matches: readonly RatedMatch[]
  search: SearchControl
  /** The plan whose matches of today are used up. */
  spentPlan: Plan | undefined
}

export function BattleCard({ skill, standing, matches, search, spentPlan }: BattleCardProps) {
  const { title, korean } = battleCopy[skill]
  const own = search.current?.skill === skill ? search.current : null
  return (
    <Card as="li" flush className={styles.card} data-skill={skill} data-searching={own !== null || undefined}>
      <div className={styles.band} aria-hidden="true">
        <SkillIcon skill={skill} size={64} />
        <span lang="ko">{korean}</span>
      </div>
      <div className={styles.body}>
        <span className={styles.tile}>
          <SkillTile skill={skill} />
        </span>
        <h3>{title}</h3>
        <div className={styles.standing}>
          <p className={styles.rating}>
            <b>{standing.rating}</b> <span>{arenaCopy.elo}</span>{' '}
            {standing.weekChange !== null && <WeekChange points={standing.weekChange} />}
          </p>
          <RatingTrend matches={matches} skill={skill} />
        </div>
        {own && <SearchProgress search={own} />}
        <div className={styles.actions}>
          <BattleAction skill={skill} search={search} searching={own !== null} spentPlan={spentPlan} />
          <LinkButton
            href={practiceHome(skill)}
            inApp
            variant="quiet"
            wide
            aria-label={arenaCopy.practise(SKILL_NAMES[skill])}
          >
            {arenaCopy.practice}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

function WeekChange({ points }: { points: number }) {
  return (
    <span className={styles.week} data-gain={points > 0 || undefined}>
      {arenaCopy.thisWeek(signed(points))}
    </span>
  )
}

function SearchProgress({ search }: { search: Search }) {
  const { waitedMs, outlook } = search
  return (
    <div className={styles.search}>
      <p>
        <b>{searchCopy.finding}</b>
        <span className="num">{searchClock(waitedMs)}</span>
      </p>
      <ProgressBar max={SEARCH_MS} value={Math.min(waitedMs, SEARCH_MS)} label={searchCopy.finding} />
      <p className={styles.outlook}>
        {outlook && searchCopy.outlook(Math.round(outlook.band), Math.ceil(outlook.estimatedWaitMs / SECOND_MS))}
      </p>
    </div>
  )
}

interface BattleActionProps {
  skill: Skill
  search: SearchControl
  searching: boolean
  spentPlan: Plan | undefined
}

function BattleAction({ skill, search, searching, spentPlan }: BattleActionProps) {
  if (searching) {
    return (
      <Button wide onClick={search.cancel}>
        {searchCopy.cancel}
      </Button>
    )
  }
  if (spentPlan) {
    return (
      <div className={styles.spent}>
        <LinkButton href="/pricing" variant="primary" wide>
          {matchLimitNotice(spentPlan).action}
        </LinkButton>
        <p>{resetSentence(new Date(nextUtcMidnight(Date.now())))}</p>
      </div>
    )
  }
  return (
    <Button variant="primary" wide disabled={search.current !== null} onClick={() => search.start(skill)}>
      {arenaCopy.challenge}
    </Button>
  )
}
