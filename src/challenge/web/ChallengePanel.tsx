import { useEffect } from 'react'
import type { ArenaPlayer } from '#arena/web/ArenaPage.tsx'
import { ChallengeForm } from '#challenge/web/ChallengeForm.tsx'
import styles from '#challenge/web/ChallengePanel.module.css'
import { panelCopy } from '#challenge/web/copy.ts'
import { OpenLink } from '#challenge/web/OpenLink.tsx'
import { useOwnChallenges } from '#challenge/web/useOwnChallenges.ts'
import { Panel } from '#design/web/Panel.tsx'
import { tellMatchLimit } from '#plans/web/tellMatchLimit.ts'

/** On the arena home: makes links for friends, and shows the open ones. */
export function ChallengePanel({ spentPlan, onExpect }: ArenaPlayer) {
  const { challenges = [], busy, make, withdraw } = useOwnChallenges()
  const expects = challenges.length > 0

  useEffect(() => onExpect(expects), [expects, onExpect])

  return (
    <Panel title={panelCopy.title}>
      <ChallengeForm
        busy={busy}
        onMake={(skill, rated) => (spentPlan ? tellMatchLimit(spentPlan) : make(skill, rated))}
      />
      {expects && (
        <>
          <ul aria-label={panelCopy.links}>
            {challenges.map((challenge) => (
              <OpenLink
                key={challenge.code}
                challenge={challenge}
                busy={busy}
                onWithdraw={() => withdraw(challenge.code)}
              />
            ))}
          </ul>
          <p className={styles.stay}>{panelCopy.stay}</p>
        </>
      )}
    </Panel>
  )
}
