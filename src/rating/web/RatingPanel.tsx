import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { DAY_MS, type EpochMs } from '#kit/time.ts'
import { type RatingSeries, ratingSeries } from '#rating/ratingSeries.ts'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES, SKILLS, type Skill } from '#rating/skill.ts'
import { standingIn } from '#rating/standing.ts'
import { RatingGraph } from '#rating/web/RatingGraph.tsx'
import styles from '#rating/web/RatingPanel.module.css'
import { RatingTable } from '#rating/web/RatingTable.tsx'
import { graphSentence, PERIODS, type Period, ratingCopy } from '#rating/web/ratingCopy.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import { type RatedPast, useRatedMatches } from '#rating/web/useRatedMatches.ts'

interface RatingPanelProps {
  userId: string
  ratings: Readonly<Record<Skill, number>>
}

/** The three ratings with their past, as a graph or as a table. */
export function RatingPanel({ userId, ratings }: RatingPanelProps) {
  const past = useRatedMatches(userId)
  const [period, setPeriod] = useState<Period>('30')
  const [asTable, setAsTable] = useState(false)

  const series =
    past &&
    past.matches.length > 0 &&
    ratingSeries(past.matches, ratings, { from: periodStart(past, period), now: past.now })
  return (
    <Panel
      title={ratingCopy.heading}
      aside={
        <Segmented
          legend={ratingCopy.period}
          legendHidden
          segments={PERIODS.map((value) => ({ value, label: ratingCopy.periods[value] }))}
          value={period}
          onChange={setPeriod}
        />
      }
    >
      <div className={styles.body}>
        {past && !series && <EmptyState>{past.failed ? ratingCopy.loadFailed : ratingCopy.noMatches}</EmptyState>}
        {series && !asTable && <RatingGraph series={series} label={graphSentence(series, period)} />}
        {series && asTable && <RatingTable series={series} />}
      </div>
      {series && (
        <Button variant="quiet" className={styles.toggle} onClick={() => setAsTable(!asTable)}>
          {asTable ? ratingCopy.asGraph : ratingCopy.asTable}
        </Button>
      )}
      <Legend ratings={ratings} past={past} series={series || []} />
    </Panel>
  )
}

interface LegendProps {
  ratings: Readonly<Record<Skill, number>>
  past: RatedPast | undefined
  series: readonly RatingSeries[]
}

function Legend({ ratings, past, series }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {SKILLS.map((skill) => (
        <li key={skill}>
          <SkillTile skill={skill} small />
          <span className={styles.name}>{SKILL_NAMES[skill]}</span>
          <b>{past ? standingIn(skill, ratings[skill], past).rating : ratings[skill]}</b>
          <span className={styles.change}>{signed(series.find((one) => one.skill === skill)?.change ?? 0)}</span>
        </li>
      ))}
    </ul>
  )
}

/** All time begins with the first rated match, but not later than a week ago: a graph needs some width. */
function periodStart({ matches, now }: RatedPast, period: Period): EpochMs {
  if (period !== 'all') return now - Number(period) * DAY_MS
  return Math.min(matches[0]?.at ?? now, now - 7 * DAY_MS)
}
