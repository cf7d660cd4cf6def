import { useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import type { DailyGoal, Profile } from '#identity/profile.ts'
import { DailyGoalField } from '#identity/web/DailyGoalField.tsx'
import styles from '#identity/web/ProfileChoice.module.css'
import { profileCopy } from '#identity/web/profileCopy.ts'
import { chooseDailyGoal } from '#identity/web/profileTable.ts'

/** The daily goal on the profile. If the choice cannot be saved, it is reset. */
export function DailyGoalChoice({ profile }: { profile: Pick<Profile, 'id' | 'daily_goal_minutes'> }) {
  const [goal, setGoal] = useState(profile.daily_goal_minutes)

  async function choose(wanted: DailyGoal) {
    setGoal(wanted)
    try {
      await chooseDailyGoal(profile.id, wanted)
      showToast('success', profileCopy.updated)
    } catch (error) {
      console.error('could not save the daily goal', error)
      setGoal(goal)
      showToast('error', profileCopy.updateFailed)
    }
  }

  return (
    <div className={styles.choice}>
      <DailyGoalField goal={goal} onChoose={choose} />
    </div>
  )
}
