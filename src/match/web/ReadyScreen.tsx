import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import { PlayerName } from '#identity/web/PlayerName.tsx'
import type { MatchPlayer, MatchState } from '#match/matchContract.ts'
import { audioCopy, endingCopy, readyCopy } from '#match/web/copy.ts'
import styles from '#match/web/ReadyScreen.module.css'
import { playersOf } from '#match/web/sides.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { useSecondsLeft } from '#match/web/useSecondsLeft.ts'
import { ratingText } from '#rating/kFactor.ts'

interface ReadyScreenProps {
  match: MatchControl
  state: MatchState
  /** A note to show before the start. */
  children?: ReactNode
}

/** The two players before the match, then the countdown. */
export function ReadyScreen({ match, state, children }: ReadyScreenProps) {
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { you, opponent } = playersOf(state)
  const seconds = useSecondsLeft(state.next_change_at, match.serverNow)
  const begins = state.phase === 'countdown'

  async function start() {
    if (busy || you.ready || begins) return
    setBusy(true)
    try {
      await match.act('ready')
    } catch (error) {
      console.error('could not start the match', error)
      showToast('error', endingCopy.failed)
    }
    setBusy(false)
  }

  useShortcuts({ onEnter: start })

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <main id="main" className={styles.screen}>
      <Corner side="you" player={you} />
      <div className={styles.middle}>
        <h1 ref={heading} tabIndex={-1}>
          {readyCopy.title}
        </h1>
        <p className={styles.challenge}>{readyCopy.challenge(state.match.skill_type)}</p>
        <ul className={styles.rules}>
          {readyCopy.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {children}
        {begins ? (
          <p className={styles.countdown} aria-live="assertive">
            <span className="vh">{readyCopy.begins} </span>
            {state.waits_for_audio ? <small>{audioCopy.loading}</small> : Math.max(1, seconds)}
          </p>
        ) : (
          <div className={styles.action}>
            {you.ready ? (
              <output>{readyCopy.waiting(opponent.display_name)}</output>
            ) : (
              <Button variant="primary" size="large" wide busy={busy} busyLabel={readyCopy.starting} onClick={start}>
                {readyCopy.start}
              </Button>
            )}
            {state.next_change_at && <p className={styles.deadline}>{readyCopy.closes(seconds)}</p>}
          </div>
        )}
      </div>
      <Corner side="opponent" player={opponent} />
    </main>
  )
}

function Corner({ side, player }: { side: 'you' | 'opponent'; player: MatchPlayer }) {
  return (
    <section className={styles.corner} data-side={side} aria-label={player.display_name}>
      <span className={styles.avatar} aria-hidden="true">
        {[...player.display_name][0]?.toUpperCase()}
      </span>
      <b>
        <PlayerName name={player.display_name} />
      </b>
      <span className="num">{ratingText(player.rating, player.provisional)}</span>
      <span className={styles.readiness} data-ready={player.ready || undefined}>
        {player.ready ? readyCopy.ready : readyCopy.notReady}
      </span>
    </section>
  )
}
