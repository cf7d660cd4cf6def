import { useEffect, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { ProgressBar } from '#design/web/ProgressBar.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import { useSession } from '#platform/web/session.ts'
import type { WordSetState } from '#review/reviewContract.ts'
import { reviewMeta } from '#review/reviewPages.ts'
import { wordSetCopy as copy, reviewCopy } from '#review/web/copy.ts'
import styles from '#review/web/WordSetPanel.module.css'
import type { WordSetName } from '#review/wordSet.ts'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'

/** The button that begins a set, or how far the learner is in it. Visitors are led to the form that creates an account. */
export function WordSetPanel({ name }: { name: WordSetName }) {
  const { status } = useSession()
  return (
    <div className={styles.panel}>
      <div className={`${styles.state} signed-out`}>
        <LinkButton variant="primary" size="large" href={CREATE_ACCOUNT}>
          {copy.join}
        </LinkButton>
        <p>{copy.joinLead}</p>
      </div>
      {status === 'signedIn' && <OwnSet name={name} />}
    </div>
  )
}

function OwnSet({ name }: { name: WordSetName }) {
  const [state, setState] = useState<WordSetState | null>()
  const [busy, setBusy] = useState(false)

  async function call(action: 'state' | 'begin' | 'pause') {
    setBusy(true)
    try {
      setState(await callFunction<WordSetState>(`word-set-${action}`, { word_set: name }))
    } catch (error) {
      console.warn('the word set could not be reached', error)
      if (action === 'state') setState(null)
      else showToast('error', reviewCopy.actionFailed)
    }
    setBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(() => {
    call('state')
  }, [name])

  if (state === undefined) return <Skeleton label={copy.loading} />
  if (state === null) return <p>{copy.failed}</p>
  return <SetState state={state} busy={busy} begin={() => call('begin')} pause={() => call('pause')} />
}

interface SetStateProps {
  state: WordSetState
  busy: boolean
  begin: () => void
  pause: () => void
}

function SetState({ state: { progress, words, in_deck }, busy, begin, pause }: SetStateProps) {
  if (progress === 'unbegun') {
    return (
      <div className={styles.state}>
        <Button variant="primary" size="large" busy={busy} busyLabel={copy.beginning} onClick={begin}>
          {copy.begin(words)}
        </Button>
        <p>{copy.beginLead}</p>
      </div>
    )
  }
  return (
    <div className={styles.state}>
      <ProgressBar label={copy.label} value={in_deck} max={words} />
      <p>{progress === 'paused' ? copy.paused(in_deck, words) : copy.inDeck(in_deck, words)}</p>
      <div className={styles.buttons}>
        <LinkButton variant="primary" href={reviewMeta.path} inApp>
          {copy.review}
        </LinkButton>
        {progress === 'paused' ? (
          <Button variant="outline" busy={busy} busyLabel={copy.beginning} onClick={begin}>
            {copy.goOn}
          </Button>
        ) : (
          <Button variant="quiet" busy={busy} busyLabel={copy.pausing} onClick={pause}>
            {copy.pause}
          </Button>
        )}
      </div>
    </div>
  )
}
