import { type ReactNode, useEffect } from 'react'
import { closedCopy, inviteCopy } from '#challenge/web/copy.ts'
import styles from '#challenge/web/LinkPage.module.css'
import type { LinkState } from '#challenge/web/useLinkState.ts'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { forgetDestination, storeDestination } from '#identity/web/storedDestination.ts'
import { useSession } from '#platform/web/session.ts'
import type { Skill } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

interface LinkPageProps<State> {
  link: LinkState<State>
  children: (state: State) => ReactNode
}

/** The page that a challenge's link opens, for friends, for visitors who must sign in first, and for the challenger. */
export function LinkPage<State>({ link: { state, failed, load }, children }: LinkPageProps<State>) {
  const { status } = useSession()

  useEffect(() => {
    if (status === 'signedIn') forgetDestination()
  }, [status])

  if (state === null) return <ClosedChallenge {...closedCopy.unknown} />
  if (state !== undefined && status !== 'loading') return children(state)
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

interface ClosedChallengeProps {
  title: string
  lead: string
  /** Where the reader can go instead; also to the Arena. */
  way?: { href: string; label: string } | undefined
}

/** For readers who cannot accept the challenge. */
export function ClosedChallenge({ title, lead, way }: ClosedChallengeProps) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <div className={styles.column}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.ways}>
          {way && (
            <LinkButton href={way.href} inApp variant="primary">
              {way.label}
            </LinkButton>
          )}
          <LinkButton href="/app/arena" inApp variant={way ? 'outline' : 'primary'}>
            {inviteCopy.toArena}
          </LinkButton>
        </p>
      </div>
    </main>
  )
}

interface OpenChallengeProps {
  title: string
  skill: Skill
  rules: string
  terms: string
  /** This page, to which a visitor comes back after signing up. */
  path: string
  /** How a signed-in reader accepts. */
  children: ReactNode
}

/** What the challenger offers, and the buttons to accept it. */
export function OpenChallenge({ title, skill, rules, terms, path, children }: OpenChallengeProps) {
  const { status } = useSession()
  return (
    <main id="main" className={`page ${styles.page}`}>
      <div className={styles.column}>
        <h1 title={title}>
          <MixedText text={title} />
        </h1>
        <Card className={styles.card}>
          <p className={styles.duel}>
            <SkillTile skill={skill} />
            <span>
              <b>{inviteCopy.duel(skill)}</b>
              <MixedText text={rules} />
            </span>
          </p>
          <p className={styles.terms}>{terms}</p>
          {status === 'signedIn' ? children : <Join path={path} />}
        </Card>
      </div>
    </main>
  )
}

function Join({ path }: { path: string }) {
  return (
    <>
      <p className={styles.terms}>{inviteCopy.signInLead}</p>
      <LinkButton
        href={CREATE_ACCOUNT}
        inApp
        variant="primary"
        size="large"
        wide
        onClick={() => storeDestination(path)}
      >
        {inviteCopy.signIn}
      </LinkButton>
    </>
  )
}
