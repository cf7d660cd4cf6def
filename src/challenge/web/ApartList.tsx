import { useState } from 'react'
import type { OwnApartDuel, OwnApartDuels } from '#challenge/apartContract.ts'
import { apartPath } from '#challenge/challengePage.ts'
import { apartListCopy as copy } from '#challenge/web/apartCopy.ts'
import styles from '#challenge/web/ChallengePanel.module.css'
import { challengeCalls } from '#challenge/web/challengeCalls.ts'
import { panelCopy, untilText } from '#challenge/web/copy.ts'
import { LinkActions } from '#challenge/web/LinkActions.tsx'
import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'
import { untimedPath } from '#practice/practicePages.ts'
import { showRefusal } from '#practice/web/showRefusal.ts'
import { SKILL_NAMES } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import { MixedText } from '#site/web/MixedText.tsx'

/** The duels that the player has played and friends answer later, of the last two weeks. */
export function ApartList() {
  const { response, retry } = useFunctionResponse<OwnApartDuels>('apart-list')
  if (!response || response.duels.length === 0) return null
  return (
    <ul aria-label={copy.title}>
      {response.duels.map((duel) => (
        <ApartRow key={duel.code} duel={duel} onWithdrawn={retry} />
      ))}
    </ul>
  )
}

function ApartRow({ duel, onWithdrawn }: { duel: OwnApartDuel; onWithdrawn: () => void }) {
  const { code, skill_type: skill, status, friend, score, practice_id, expires_at } = duel
  const [busy, setBusy] = useState(false)
  const link = location.origin + apartPath(code)

  async function withdraw() {
    if (busy) return
    setBusy(true)
    try {
      await challengeCalls.withdrawApart(code)
    } catch (error) {
      showRefusal(error, panelCopy.tooLate)
    }
    setBusy(false)
    onWithdrawn()
  }

  return (
    <li className={styles.row}>
      <p className={styles.facts}>
        <SkillTile skill={skill} small />
        <span>
          <b>{SKILL_NAMES[skill]}</b>, <MixedText text={copy.status(status, friend, score)} />
          {(status === 'open' || status === 'unplayed') && (
            <time dateTime={expires_at}>{untilText(new Date(expires_at), new Date())}</time>
          )}
        </span>
      </p>
      {status === 'open' && (
        <TextField
          label={copy.link(skill)}
          labelHidden
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className={styles.actions}>
        {status === 'open' && <LinkActions link={link} shareText={copy.shareText(skill)} />}
        {status === 'open' ? (
          <Button variant="quiet" aria-disabled={busy} onClick={withdraw}>
            {panelCopy.withdraw}
          </Button>
        ) : (
          <LinkButton href={untimedPath(practice_id)} inApp>
            {status === 'unplayed' ? copy.goOn : copy.look}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
