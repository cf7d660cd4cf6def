import { useState } from 'react'
import { CheckBox } from '#design/web/CheckBox.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { storeLatinLetters } from '#identity/web/latinLetters.ts'
import styles from '#identity/web/ProfileChoice.module.css'
import { choiceCopy, profileCopy } from '#identity/web/profileCopy.ts'
import { type Choice, chooseForProfile } from '#identity/web/profileTable.ts'

interface ProfileChoiceProps {
  userId: string
  choice: Choice
  initiallyAllowed: boolean
}

/** A choice on the profile. If it cannot be saved, it is reset. */
export function ProfileChoice({ userId, choice, initiallyAllowed }: ProfileChoiceProps) {
  const [allowed, setAllowed] = useState(initiallyAllowed)
  const { label, hint } = choiceCopy[choice]

  async function choose(wanted: boolean) {
    setAllowed(wanted)
    try {
      await chooseForProfile(userId, choice, wanted)
      if (choice === 'reads_hangul') storeLatinLetters(!wanted)
      showToast('success', profileCopy.updated)
    } catch (error) {
      console.error('could not save the choice', error)
      setAllowed(!wanted)
      showToast('error', profileCopy.updateFailed)
    }
  }

  return <CheckBox label={label} hint={hint} checked={allowed} onChange={choose} className={styles.choice} />
}
