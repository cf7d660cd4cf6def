import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import type { EpochMs } from '#kit/time.ts'
import { type RatingSeries, ratingPeriod, ratingSeries } from '#rating/ratingSeries.ts'
import { shownRating } from '#rating/shownRating.ts'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES, SKILLS, type Skill } from '#rating/skill.ts'
import { RatingGraph } from '#rating/web/RatingGraph.tsx'
import styles from '#rating/web/RatingPanel.module.css'
import { RatingTable } from '#rating/web/RatingTable.tsx'
import { graphSentence, PERIOD_NAMES, PERIODS, type PeriodName, ratingCopy } from '#rating/web/ratingCopy.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import { type ReadMatches, useRatedMatches } from '#rating/web/useRatedMatches.ts'

interface RatingPanelProps {
  userId: string
  /** When the player's ratings began. */
  began: EpochMs
  ratings: Readonly<Record<Skill, number>>
}

/** The history of the three ratings, as a graph or as a table. */
export function RatingPanel({ userId, began, ratings }: RatingPanelProps) {
  const loaded = useRatedMatches(userId)
  const [periodName, setPeriodName] = useState<PeriodName>('30')
  const [asTable, setAsTable] = useState(false)

  const days = PERIODS[periodName]
  const period = loaded && loaded.matches.length > 0 ? ratingPeriod({ ...loaded, began }, days) : undefined
  const series = period && ratingSeries(loaded?.matches ?? [], ratings, period)
  return (
    <Panel
      title={ratingCopy.heading}
      aside={
        <Segmented
          legend={ratingCopy.period}
          legendHidden
          segments={PERIOD_NAMES.map((value) => ({ value, label: ratingCopy.periodOf(PERIODS[value]) }))}
          value={periodName}
          onChange={setPeriodName}
        />
      }
    >
      <div className={styles.body}>
        {loaded && !series && <EmptyState>{loaded.failed ? ratingCopy.loadFailed : ratingCopy.noMatches}</EmptyState>}
        {series && !asTable && (
          <RatingGraph series={series} period={period} label={graphSentence(series, period, days)} />
        )}
        {series && asTable && <RatingTable series={series} />}
      </div>
      {series && (
        <Button variant="quiet" className={styles.toggle} onClick={() => setAsTable(!asTable)}>
          {asTable ? ratingCopy.asGraph : ratingCopy.asTable}
        </Button>
      )}
      <Legend ratings={ratings} past={loaded} series={series} />
    </Panel>
  )
}

interface LegendProps {
  ratings: Readonly<Record<Skill, number>>
  past: ReadMatches | undefined
  /** Undefined without a rated match. */
  series: readonly RatingSeries[] | undefined
}

function Legend({ ratings, past, series }: LegendProps) {
  const standings = past && SKILLS.map((skill) => shownRating(skill, ratings[skill], past))
  return (
    <>
      <ul className={styles.legend}>
        {SKILLS.map((skill, index) => (
          <li key={skill}>
            <SkillTile skill={skill} small />
            <span className={styles.name}>{SKILL_NAMES[skill]}</span>
            <b>{standings?.[index]?.rating ?? ratings[skill]}</b>
            {series && (
              <span className={styles.change}>{signed(series.find((one) => one.skill === skill)?.change ?? 0)}</span>
            )}
          </li>
        ))}
      </ul>
      {standings?.some(({ isProvisional }) => isProvisional) && (
        <p className={styles.provisional}>{ratingCopy.provisional}</p>
      )}
    </>
  )
}
