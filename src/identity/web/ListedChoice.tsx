import { useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import styles from '#identity/web/ListedChoice.module.css'
import { accountCopy, profileCopy } from '#identity/web/profileCopy.ts'
import { listProfile } from '#identity/web/profileTable.ts'

/** Whether the player's name stands on the leaderboards. What can not be saved goes back to what it was. */
export function ListedChoice({ userId, initially }: { userId: string; initially: boolean }) {
  const [listed, setListed] = useState(initially)

  async function choose(wanted: boolean) {
    setListed(wanted)
    try {
      await listProfile(userId, wanted)
      showToast('success', profileCopy.updated)
    } catch (error) {
      console.error('changing who is on the leaderboards', error)
      setListed(!wanted)
      showToast('error', profileCopy.updateFailed)
    }
  }

  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={listed} onChange={(event) => choose(event.target.checked)} />
      <span>
        <b>{accountCopy.listed}</b>
        <span className={styles.hint}>{accountCopy.listedHint}</span>
      </span>
    </label>
  )
}
