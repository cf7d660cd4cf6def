import type { ChallengeState } from '#challenge/challengeContract.ts'
import { challengePath } from '#challenge/challengePage.ts'
import styles from '#challenge/web/ChallengePage.module.css'
import { inviteCopy, waitingSentences } from '#challenge/web/copy.ts'
import type { Invite } from '#challenge/web/useInvite.ts'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { keepDestination } from '#identity/web/keptDestination.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import { MixedText } from '#site/web/MixedText.tsx'

interface InviteCardProps {
  code: string
  state: ChallengeState
  invite: Invite
  signedIn: boolean
}

/** An open challenge: who asks, what for, and the ways to say yes. */
export function InviteCard({ code, state, invite, signedIn }: InviteCardProps) {
  const { challenger, skill_type: skill, rated } = state
  return (
    <div className={styles.column}>
      <h1>
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
        href="/auth"
        inApp
        variant="primary"
        size="large"
        wide
        onClick={() => keepDestination(challengePath(code))}
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
