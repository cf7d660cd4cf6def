import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApartState } from '#challenge/apartContract.ts'
import { apartPath } from '#challenge/challengePage.ts'
import { apartClosedCopy, apartCopy } from '#challenge/web/apartCopy.ts'
import styles from '#challenge/web/ChallengePage.module.css'
import { challengeCalls } from '#challenge/web/challengeCalls.ts'
import { closedCopy, inviteCopy } from '#challenge/web/copy.ts'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { forgetDestination, storeDestination } from '#identity/web/storedDestination.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import { useSession } from '#platform/web/session.ts'
import { duelPath, untimedPath } from '#practice/practicePages.ts'
import { showRefusal } from '#practice/web/showRefusal.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

/** The page that the link of a duel apart opens, for friends, for visitors who must sign in first, and for the challenger. */
export function ApartPage({ code }: { code: string }) {
  const { status, user } = useSession()
  const { state, failed, load } = useApart(code, user?.id)

  useEffect(() => {
    if (status === 'signedIn') forgetDestination()
  }, [status])

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
  const { own, practice_id: practiceId } = state
  if (own && practiceId !== null) {
    const way = { href: untimedPath(practiceId), label: apartCopy.toOwn }
    return <Closed title={apartCopy.own} lead={apartCopy.ownLead} way={way} />
  }
  if (practiceId !== null) {
    const way = { href: duelPath(practiceId), label: apartCopy.toDuel }
    return <Closed title={apartCopy.yours} lead={apartCopy.yoursLead} way={way} />
  }
  if (state.status !== 'open') return <Closed {...apartClosedCopy[state.status]} />
  return <Invite code={code} state={state} signedIn={status === 'signedIn'} onRefused={load} />
}

interface ClosedProps {
  title: string
  lead: ReactNode
  way?: { href: string; label: string }
}

function Closed({ title, lead, way }: ClosedProps) {
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

interface InviteProps {
  code: string
  state: ApartState
  signedIn: boolean
  onRefused: () => void
}

function Invite({ code, state, signedIn, onRefused }: InviteProps) {
  const { challenger, skill_type: skill } = state
  return (
    <main id="main" className={`page ${styles.page}`}>
      <div className={styles.column}>
        <h1 title={apartCopy.played(challenger)}>
          <MixedText text={apartCopy.played(challenger)} />
        </h1>
        <Card className={styles.card}>
          <p className={styles.duel}>
            <SkillTile skill={skill} />
            <span>
              <b>{inviteCopy.duel(skill)}</b>
              <MixedText text={apartCopy.rules(challenger)} />
            </span>
          </p>
          <p className={styles.terms}>{apartCopy.unrated}</p>
          {signedIn ? <Play code={code} onRefused={onRefused} /> : <Join code={code} />}
        </Card>
      </div>
    </main>
  )
}

function Join({ code }: { code: string }) {
  return (
    <>
      <p className={styles.terms}>{inviteCopy.signInLead}</p>
      <LinkButton
        href={CREATE_ACCOUNT}
        inApp
        variant="primary"
        size="large"
        wide
        onClick={() => storeDestination(apartPath(code))}
      >
        {inviteCopy.signIn}
      </LinkButton>
    </>
  )
}

function Play({ code, onRefused }: { code: string; onRefused: () => void }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function play() {
    setBusy(true)
    try {
      const { practice_id } = await challengeCalls.answerApart(code)
      navigate(duelPath(practice_id), { replace: true })
    } catch (problem) {
      showRefusal(problem, inviteCopy.notAccepted)
      setBusy(false)
      onRefused()
    }
  }

  return (
    <Button variant="primary" size="large" wide busy={busy} busyLabel={apartCopy.begin} onClick={play}>
      {apartCopy.play}
    </Button>
  )
}

interface LoadedApart {
  /** Undefined while loading; null if there is no such duel. */
  state: ApartState | null | undefined
  failed: boolean
  load: () => void
}

function useApart(code: string, userId: string | undefined): LoadedApart {
  const [state, setState] = useState<ApartState | null>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    try {
      setState(await callFunction<ApartState>('apart-state', { code }))
      setFailed(false)
    } catch (problem) {
      // A malformed code gets a 400.
      if (problem instanceof FunctionProblem && [400, 404].includes(problem.status)) return setState(null)
      console.error('could not load the challenge', problem)
      setFailed(true)
    }
  }, [code])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the response depends on the signed-in user.
  useEffect(() => {
    load()
  }, [load, userId])

  return { state, failed, load }
}
