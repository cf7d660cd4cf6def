import { useEffect, useState } from 'react'
import type { BoardHold, HoldsResponse } from '#admin/fairness/suspicion.ts'
import type { SettleHoldRequest } from '#admin/settleHold.ts'
import panel from '#admin/web/AdminPage.module.css'
import styles from '#admin/web/FairnessPanel.module.css'
import { holdsCopy as copy, KINDS } from '#admin/web/fairnessCopy.ts'
import { SuspectName, SuspicionFacts } from '#admin/web/SuspicionFacts.tsx'
import { Button } from '#design/web/Button.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import { callFunction } from '#platform/web/callFunction.ts'

type Verdict = SettleHoldRequest['verdict']

/** The players who are kept off the leaderboards, and the admin's decision about each. */
export function HoldsPanel() {
  const [state, setState] = useState<'loading' | 'failed' | readonly BoardHold[]>('loading')

  useEffect(() => {
    const left = new AbortController()
    callFunction<HoldsResponse>('admin-holds', {}, left.signal).then(
      ({ holds }) => setState(holds),
      (error: unknown) => {
        if (left.signal.aborted) return
        console.error('loading the players who are kept off the leaderboards', error)
        setState('failed')
      },
    )
    return () => left.abort()
  }, [])

  async function settle({ player }: BoardHold, verdict: Verdict) {
    const request: SettleHoldRequest = { user_id: player.id, verdict }
    try {
      setState((await callFunction<HoldsResponse>('admin-settle-hold', request)).holds)
      showToast('success', verdict === 'cleared' ? copy.cleared(player.name) : copy.kept(player.name))
    } catch (error) {
      console.error('settling who is kept off the leaderboards', error)
      showToast('error', copy.notSettled)
    }
  }

  return (
    <Panel title={copy.title}>
      <div className={panel.content}>
        <p className={panel.lead}>{copy.lead}</p>
        {typeof state === 'string' ? <p>{copy[state]}</p> : <Holds holds={state} onSettle={settle} />}
      </div>
    </Panel>
  )
}

interface HoldsProps {
  holds: readonly BoardHold[]
  onSettle: (hold: BoardHold, verdict: Verdict) => Promise<void>
}

function Holds({ holds, onSettle }: HoldsProps) {
  useKoreanFonts(holds.map(({ player }) => player.name).join())
  if (holds.length === 0) return <p>{copy.nobody}</p>
  return (
    <ul className={styles.suspicions}>
      {holds.map((hold) => (
        <HoldItem key={hold.player.id} hold={hold} onSettle={(verdict) => onSettle(hold, verdict)} />
      ))}
    </ul>
  )
}

function HoldItem({ hold, onSettle }: { hold: BoardHold; onSettle: (verdict: Verdict) => Promise<void> }) {
  const [settling, setSettling] = useState<Verdict | null>(null)
  const { player, suspicions, heldAt, confirmed } = hold
  const choices = [
    { verdict: 'cleared', words: copy.clear },
    { verdict: 'confirmed', words: copy.confirm },
  ] as const

  async function settle(verdict: Verdict) {
    setSettling(verdict)
    await onSettle(verdict)
    setSettling(null)
  }

  return (
    <li>
      <h3>{suspicions.map(({ kind }) => KINDS[kind]).join(', ')}</h3>
      <p>
        <SuspectName player={player} />
      </p>
      <p className={styles.since}>
        {copy.since(heldAt)} {confirmed && copy.confirmed}
      </p>
      {suspicions.map((suspicion) => (
        <div key={suspicion.kind}>
          <SuspicionFacts suspicion={suspicion} />
        </div>
      ))}
      <div className={styles.verdicts}>
        {choices
          .filter(({ verdict }) => !(confirmed && verdict === 'confirmed'))
          .map(({ verdict, words }) => (
            <Button
              key={verdict}
              variant="outline"
              aria-label={copy.about(words, player.name)}
              busy={settling === verdict}
              busyLabel={copy.settling}
              disabled={settling !== null && settling !== verdict}
              onClick={() => settle(verdict)}
            >
              {words}
            </Button>
          ))}
      </div>
    </li>
  )
}
