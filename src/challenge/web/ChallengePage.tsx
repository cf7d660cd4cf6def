import { type ReactNode, useEffect } from 'react'
import type { ChallengeState } from '#challenge/challengeContract.ts'
import { challengePath } from '#challenge/challengePage.ts'
import styles from '#challenge/web/ChallengePage.module.css'
import { closedCopy, inviteCopy, waitingSentences } from '#challenge/web/copy.ts'
import { type Invite, useInvite } from '#challenge/web/useInvite.ts'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { forgetDestination, storeDestination } from '#identity/web/storedDestination.ts'
import { useSession } from '#platform/web/session.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

/** The page that a challenge's link opens, for friends, for visitors who must sign in first, and for the challenger. */
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

/** The texts for a challenge that the reader cannot accept; undefined if they can. */
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

interface InviteCardProps {
  code: string
  state: ChallengeState
  invite: Invite
  signedIn: boolean
}

/** An open challenge: the challenger, the terms and the buttons to accept it. */
function InviteCard({ code, state, invite, signedIn }: InviteCardProps) {
  const { challenger, skill_type: skill, rated } = state
  return (
    <div className={styles.column}>
      <h1 title={inviteCopy.challenges(challenger)}>
        <MixedText text={inviteCopy.challenges(challenger)} />
      </h1>
      <Card className={styles.card}>
        <p className={styles.duel}>
          <SkillTile skill={skill} />
          <span>
            <b>{inviteCopy.duel(skill)}</b>
            {inviteCopy.rules}
          </span>
        </p>
        <p className={styles.terms}>
          {rated ? inviteCopy.mayBeRated(challenger) : inviteCopy.unrated} {inviteCopy.counts}
        </p>
        {signedIn ? <Answer state={state} invite={invite} /> : <SignIn code={code} />}
      </Card>
    </div>
  )
}

function SignIn({ code }: { code: string }) {
  return (
    <>
      <p className={styles.terms}>{inviteCopy.signInLead}</p>
      <LinkButton
        href={CREATE_ACCOUNT}
        inApp
        variant="primary"
        size="large"
        wide
        onClick={() => storeDestination(challengePath(code))}
      >
        {inviteCopy.signIn}
      </LinkButton>
    </>
  )
}

function Answer({ state, invite }: { state: ChallengeState; invite: Invite }) {
  const { accepting, waiting, refusal, accept, cancel } = invite
  const news = waiting && waitingSentences[waiting](state.challenger)
  if (accepting) {
    return (
      <div className={styles.answer}>
        <Spinner label={news ?? inviteCopy.accepting} />
        <Button wide onClick={cancel}>
          {inviteCopy.cancel}
        </Button>
      </div>
    )
  }
  const told = refusal?.message ?? news
  return (
    <div className={styles.answer}>
      {told && (
        <p role="alert" className={styles.news}>
          {told}
        </p>
      )}
      {refusal?.matchId && (
        <LinkButton href={`/app/match/${refusal.matchId}`} inApp wide>
          {inviteCopy.toMatch}
        </LinkButton>
      )}
      {state.rated && (
        <Button variant="primary" size="large" wide onClick={() => accept(true)}>
          {inviteCopy.acceptRated}
        </Button>
      )}
      <Button variant={state.rated ? 'outline' : 'primary'} size="large" wide onClick={() => accept(false)}>
        {state.rated ? inviteCopy.acceptUnrated : inviteCopy.accept}
      </Button>
    </div>
  )
}
