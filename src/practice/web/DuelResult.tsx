import { ResultFrame } from '#design/web/ResultFrame.tsx'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import { ResultHead } from '#match/web/ResultHead.tsx'
import { ReviewList } from '#match/web/ReviewList.tsx'
import { playersOf } from '#match/web/sides.ts'
import type { DuelState } from '#practice/practiceContract.ts'
import { duelResultCopy, practiceCopy, recordingCopy } from '#practice/web/copy.ts'
import { useBegin } from '#practice/web/useBegin.ts'
import { WhatNext } from '#practice/web/WhatNext.tsx'

/** How a practice duel ended, its questions with the reasons, and what to do next. */
export function DuelResult({ state }: { state: DuelState }) {
  const { result, opponent, match } = state
  const begin = useBegin()
  const isRecording = opponent.kind === 'recording'
  const again = () =>
    isRecording ? begin.recording(match.skill_type) : begin.duel(match.skill_type, opponent.strength)

  useShortcuts({ onEnter: again })

  if (!result) return null
  return (
    <ResultFrame>
      <ResultHead
        state={state}
        result={result}
        lead={isRecording && result.reason === 'void' ? recordingCopy.withdrawn : undefined}
      >
        {isRecording && <p>{recordingOf(state, opponent.recorded_at)}</p>}
        <p className="muted">{isRecording ? duelResultCopy.recordingUnrated : duelResultCopy.partnerUnrated}</p>
      </ResultHead>
      <WhatNext
        skill={match.skill_type}
        again={isRecording ? duelResultCopy.recordingAgain : duelResultCopy.partnerAgain}
        other={isRecording ? practiceCopy.otherWay : duelResultCopy.otherStrength}
        busy={begin.busy}
        onAgain={again}
      />
      <ReviewList state={state} review={result.review} />
    </ResultFrame>
  )
}

function recordingOf(state: DuelState, recordedAt: string): string {
  const { display_name, rating, provisional } = playersOf(state).opponent
  return recordingCopy.of(display_name, rating, provisional, recordedAt)
}
