import { LinkButton } from '#design/web/LinkButton.tsx'
import { ResultFrame } from '#design/web/ResultFrame.tsx'
import { storeDestination } from '#identity/web/storedDestination.ts'
import { ResultHead } from '#match/web/ResultHead.tsx'
import { ReviewList } from '#match/web/ReviewList.tsx'
import { guestMeta, KEEP_PATH } from '#practice/guestPages.ts'
import { guestRatingChange } from '#practice/guestRating.ts'
import { levelName } from '#practice/levelName.ts'
import type { DuelState } from '#practice/practiceContract.ts'
import styles from '#practice/web/GuestResult.module.css'
import { guestResultCopy } from '#practice/web/guestCopy.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'

/** How a visitor's duel ended, the level that it shows, what it would change, and how to keep it. */
export function GuestResult({ state }: { state: DuelState }) {
  const { result } = state
  if (!result) return null
  return (
    <ResultFrame>
      <ResultHead state={state} result={result}>
        <Level state={state} />
      </ResultHead>
      <div className={styles.next}>
        {result.reason !== 'void' && (
          <>
            <LinkButton
              href={CREATE_ACCOUNT}
              inApp
              variant="primary"
              size="large"
              onClick={() => storeDestination(KEEP_PATH)}
            >
              {guestResultCopy.keep}
            </LinkButton>
            <p>{guestResultCopy.kept}</p>
          </>
        )}
        <LinkButton href={guestMeta.path} inApp>
          {guestResultCopy.again}
        </LinkButton>
        <LinkButton href="/" variant="quiet">
          {guestResultCopy.home}
        </LinkButton>
      </div>
      <ReviewList state={state} review={result.review} />
    </ResultFrame>
  )
}

function Level({ state }: { state: DuelState }) {
  const change = guestRatingChange(state)
  const skill = state.match.skill_type
  if (change === null) return null
  return (
    <div className={styles.level}>
      <p>
        <SkillTile skill={skill} small />
        <span>{guestResultCopy.level(skill)}</span>
        <b>{levelName(change.after)}</b>
      </p>
      <p className="muted">{guestResultCopy.meaning(change.delta)}</p>
    </div>
  )
}
