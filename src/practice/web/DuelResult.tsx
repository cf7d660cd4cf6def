import { ResultFrame } from '#match/web/ResultFrame.tsx'
import { ResultHead } from '#match/web/ResultHead.tsx'
import { ReviewList } from '#match/web/ReviewList.tsx'
import { useShortcuts } from '#match/web/useShortcuts.ts'
import type { DuelState } from '#practice/practiceContract.ts'
import { duelResultCopy } from '#practice/web/copy.ts'
import { useBegin } from '#practice/web/useBegin.ts'
import { WhatNext } from '#practice/web/WhatNext.tsx'

/** How a practice duel ended, its questions with the reasons, and what to do next. */
export function DuelResult({ state }: { state: DuelState }) {
  const { result, partner, match } = state
  const begin = useBegin()
  const again = () => begin.duel(match.skill_type, partner.strength)

  useShortcuts({ onEnter: again })

  if (!result) return null
  return (
    <ResultFrame>
      <ResultHead state={state} result={result}>
        <p className="muted">{duelResultCopy.unrated}</p>
      </ResultHead>
      <WhatNext
        skill={match.skill_type}
        again={duelResultCopy.again}
        other={duelResultCopy.other}
        busy={begin.busy}
        onAgain={again}
      />
      <ReviewList state={state} review={result.review} />
    </ResultFrame>
  )
}
