import { Link } from 'react-router'
import { PlayerName } from '#identity/web/PlayerName.tsx'
import type { EpochMs } from '#kit/time.ts'
import type { PastMatch } from '#progress/progressContract.ts'
import { historyCopy as copy, OUTCOMES } from '#progress/web/historyCopy.ts'
import styles from '#progress/web/MatchRow.module.css'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import { whenText } from '#site/web/whenText.ts'

/** A past match in one row that links to its questions. A match that was called off has no link. */
export function MatchRow({ match, now }: { match: PastMatch; now: EpochMs }) {
  return (
    <li>
      {match.outcome === 'void' ? (
        <div className={styles.row}>
          <Facts match={match} now={now} />
        </div>
      ) : (
        <Link to={`/app/match/${match.id}`} className={styles.row}>
          <Facts match={match} now={now} />
        </Link>
      )}
    </li>
  )
}

function Facts({ match, now }: { match: PastMatch; now: EpochMs }) {
  const { skill_type: skill, outcome, opponent, score, delta, at } = match
  const { letter, word } = OUTCOMES[outcome]
  return (
    <>
      <SkillTile skill={skill} small />
      <span className={styles.who}>
        <span className="vh">{SKILL_NAMES[skill]} </span>
        <b>
          {copy.against} <PlayerName name={opponent} />
        </b>{' '}
        <time dateTime={at}>{whenText(Date.parse(at), now)}</time>
      </span>
      <span className={styles.score}>{outcome !== 'void' && score.join('–')}</span>
      <span className={styles.delta} data-gain={(delta ?? 0) > 0 || undefined}>
        {delta !== null && signed(delta)}
        {delta === null && outcome !== 'void' && <span className={styles.unrated}>{copy.unrated}</span>}
      </span>
      <span className={styles.outcome} data-outcome={outcome}>
        <span aria-hidden="true">{letter}</span>
        <span className="vh">{word}</span>
      </span>
    </>
  )
}

/** A placeholder of the same size for a match that is still loading. */
export function WaitingRow() {
  return <li className={styles.row} aria-hidden="true" />
}
