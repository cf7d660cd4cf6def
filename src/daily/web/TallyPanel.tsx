import type { Mark } from '#daily/dailyTry.ts'
import type { Grade } from '#daily/grade.ts'
import { secondsOf } from '#daily/sharedText.ts'
import { percentOf, type Tally } from '#daily/tally.ts'
import { tallyCopy as copy } from '#daily/web/copy.ts'
import styles from '#daily/web/TallyPanel.module.css'
import { Panel } from '#design/web/Panel.tsx'
import { ProgressBar } from '#design/web/ProgressBar.tsx'
import { SKILL_NAMES, SKILLS } from '#rating/skill.ts'

interface TallyPanelProps {
  tally: Tally
  /** The player's own. */
  marks: readonly (Mark | null)[]
  grade: Grade
  isToday: boolean
}

/** How everyone at the grade did: scores, right answers for each question, and where the own time stands. */
export function TallyPanel({ tally, marks, grade, isToday }: TallyPanelProps) {
  const { players, total_ms, same_score } = tally
  return (
    <Panel title={copy.title} aside={copy.players(players, grade)}>
      <div className={styles.body}>
        {players === 1 ? (
          <p>{copy.alone(isToday)}</p>
        ) : (
          <>
            <div className={styles.tables}>
              <ScoreTable tally={tally} own={marks.filter((mark) => mark?.outcome === 'right').length} />
              <QuestionTable tally={tally} />
            </div>
            <p>
              {copy.ownTime(secondsOf({ outcome: 'right', ms: total_ms }))} {copy.slower(same_score)}
            </p>
          </>
        )}
      </div>
    </Panel>
  )
}

/** How many players have each score, the best first. */
function ScoreTable({ tally: { players, players_by_score }, own }: { tally: Tally; own: number }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{copy.score}</caption>
      <tbody>
        {players_by_score
          .map((count, points) => ({ count, points }))
          .toReversed()
          .map(({ count, points }) => (
            <tr key={points} data-own={points === own || undefined}>
              <th scope="row">
                {copy.right(points)} {points === own && <span className={styles.you}>{copy.you}</span>}
              </th>
              <td className={styles.bar}>
                <ProgressBar value={count} max={players} label={copy.right(points)} />
              </td>
              <td>{count}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function QuestionTable({ tally: { players, right_per_question } }: { tally: Tally }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{copy.perQuestion}</caption>
      <tbody>
        {SKILLS.map((skill, index) => {
          const percent = percentOf(right_per_question[index] ?? 0, players)
          return (
            <tr key={skill}>
              <th scope="row">{SKILL_NAMES[skill]}</th>
              <td className={styles.bar}>
                <ProgressBar value={percent} max={100} label={SKILL_NAMES[skill]} />
              </td>
              <td>{copy.percent(percent)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
