import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnChallenge } from '#challenge/challengeContract.ts'
import { challengeCalls } from '#challenge/web/challengeCalls.ts'
import { panelCopy } from '#challenge/web/copy.ts'
import { showToast } from '#design/web/toastStore.ts'
import { SECOND_MS } from '#kit/time.ts'
import { showRefusedMatch } from '#plans/web/showMatchLimit.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import type { Skill } from '#rating/skill.ts'

/** With a link open the server is asked this often: a message can be lost, and asking says that the player is there. */
const ASK_MS = 3 * SECOND_MS

export interface OwnChallenges {
  /** Open ones, newest first; undefined until known. */
  challenges: readonly OwnChallenge[] | undefined
  busy: boolean
  make: (skill: Skill, rated: boolean) => void
  withdraw: (code: string) => void
}

/** The player's open challenges; goes on to the match when a friend has accepted one. */
export function useOwnChallenges(): OwnChallenges {
  const [challenges, setChallenges] = useState<readonly OwnChallenge[]>()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const changes = useRef(0)

  const look = useCallback(async () => {
    const before = changes.current
    try {
      const { challenges: open, match_id } = await challengeCalls.watch()
      if (match_id) navigate(`/app/match/${match_id}`)
      // What was made or withdrawn meanwhile is newer than this answer.
      else if (changes.current === before) setChallenges(open)
    } catch (error) {
      console.warn('looking for open challenges', error)
    }
  }, [navigate])

  useAsking(look, challenges !== undefined && challenges.length > 0)

  async function change(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      tellFailure(error)
    }
    changes.current += 1
    setBusy(false)
  }

  return {
    challenges,
    busy,
    make: (skill, rated) =>
      change(async () => {
        const { challenge } = await challengeCalls.make(skill, rated)
        setChallenges((others = []) => [challenge, ...others])
        showToast('success', panelCopy.made)
      }),
    withdraw: (code) =>
      change(async () => {
        const { status } = await challengeCalls.withdraw(code)
        setChallenges((open) => open?.filter((challenge) => challenge.code !== code))
        showToast('info', status === 'withdrawn' ? panelCopy.withdrawn : panelCopy.tooLate)
      }),
  }
}

function tellFailure(error: unknown) {
  if (error instanceof FunctionProblem && error.status === 429) return showRefusedMatch(error)
  if (error instanceof FunctionProblem && error.code === 'too_many_challenges') {
    return showToast('error', error.message)
  }
  console.error('changing a challenge', error)
  showToast('error', panelCopy.failed)
}

/** Looks at once, and again and again while there is something to wait for. */
function useAsking(look: () => Promise<void>, isWaiting: boolean) {
  useEffect(() => {
    look()
  }, [look])

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(look, ASK_MS)
    return () => clearInterval(timer)
  }, [look, isWaiting])
}
