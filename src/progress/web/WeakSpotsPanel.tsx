import { Link } from 'react-router'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import type { WeakSpotReport, WeakSpotsAnswer } from '#progress/progressContract.ts'
import { AREAS } from '#progress/web/areaCopy.ts'
import { weakSpotsCopy as copy, missedCopy } from '#progress/web/missedCopy.ts'
import { usePastAnswers } from '#progress/web/usePastAnswers.ts'
import styles from '#progress/web/WeakSpotsPanel.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** The player's weak spots, each with the newest mistake and a link to a guide if there is one. */
export function WeakSpotsPanel() {
  const { answer, failed } = usePastAnswers<WeakSpotsAnswer>('weak-spots')
  useKoreanFonts(answer?.weak_spots.map(({ example }) => example.right + example.chosen).join() ?? '')
  return (
    <Panel title={copy.heading} aside={<Link to="/app/missed">{copy.all}</Link>}>
      {!answer && !failed && (
        <div className={styles.spot}>
          <Skeleton label={copy.loading} />
        </div>
      )}
      {failed && <EmptyState>{copy.failed}</EmptyState>}
      {answer?.weak_spots.length === 0 && <EmptyState>{copy.none}</EmptyState>}
      <ul>
        {answer?.weak_spots.map((spot) => (
          <WeakSpotItem key={spot.area} spot={spot} />
        ))}
      </ul>
    </Panel>
  )
}

function WeakSpotItem({ spot }: { spot: WeakSpotReport }) {
  const { area, right, answered, example } = spot
  const { name, korean, guide } = AREAS[area]
  return (
    <li className={styles.spot}>
      <p className={styles.name}>
        <b>{name}</b> {korean && <span lang="ko">{korean}</span>}
        <span className={styles.share}>{copy.share(spot)}</span>
      </p>
      <progress max={answered} value={right} aria-label={`${name}: ${copy.counted(spot)}`} />
      <p className={styles.example}>
        {copy.lately}{' '}
        <b>
          <MixedText text={example.right} />
        </b>
        , <MixedText text={missedCopy.notThis(example.chosen)} />
      </p>
      {guide && (
        <p className={styles.guide}>
          <a href={guide}>{copy.guide}</a>
        </p>
      )}
    </li>
  )
}
