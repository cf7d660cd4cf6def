import { Link } from 'react-router'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import type { SlipReport, SlipsAnswer } from '#progress/progressContract.ts'
import { AREAS } from '#progress/web/areaCopy.ts'
import { slipsCopy as copy, missedCopy } from '#progress/web/missedCopy.ts'
import styles from '#progress/web/SlipsPanel.module.css'
import { useLookBack } from '#progress/web/useLookBack.ts'
import { MixedText } from '#site/web/MixedText.tsx'

/** What the player gets wrong most, each with its newest mistake and the guide that helps. */
export function SlipsPanel() {
  const { answer, failed } = useLookBack<SlipsAnswer>('points-slip')
  useKoreanFonts(answer?.slips.map(({ example }) => example.right + example.chosen).join() ?? '')
  return (
    <Panel title={copy.heading} aside={<Link to="/app/missed">{copy.all}</Link>}>
      {!answer && !failed && (
        <div className={styles.slip}>
          <Skeleton label={copy.loading} />
        </div>
      )}
      {failed && <EmptyState>{copy.failed}</EmptyState>}
      {answer?.slips.length === 0 && <EmptyState>{copy.none}</EmptyState>}
      <ul>
        {answer?.slips.map((slip) => (
          <SlipItem key={slip.area} slip={slip} />
        ))}
      </ul>
    </Panel>
  )
}

function SlipItem({ slip }: { slip: SlipReport }) {
  const { area, right, answered, example } = slip
  const { name, korean, guide } = AREAS[area]
  return (
    <li className={styles.slip}>
      <p className={styles.name}>
        <b>{name}</b> {korean && <span lang="ko">{korean}</span>}
        <span className={styles.share}>{copy.share(slip)}</span>
      </p>
      <progress max={answered} value={right} aria-label={`${name}: ${copy.counted(slip)}`} />
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
