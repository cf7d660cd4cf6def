import { useState } from 'react'
import type { FairnessReport, Suspicion } from '#admin/fairness/suspicion.ts'
import panel from '#admin/web/AdminPage.module.css'
import styles from '#admin/web/FairnessPanel.module.css'
import { fairnessCopy as copy, KINDS, THRESHOLD_WORDS } from '#admin/web/fairnessCopy.ts'
import { SuspectName, SuspicionFacts } from '#admin/web/SuspicionFacts.tsx'
import { Button } from '#design/web/Button.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import { callFunction } from '#platform/web/callFunction.ts'

/** The fairness report, which is computed when an admin requests it. */
export function FairnessPanel() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | FairnessReport>('idle')

  async function look() {
    setState('busy')
    setState(
      await callFunction<FairnessReport>('admin-fairness').catch((error: unknown) => {
        console.error('checking for unfair play', error)
        return 'failed' as const
      }),
    )
  }

  return (
    <Panel title={copy.title}>
      <div className={panel.content}>
        <p className={panel.lead}>{copy.lead}</p>
        <details className={styles.thresholds}>
          <summary>{copy.thresholds}</summary>
          <dl>
            {Object.entries(THRESHOLD_WORDS).map(([kind, words]) => (
              <div key={kind}>
                <dt>{KINDS[kind as Suspicion['kind']]}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </details>
        <Button variant="primary" busy={state === 'busy'} busyLabel={copy.looking} onClick={look}>
          {copy.look}
        </Button>
        <output>{outcomeOf(state)}</output>
        {typeof state === 'object' && <Suspicions report={state} />}
      </div>
    </Panel>
  )
}

function outcomeOf(state: 'idle' | 'busy' | 'failed' | FairnessReport): string {
  if (state === 'failed') return copy.failed
  if (typeof state === 'string') return ''
  const { length } = state.suspicions
  return length === 0 ? copy.nothing : copy.found(length)
}

function Suspicions({ report: { suspicions } }: { report: FairnessReport }) {
  useKoreanFonts(suspicions.flatMap(({ players }) => players.map(({ name }) => name)).join())
  return (
    <ul className={styles.suspicions}>
      {Object.entries(suspicions).map(([at, suspicion]) => (
        <SuspicionItem key={at} suspicion={suspicion} />
      ))}
    </ul>
  )
}

function SuspicionItem({ suspicion }: { suspicion: Suspicion }) {
  return (
    <li>
      <h3>{KINDS[suspicion.kind]}</h3>
      <ul>
        {suspicion.players.map((player) => (
          <li key={player.id}>
            <SuspectName player={player} />
          </li>
        ))}
      </ul>
      <SuspicionFacts suspicion={suspicion} />
    </li>
  )
}
