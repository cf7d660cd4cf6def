import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { showOutcome, showToast } from '#design/web/toastStore.ts'
import type { MatchResult, MatchState } from '#match/matchContract.ts'
import { reportResult } from '#match/web/matchCalls.ts'
import { RatingResult } from '#match/web/RatingResult.tsx'
import { ResultActions } from '#match/web/ResultActions.tsx'
import { ResultFrame } from '#match/web/ResultFrame.tsx'
import { ResultHead } from '#match/web/ResultHead.tsx'
import { ReviewList } from '#match/web/ReviewList.tsx'
import { resultCopy } from '#match/web/resultCopy.ts'
import { resultWords } from '#match/web/resultWords.ts'
import { ShortcutsDialog } from '#match/web/ShortcutsDialog.tsx'
import { type SharedResult, sharedResult } from '#match/web/sharedResult.ts'
import { sidesOf } from '#match/web/sides.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { useRematch } from '#match/web/useRematch.ts'
import { useShortcuts } from '#match/web/useShortcuts.ts'
import { useLateModule } from '#platform/web/useLateModule.ts'

const ARENA = '/app/arena'

/** Comes when somebody wants to share. */
const loadShareDialog = () => import('#match/web/ShareDialog.tsx')

interface ResultScreenProps {
  match: MatchControl
  state: MatchState
  /** Looked at again: nothing is reported, and the screen stays. */
  past: boolean
}

/** How the match ended, what it did to the ratings, and its questions with both answers. */
export function ResultScreen({ match, state, past }: ResultScreenProps) {
  const { result, phase } = state
  const navigate = useNavigate()
  const [helps, setHelps] = useState(false)
  const [shared, setShared] = useState<SharedResult | null>(null)
  const share = useLateModule(loadShareDialog, shared !== null)
  const rematch = useRematch(match, state)

  useShortcuts({ onEnter: () => navigate(ARENA), onRematch: rematch.ask, onHelp: () => setHelps(true) })
  useReport(state, past)
  useRequeue(state)

  if (!result) return null
  return (
    <>
      <ResultFrame>
        <ResultHead state={state} result={result}>
          <RatingResult state={state} result={result} />
        </ResultHead>
        <ResultActions
          state={state}
          rematch={rematch}
          serverNow={match.serverNow}
          arena={ARENA}
          hasMissed={hasMissed(state, result)}
          past={past}
          onShare={() => setShared(sharedResult(state, result))}
        />
        {phase === 'completed' && <ReviewList state={state} review={result.review} />}
      </ResultFrame>
      <ShortcutsDialog open={helps} onClose={() => setHelps(false)} />
      {share && shared && <share.ShareDialog result={shared} onClose={() => setShared(null)} />}
    </>
  )
}

/** The player chose a wrong option; who did not answer has missed nothing. */
function hasMissed(state: MatchState, { review }: MatchResult): boolean {
  return review.some(({ picks, correct_option_id }) => ![null, correct_option_id].includes(sidesOf(state, picks).you))
}

/** The match was called off and the player had been ready: the search goes on in the arena. */
function useRequeue(state: MatchState) {
  const navigate = useNavigate()
  const reason = state.result?.requeued ? resultWords(state, state.result).lead : null

  useEffect(() => {
    if (reason === null) return
    showOutcome('info', `${reason} ${resultCopy.searchOn}`)
    navigate(ARENA, { replace: true })
  }, [reason, navigate])
}

/** Says once that the match is over, and reports its result. */
function useReport(state: MatchState, past: boolean) {
  const reported = useRef(past)

  useEffect(() => {
    if (reported.current || state.phase !== 'completed') return
    reported.current = true
    reportResult(state).then(
      () => showOutcome('success', resultCopy.completed),
      (error: unknown) => {
        console.error('reporting the result', error)
        showToast('error', resultCopy.updateFailed)
      },
    )
  }, [state])
}
