import { Card } from '#design/web/Card.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { placeCopy, placeWords } from '#leaderboard/web/copy.ts'
import styles from '#leaderboard/web/OwnPlacePanel.module.css'
import { useOwnPlace } from '#leaderboard/web/useOwnPlace.ts'
import type { Skill } from '#rating/skill.ts'

/** The signed-in player's own place, even far below the listed ones. Visitors get a link to sign in. Its height does not change while it loads. */
export function OwnPlacePanel({ skill }: { skill: Skill }) {
  return (
    <Card as="section" aria-labelledby="own-place" className={styles.panel}>
      <h2 id="own-place">{placeCopy.heading}</h2>
      <div className="signed-in">
        <OwnPlace skill={skill} />
      </div>
      <p className="signed-out">
        <a href="/auth">{placeCopy.signIn}</a>
        {placeCopy.signedOut}
      </p>
    </Card>
  )
}

function OwnPlace({ skill }: { skill: Skill }) {
  const looked = useOwnPlace(skill)
  if (!looked) return <Skeleton lines={2} label={placeCopy.loading} />
  if ('failed' in looked) return <p>{placeCopy.failed}</p>
  const { rank, sentence } = placeWords(looked.place, skill)
  return (
    <div className={styles.place}>
      <b>
        {rank ?? (
          <>
            <span aria-hidden="true">—</span>
            <span className="vh">{placeCopy.unranked}</span>
          </>
        )}
      </b>
      <p>
        {sentence}{' '}
        {looked.place?.listed === false && looked.place.hold === null && (
          <span>
            <a href="/profile">{placeCopy.profile}</a>.
          </span>
        )}
      </p>
    </div>
  )
}
