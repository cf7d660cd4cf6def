import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callFunction } from '#platform/web/callFunction.ts'
import type { BegunPractice } from '#practice/practiceContract.ts'
import { duelPath, untimedPath } from '#practice/practicePages.ts'
import { practiceCopy } from '#practice/web/copy.ts'
import { showRefusal } from '#practice/web/showRefusal.ts'
import type { Skill } from '#rating/skill.ts'

export interface Begin {
  busy: boolean
  /** `strength` null: as strong as the player. */
  duel: (skill: Skill, strength: number | null) => Promise<void>
  recording: (skill: Skill) => Promise<void>
  /** `page`: only about the points of a learning page. */
  untimed: (skill: Skill, page?: string) => Promise<void>
  /** The questions that find a new player's level. */
  placement: () => Promise<void>
}

/** Begins a practice and goes to its page. */
export function useBegin(): Begin {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function begin(name: string, body: object, pathOf: (practiceId: string) => string) {
    if (busy) return
    setBusy(true)
    try {
      const { practice_id } = await callFunction<BegunPractice>(name, body)
      navigate(pathOf(practice_id))
    } catch (error) {
      showRefusal(error, practiceCopy.beginFailed)
    }
    setBusy(false)
  }

  return {
    busy,
    duel: (skill, strength) => begin('practice-begin', { skill_type: skill, strength }, duelPath),
    recording: (skill) => begin('recording-begin', { skill_type: skill }, duelPath),
    untimed: (skill, page) => begin('untimed-begin', { skill_type: skill, page }, untimedPath),
    placement: () => begin('placement-begin', {}, untimedPath),
  }
}
