import type { ChallengeState } from '#challenge/challengeContract.ts'
import { challengePath } from '#challenge/challengePage.ts'
import { closedCopy, inviteCopy, waitingSentences } from '#challenge/web/copy.ts'
import styles from '#challenge/web/LinkPage.module.css'
import { ClosedChallenge, LinkPage, OpenChallenge } from '#challenge/web/LinkPage.tsx'
import { type Invite, useInvite } from '#challenge/web/useInvite.ts'
import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { useSession } from '#platform/web/session.ts'

/** The page of a live challenge. */
export function ChallengePage({ code }: { code: string }) {
  const { user } = useSession()
  const invite = useInvite(code, user?.id)
  return (
    <LinkPage link={invite.link}>
      {(state) => {
        const closed = closedWords(state)
        if (closed) return <ClosedChallenge {...closed} />
        const { challenger, skill_type: skill, rated } = state
        return (
          <OpenChallenge
            title={inviteCopy.challenges(challenger)}
            skill={skill}
            rules={inviteCopy.rules}
            terms={`${rated ? inviteCopy.mayBeRated(challenger) : inviteCopy.unrated} ${inviteCopy.counts}`}
            path={challengePath(code)}
          >
            <Answer state={state} invite={invite} />
          </OpenChallenge>
        )
      }}
    </LinkPage>
  )
}

/** The texts for a challenge that the reader cannot accept; undefined if they can. */
function closedWords({ own, status, match_id }: ChallengeState) {
  if (match_id !== null) {
    const way = { href: `/app/match/${match_id}`, label: inviteCopy.toMatch }
    return { title: inviteCopy.yours, lead: inviteCopy.yoursLead, way }
  }
  if (status !== 'open') return closedCopy[status]
  return own ? { title: inviteCopy.own, lead: inviteCopy.ownLead } : undefined
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
