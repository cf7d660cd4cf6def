import { useState } from 'react'
import { useNavigate } from 'react-router'
import { challengeCalls } from '#challenge/web/challengeCalls.ts'
import { panelCopy } from '#challenge/web/copy.ts'
import { untimedPath } from '#practice/practicePages.ts'
import { showRefusal } from '#practice/web/showRefusal.ts'
import type { Skill } from '#rating/skill.ts'

/** Begins a duel apart and goes to its questions. */
export function useBeginApart(): { busy: boolean; begin: (skill: Skill) => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function begin(skill: Skill) {
    setBusy(true)
    try {
      const { practice_id } = await challengeCalls.beginApart(skill)
      navigate(untimedPath(practice_id))
    } catch (error) {
      showRefusal(error, panelCopy.failed)
    }
    setBusy(false)
  }

  return { busy, begin }
}
