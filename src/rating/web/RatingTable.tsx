import type { RatingSeries } from '#rating/ratingSeries.ts'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES } from '#rating/skill.ts'
import styles from '#rating/web/RatingTable.module.css'
import { ratingCopy } from '#rating/web/ratingCopy.ts'

/** The graph as a table: each skill's rating at the start of the period, and now. */
export function RatingTable({ series }: { series: readonly RatingSeries[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{ratingCopy.skill}</th>
          <th scope="col">{ratingCopy.start}</th>
          <th scope="col">{ratingCopy.change}</th>
          <th scope="col">{ratingCopy.now}</th>
        </tr>
      </thead>
      <tbody>
        {series.map(({ skill, points, change }) => (
          <tr key={skill}>
            <th scope="row">{SKILL_NAMES[skill]}</th>
            <td>{points.at(0)?.rating}</td>
            <td>{signed(change)}</td>
            <td>{points.at(-1)?.rating}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
