import { useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import type { DailyGoal, Profile } from '#identity/profile.ts'
import { storeLatinLetters } from '#identity/web/latinLetters.ts'
import { profileCopy } from '#identity/web/profileCopy.ts'
import { type OnboardingChoices, saveOnboarding } from '#identity/web/profileTable.ts'

/** What a new player says. Each answer is saved at once. */
export interface OnboardingControl {
  /** Whether the page asks what the player can read: not again after a guest duel or an earlier visit. */
  asksHangul: boolean
  readsHangul: boolean | null
  sayReadsHangul: (reads: boolean) => void
  dailyGoal: DailyGoal | null
  chooseDailyGoal: (minutes: DailyGoal) => void
  isOver: boolean
  /** Finishes or skips it. */
  end: () => void
  /** The same for somebody who leaves the page: resolves once it is saved. */
  leave: () => Promise<void>
}

/** An answer that could not be saved is taken back. The end of the onboarding holds for this visit in any case. */
export function useOnboarding(profile: Profile): OnboardingControl {
  const [asksHangul] = useState(profile.reads_hangul === null)
  const [readsHangul, setReadsHangul] = useState(profile.reads_hangul)
  const [dailyGoal, setDailyGoal] = useState(profile.daily_goal_minutes)
  const [isOver, setOver] = useState(profile.total_matches > 0 || profile.onboarded)

  async function save(choices: OnboardingChoices, takeBack: () => void) {
    try {
      await saveOnboarding(profile.id, choices)
    } catch (error) {
      console.error('could not save what the player said', error)
      takeBack()
    }
  }

  const leave = () => save({ onboarded: true }, () => {})

  function failed(takeBack: () => void) {
    showToast('error', profileCopy.updateFailed)
    takeBack()
  }

  return {
    asksHangul,
    readsHangul,
    sayReadsHangul(reads) {
      setReadsHangul(reads)
      storeLatinLetters(!reads)
      save({ reads_hangul: reads }, () => failed(() => setReadsHangul(readsHangul)))
    },
    dailyGoal,
    chooseDailyGoal(minutes) {
      setDailyGoal(minutes)
      save({ daily_goal_minutes: minutes }, () => failed(() => setDailyGoal(dailyGoal)))
    },
    isOver,
    end() {
      setOver(true)
      if (!isOver) leave()
    },
    leave,
  }
}
