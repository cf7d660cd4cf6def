import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { showToast } from '#design/web/toastStore.ts'
import type { MatchState } from '#match/matchContract.ts'
import { matchCopy, resultCopy } from '#match/web/copy.ts'
import { reportResult } from '#match/web/matchCalls.ts'
import { RatingResult } from '#match/web/RatingResult.tsx'
import { ResultHead } from '#match/web/ResultHead.tsx'
import styles from '#match/web/ResultScreen.module.css'
import { ReviewList } from '#match/web/ReviewList.tsx'
import { resultWords } from '#match/web/resultWords.ts'
import { useIdleReturn } from '#match/web/useIdleReturn.ts'
import { useShortcuts } from '#match/web/useShortcuts.ts'

const ARENA = '/app/arena'

/** How the match ended, what it did to the ratings, and its questions with both answers. */
export function ResultScreen({ state }: { state: MatchState }) {
  const { result, phase } = state
  const navigate = useNavigate()
  const seconds = useIdleReturn(() => navigate(ARENA))

  useShortcuts({ onEnter: () => navigate(ARENA) })
  useReport(state)

  useRequeue(state)

  if (!result) return null
  return (
    <main id="main" className={styles.screen}>
      <div className="saekdong" aria-hidden="true" />
      <div className={`page ${styles.page}`}>
        <ResultHead state={state} result={result}>
          <RatingResult state={state} result={result} />
        </ResultHead>
        <div className={styles.actions}>
          <LinkButton href={ARENA} inApp variant="primary" size="large">
            {matchCopy.backToArena}
          </LinkButton>
          <p>{resultCopy.leaving(seconds)}</p>
        </div>
        {phase === 'completed' && <ReviewList state={state} review={result.review} />}
      </div>
    </main>
  )
}

/** The match was called off and the player had been ready: the search goes on in the arena. */
function useRequeue(state: MatchState) {
  const navigate = useNavigate()
  const reason = state.result?.requeued ? resultWords(state, state.result).lead : null

  useEffect(() => {
    if (reason === null) return
    showToast('info', `${reason} ${resultCopy.searchOn}`)
    navigate(ARENA, { replace: true })
  }, [reason, navigate])
}

/** Says once that the match is over, and reports its result. */
function useReport(state: MatchState) {
  const reported = useRef(false)

  useEffect(() => {
    if (reported.current || state.phase !== 'completed') return
    reported.current = true
    reportResult(state).then(
      () => showToast('success', resultCopy.completed),
      (error: unknown) => {
        console.error('reporting the result', error)
        showToast('error', resultCopy.updateFailed)
      },
    )
  }, [state])
}
