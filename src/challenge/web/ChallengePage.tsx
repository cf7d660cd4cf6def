import { type ReactNode, useEffect } from 'react'
import type { ChallengeState } from '#challenge/challengeContract.ts'
import styles from '#challenge/web/ChallengePage.module.css'
import { closedCopy, inviteCopy } from '#challenge/web/copy.ts'
import { InviteCard } from '#challenge/web/InviteCard.tsx'
import { useInvite } from '#challenge/web/useInvite.ts'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { forgetDestination } from '#identity/web/keptDestination.ts'
import { useSession } from '#platform/web/session.ts'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

/** Where the link of a challenge leads: for friends, for visitors who become players first, and for its challenger. */
export function ChallengePage({ code }: { code: string }) {
  const { status, user } = useSession()
  const invite = useInvite(code, user?.id)

  useEffect(() => {
    if (status === 'signedIn') forgetDestination()
  }, [status])

  const { state, failed, load } = invite
  if (state === null) return <Closed {...closedCopy.unknown} />
  if (state === undefined || status === 'loading') {
    return (
      <main id="main" className={`page ${styles.waiting}`}>
        <WaitingHeading>{inviteCopy.loading}</WaitingHeading>
        {failed ? (
          <EmptyState action={<Button onClick={load}>{inviteCopy.retry}</Button>}>{inviteCopy.failed}</EmptyState>
        ) : (
          <Spinner label={inviteCopy.loading} />
        )}
      </main>
    )
  }
  const closed = closedWords(state)
  if (closed) return <Closed {...closed} matchId={state.match_id} />
  return (
    <main id="main" className={`page ${styles.page}`}>
      <InviteCard code={code} state={state} invite={invite} signedIn={status === 'signedIn'} />
    </main>
  )
}

/** What is said where there is nothing to accept; undefined where there is. */
function closedWords({ own, status, match_id }: ChallengeState): { title: string; lead: string } | undefined {
  if (match_id !== null) return { title: inviteCopy.yours, lead: inviteCopy.yoursLead }
  if (status !== 'open') return closedCopy[status]
  return own ? { title: inviteCopy.own, lead: inviteCopy.ownLead } : undefined
}

interface ClosedProps {
  title: string
  lead: ReactNode
  matchId?: string | null
}

function Closed({ title, lead, matchId = null }: ClosedProps) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <div className={styles.column}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.ways}>
          {matchId !== null && (
            <LinkButton href={`/app/match/${matchId}`} inApp variant="primary">
              {inviteCopy.toMatch}
            </LinkButton>
          )}
          <LinkButton href="/app/arena" inApp variant={matchId === null ? 'primary' : 'outline'}>
            {inviteCopy.toArena}
          </LinkButton>
        </p>
      </div>
    </main>
  )
}
