import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#design/web/toastStore.ts'
import { storeLatinLetters } from '#identity/web/latinLetters.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import { GUEST_DUEL_PATH } from '#practice/guestPages.ts'
import type { BegunGuestDuel, GuestAnswers } from '#practice/practiceContract.ts'
import { guestCopy } from '#practice/web/guestCopy.ts'
import { storeGuestKey } from '#practice/web/guestKey.ts'
import { showRefusal } from '#practice/web/showRefusal.ts'

/** Begins a visitor's duel and goes to its page. */
export function useGuestBegin(): { busy: boolean; begin: (answers: GuestAnswers) => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function begin(answers: GuestAnswers) {
    if (busy) return
    setBusy(true)
    try {
      storeLatinLetters(!answers.reads_hangul)
      const { guest_key } = await callFunction<BegunGuestDuel>('guest-begin', answers)
      if (storeGuestKey(guest_key)) navigate(GUEST_DUEL_PATH)
      else showToast('error', guestCopy.notStored)
    } catch (error) {
      showRefusal(error, guestCopy.beginFailed)
    }
    setBusy(false)
  }

  return { busy, begin }
}
