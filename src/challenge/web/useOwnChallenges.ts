import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnChallenge } from '#challenge/challengeContract.ts'
import { challengeCalls } from '#challenge/web/challengeCalls.ts'
import { panelCopy } from '#challenge/web/copy.ts'
import { showToast } from '#design/web/toastStore.ts'
import { SECOND_MS } from '#kit/time.ts'
import { showRefusal } from '#plans/web/showMatchLimit.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import type { Skill } from '#rating/skill.ts'

/** While a link is open, the page polls this often: a message can be lost, and each poll is a sign of life. */
const POLL_MS = 3 * SECOND_MS

export interface OwnChallenges {
  /** The open challenges, newest first; undefined until known. */
  challenges: readonly OwnChallenge[] | undefined
  busy: boolean
  make: (skill: Skill, rated: boolean) => void
  withdraw: (code: string) => void
}

/** The player's open challenges. Opens the match when a friend has accepted one. */
export function useOwnChallenges(): OwnChallenges {
  const [challenges, setChallenges] = useState<readonly OwnChallenge[]>()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const changes = useRef(0)

  const poll = useCallback(async () => {
    const before = changes.current
    try {
      const { challenges: open, match_id } = await challengeCalls.openChallenges()
      if (match_id) navigate(`/app/match/${match_id}`)
      // If a challenge was made or withdrawn meanwhile, this response is out of date.
      else if (changes.current === before) setChallenges(open)
    } catch (error) {
      console.warn('could not load the open challenges', error)
    }
  }, [navigate])

  useChallengePolling(poll, challenges !== undefined && challenges.length > 0)

  async function change(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showFailure(error)
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

function showFailure(error: unknown) {
  if (error instanceof FunctionProblem && error.status === 429) return showRefusal(error)
  if (error instanceof FunctionProblem && error.code === 'too_many_challenges') {
    return showToast('error', error.message)
  }
  console.error('could not change the challenge', error)
  showToast('error', panelCopy.failed)
}

/** Polls at once, and repeatedly while a challenge is open. */
function useChallengePolling(poll: () => Promise<void>, isWaiting: boolean) {
  useEffect(() => {
    poll()
  }, [poll])

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(poll, POLL_MS)
    return () => clearInterval(timer)
  }, [poll, isWaiting])
}
