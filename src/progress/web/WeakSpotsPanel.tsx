import { Link } from 'react-router'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'
import type { WeakSpotReport, WeakSpotsResponse } from '#progress/progressContract.ts'
import { missedCopy } from '#progress/web/missedCopy.ts'
import styles from '#progress/web/WeakSpotsPanel.module.css'
import { weakSpotsCopy as copy } from '#progress/web/weakSpotsCopy.ts'
import { MixedText } from '#site/web/MixedText.tsx'

/** The player's weak spots, each with the newest mistake and a link to a guide if there is one. */
export function WeakSpotsPanel() {
  const { response, failed } = useFunctionResponse<WeakSpotsResponse>('weak-spots')
  useKoreanFonts(response?.weak_spots.map(({ example }) => example.right + (example.chosen ?? '')).join() ?? '')
  return (
    <Panel title={copy.heading} aside={<Link to="/app/missed">{copy.all}</Link>}>
      {!response && !failed && (
        <div className={styles.spot}>
          <Skeleton label={copy.loading} />
        </div>
      )}
      {failed && <EmptyState>{copy.failed}</EmptyState>}
      {response?.weak_spots.length === 0 && <EmptyState>{copy.none}</EmptyState>}
      <ul>
        {response?.weak_spots.map((spot) => (
          <WeakSpotItem key={spot.point} spot={spot} />
        ))}
      </ul>
    </Panel>
  )
}

function WeakSpotItem({ spot }: { spot: WeakSpotReport }) {
  const { title, guide, right, answered, example } = spot
  return (
    <li className={styles.spot}>
      <p className={styles.name}>
        <b>
          <MixedText text={title} />
        </b>
        <span className={styles.share}>{copy.share(spot)}</span>
      </p>
      <progress max={answered} value={right} aria-label={`${title}: ${copy.counted(spot)}`} />
      <p className={styles.example}>
        {copy.lately}{' '}
        <b>
          <MixedText text={example.right} />
        </b>
        , <MixedText text={missedCopy.notThis(example)} />
      </p>
      {guide && (
        <p className={styles.guide}>
          <a href={guide}>{copy.guide}</a>
        </p>
      )}
    </li>
  )
}
