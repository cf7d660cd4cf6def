import { useEffect, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { SkillTile } from '#design/web/SkillTile.tsx'
import { DAY_MS, type EpochMs } from '#kit/time.ts'
import { type RatedMatch, type RatingSeries, ratingSeries } from '#rating/ratingSeries.ts'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES, SKILLS, type Skill } from '#rating/skill.ts'
import { RatingGraph } from '#rating/web/RatingGraph.tsx'
import styles from '#rating/web/RatingPanel.module.css'
import { RatingTable } from '#rating/web/RatingTable.tsx'
import { loadRatedMatches } from '#rating/web/ratedMatches.ts'
import { graphSentence, PERIODS, type Period, ratingCopy } from '#rating/web/ratingCopy.ts'

interface RatingPanelProps {
  userId: string
  ratings: Readonly<Record<Skill, number>>
}

interface Past {
  matches: readonly RatedMatch[]
  /** When they were read: the right edge of the graph. */
  now: EpochMs
  failed: boolean
}

/** The three ratings with their past, as a graph or as a table. */
export function RatingPanel({ userId, ratings }: RatingPanelProps) {
  const [past, setPast] = useState<Past>()
  const [period, setPeriod] = useState<Period>('30')
  const [asTable, setAsTable] = useState(false)

  useEffect(() => {
    loadRatedMatches(userId).then(
      (matches) => setPast({ matches, now: Date.now(), failed: false }),
      (error: unknown) => {
        console.error('loading the rated matches', error)
        setPast({ matches: [], now: Date.now(), failed: true })
      },
    )
  }, [userId])

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
      <Legend ratings={ratings} series={series || []} />
    </Panel>
  )
}

function Legend({ ratings, series }: { ratings: Readonly<Record<Skill, number>>; series: readonly RatingSeries[] }) {
  return (
    <ul className={styles.legend}>
      {SKILLS.map((skill) => (
        <li key={skill}>
          <SkillTile skill={skill} small />
          <span className={styles.name}>{SKILL_NAMES[skill]}</span>
          <b>{ratings[skill]}</b>
          <span className={styles.change}>{signed(series.find((one) => one.skill === skill)?.change ?? 0)}</span>
        </li>
      ))}
    </ul>
  )
}

/** All time begins with the first rated match, but not later than a week ago: a graph needs some width. */
function periodStart({ matches, now }: Past, period: Period): EpochMs {
  if (period !== 'all') return now - Number(period) * DAY_MS
  return Math.min(matches[0]?.at ?? now, now - 7 * DAY_MS)
}
