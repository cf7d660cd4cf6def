import type { OwnChallenge } from '#challenge/challengeContract.ts'
import { challengePath } from '#challenge/challengePage.ts'
import { panelCopy, untilText } from '#challenge/web/copy.ts'
import styles from '#challenge/web/OpenLink.module.css'
import { Button } from '#design/web/Button.tsx'
import { copyToClipboard } from '#design/web/copyToClipboard.ts'
import { Icon } from '#design/web/Icon.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { SKILL_NAMES } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

interface OpenLinkProps {
  challenge: OwnChallenge
  busy: boolean
  onWithdraw: () => void
}

/** An open challenge: what it is for, and its link to be sent. */
export function OpenLink({ challenge, busy, onWithdraw }: OpenLinkProps) {
  const { code, skill_type: skill, rated, expires_at } = challenge
  const link = location.origin + challengePath(code)
  return (
    <li className={styles.row}>
      <p className={styles.facts}>
        <SkillTile skill={skill} small />
        <span>
          <b>{SKILL_NAMES[skill]}</b>, {panelCopy.terms(rated)}
          <time dateTime={expires_at}>{untilText(new Date(expires_at), new Date())}</time>
        </span>
      </p>
      <TextField
        label={panelCopy.link(skill)}
        labelHidden
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button onClick={() => copyToClipboard(link, { copied: panelCopy.copied, blocked: panelCopy.copyBlocked })}>
          <Icon name="copy" />
          {panelCopy.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => share(link, panelCopy.shareText(skill))}>
            <Icon name="share" />
            {panelCopy.share}
          </Button>
        )}
        <Button variant="quiet" aria-disabled={busy} onClick={onWithdraw}>
          {panelCopy.withdraw}
        </Button>
      </div>
    </li>
  )
}

/** Who closes the device's dialog has shared nothing, and knows. */
function share(url: string, text: string) {
  navigator.share({ url, text }).catch((error: unknown) => console.warn('sharing a challenge', error))
}
