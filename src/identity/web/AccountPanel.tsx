import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { showToast } from '#design/web/toastStore.ts'
import type { Profile } from '#identity/profile.ts'
import styles from '#identity/web/AccountPanel.module.css'
import { DailyGoalChoice } from '#identity/web/DailyGoalChoice.tsx'
import { DeleteAccountDialog } from '#identity/web/DeleteAccountDialog.tsx'
import { ownData } from '#identity/web/ownData.ts'
import { ProfileChoice } from '#identity/web/ProfileChoice.tsx'
import { accountCopy } from '#identity/web/profileCopy.ts'
import type { Choice } from '#identity/web/profileTable.ts'
import { saveFile } from '#platform/web/saveFile.ts'

const CHOICES: readonly Choice[] = ['reads_hangul', 'listed', 'recordable']

/** The player's daily goal and choices, and buttons to sign out here, export the data and delete the account. */
export function AccountPanel({ user }: { user: Pick<Profile, 'id' | 'email' | 'daily_goal_minutes' | Choice> }) {
  const [exporting, setExporting] = useState(false)
  const [deleting, setDeleting] = useState(false)

  async function exportData() {
    setExporting(true)
    try {
      saveFile(
        'hanpan.json',
        'application/json',
        JSON.stringify(await ownData({ id: user.id, email: user.email }), null, 2),
      )
    } catch (error) {
      console.error('could not collect the data', error)
      showToast('error', accountCopy.exportFailed)
    }
    setExporting(false)
  }

  return (
    <Panel title={accountCopy.heading}>
      <DailyGoalChoice profile={user} />
      {CHOICES.map((choice) => (
        <ProfileChoice key={choice} userId={user.id} choice={choice} initiallyAllowed={user[choice] ?? true} />
      ))}
      <div className={styles.actions}>
        <LinkButton href="/auth?sign-out" variant="outline">
          <Icon name="signOut" />
          {accountCopy.signOut}
        </LinkButton>
        <Button busy={exporting} busyLabel={accountCopy.exporting} onClick={exportData} title={accountCopy.exportHint}>
          {accountCopy.exportData}
        </Button>
        <Button variant="quiet" onClick={() => setDeleting(true)}>
          {accountCopy.deleteAccount}
        </Button>
      </div>
      <DeleteAccountDialog open={deleting} onClose={() => setDeleting(false)} />
    </Panel>
  )
}
