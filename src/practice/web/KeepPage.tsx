import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { forgetDestination } from '#identity/web/storedDestination.ts'
import { useSession } from '#platform/web/session.ts'
import { guestMeta } from '#practice/guestPages.ts'
import type { KeptGuestDuel } from '#practice/practiceContract.ts'
import { duelPath } from '#practice/practicePages.ts'
import { practiceCopy } from '#practice/web/copy.ts'
import { keepCopy } from '#practice/web/guestCopy.ts'
import styles from '#practice/web/KeepPage.module.css'
import { keepGuestDuel } from '#practice/web/keepGuestDuel.ts'
import { playState } from '#rating/playState.ts'
import type { Skill } from '#rating/skill.ts'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

/** Keeps the duel that a user played before signing up. */
export function KeepPage() {
  const { status } = useSession()
  const navigate = useNavigate()

  useEffect(() => {
    if (status === 'signedOut') navigate(guestMeta.path, { replace: true })
    if (status === 'signedIn') forgetDestination()
  }, [status, navigate])

  return status === 'signedIn' ? <Keep /> : <Waiting />
}

function Keep() {
  const { kept, keep } = useKept()
  if (kept === undefined) return <Waiting />
  if (kept === 'gone') return <Outcome title={keepCopy.gone} lead={keepCopy.goneLead} actions={<ToArena />} />
  if (kept === 'failed') {
    const retry = (
      <Button variant="primary" size="large" onClick={keep}>
        {keepCopy.retry}
      </Button>
    )
    return <Outcome title={keepCopy.failed} lead={keepCopy.failedLead} actions={retry} />
  }
  return (
    <Outcome
      title={keepCopy.kept}
      lead={keepCopy.lead(kept.skill_type, kept.level)}
      actions={
        <>
          <PlayFirst skill={kept.skill_type} />
          <LinkButton href={duelPath(kept.practice_id)} inApp size="large">
            {keepCopy.review}
          </LinkButton>
        </>
      }
    />
  )
}

/** Undefined while the call runs. */
type Kept = KeptGuestDuel | 'gone' | 'failed' | undefined

/** Keeps the duel at once, and again on request. */
function useKept(): { kept: Kept; keep: () => void } {
  const [kept, setKept] = useState<Kept>()
  /** A ref, because effects run twice in development. */
  const isCalling = useRef(false)

  const keep = useCallback(async () => {
    if (isCalling.current) return
    isCalling.current = true
    setKept(undefined)
    setKept(await keepGuestDuel())
    isCalling.current = false
  }, [])

  useEffect(() => {
    keep()
  }, [keep])

  return { kept, keep }
}

function ToArena() {
  return (
    <LinkButton href="/app/arena" inApp variant="primary" size="large">
      {practiceCopy.back}
    </LinkButton>
  )
}

function PlayFirst({ skill }: { skill: Skill }) {
  const navigate = useNavigate()
  return (
    <Button variant="primary" size="large" onClick={() => navigate('/app/arena', { state: playState(skill) })}>
      {keepCopy.play}
    </Button>
  )
}

function Outcome({ title, lead, actions }: { title: string; lead: string; actions: ReactNode }) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>{actions}</div>
    </main>
  )
}

function Waiting() {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <WaitingHeading>{keepCopy.title}</WaitingHeading>
      <Spinner label={keepCopy.keeping} />
    </main>
  )
}
