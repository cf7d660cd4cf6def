import { useCallback, useEffect, useState } from 'react'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import type { RecordingOffer } from '#practice/practiceContract.ts'
import { recordingCopy } from '#practice/web/copy.ts'
import type { Skill } from '#rating/skill.ts'

export interface OfferSearch {
  /** Undefined while loading. */
  offer: RecordingOffer | undefined
  /** Why loading failed, as a sentence. */
  fault: string | null
  retry: () => void
}

/** Whether there is a recording to play against in the skill. */
export function useRecordingOffer(skill: Skill): OfferSearch {
  const [offer, setOffer] = useState<RecordingOffer>()
  const [fault, setFault] = useState<string | null>(null)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFault(null)
      try {
        setOffer(await callFunction<RecordingOffer>('recording-offer', { skill_type: skill }, signal))
      } catch (error) {
        if (signal?.aborted) return
        const isRefusal = error instanceof FunctionProblem && error.status < 500 && error.message !== ''
        if (!isRefusal) console.warn('could not load the recording offer', error)
        setFault(isRefusal ? error.message : recordingCopy.loadFailed)
      }
    },
    [skill],
  )

  useEffect(() => {
    const left = new AbortController()
    load(left.signal)
    return () => left.abort()
  }, [load])

  return { offer, fault, retry: () => load() }
}
