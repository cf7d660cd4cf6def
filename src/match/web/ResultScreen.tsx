import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { showOutcome, showToast } from '#design/web/toastStore.ts'
import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import type { MatchResult, MatchState } from '#match/matchContract.ts'
import { matchCopy } from '#match/web/copy.ts'
import { reportResult } from '#match/web/matchCalls.ts'
import { usePreference } from '#match/web/preferences.ts'
import { ResultFrame, ResultHead } from '#match/web/ResultFrame.tsx'
import styles from '#match/web/ResultScreen.module.css'
import { ReviewList } from '#match/web/ReviewList.tsx'
import type { RematchStatus } from '#match/web/rematchStatus.ts'
import { rematchCopy, resultCopy, resultWords, shareCopy } from '#match/web/resultCopy.ts'
import { ShortcutsDialog } from '#match/web/ShortcutsDialog.tsx'
import { type SharedResult, sharedResult } from '#match/web/sharedResult.ts'
import { playersOf, sidesOf } from '#match/web/sides.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { type RematchControl, useRematch } from '#match/web/useRematch.ts'
import { useSecondsLeft } from '#match/web/useSecondsLeft.ts'
import { useShortcuts } from '#match/web/useShortcuts.ts'
import { useLateModule } from '#platform/web/useLateModule.ts'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

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

/** The player chose a wrong option; a question without an answer does not count as missed. */
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

/** What the match did to the player's rating in its skill. */
function RatingResult({ state, result }: { state: MatchState; result: MatchResult }) {
  const { before, after, delta } = sidesOf(state, result.ratings).you
  const skill = state.match.skill_type
  return (
    <p className={styles.rating}>
      <SkillTile skill={skill} small />
      <span>
        {SKILL_NAMES[skill]} {resultCopy.rating.toLowerCase()}
      </span>
      <b>{result.rated ? `${before} → ${after}` : before}</b>
      <span className={styles.delta} data-gain={delta > 0 || undefined}>
        {result.rated ? signed(delta) : resultCopy.unrated}
      </span>
    </p>
  )
}

const CAN_PLAY: readonly RematchStatus[] = ['open', 'offered', 'waiting']

interface ResultActionsProps {
  state: MatchState
  rematch: RematchControl
  serverNow: () => EpochMs
  arena: string
  /** A question that was answered wrong is listed for review. */
  hasMissed: boolean
  /** Looked at again: the page stays. */
  past: boolean
  onShare: () => void
}

/**
 * What can be done after a match: play again, go back, look at what was missed, share. Nothing moves when the opponent says
 * something.
 */
function ResultActions(props: ResultActionsProps) {
  const { state, rematch, serverNow, arena, hasMissed, past, onShare } = props
  const { stand } = rematch
  const opponent = playersOf(state).opponent.display_name
  const secondsToAccept = useSecondsLeft(state.rematch?.closes_at ?? null, serverNow)
  return (
    <div className={styles.actions}>
      {stand !== 'none' && <RematchOffer rematch={rematch} opponent={opponent} />}
      <div className={styles.row}>
        <LinkButton href={arena} inApp variant={CAN_PLAY.includes(stand) ? 'outline' : 'primary'} size="large">
          {matchCopy.backToArena}
        </LinkButton>
        {hasMissed && (
          <LinkButton href="/app/missed" inApp variant="outline" size="large">
            {resultCopy.reviewMissed}
          </LinkButton>
        )}
        {state.phase === 'completed' && (
          <Button variant="quiet" size="large" onClick={onShare}>
            <Icon name="share" />
            {shareCopy.open}
          </Button>
        )}
      </div>
      {stand === 'waiting' && <p className={styles.seconds}>{rematchCopy.toAccept(opponent, secondsToAccept)}</p>}
      {stand !== 'waiting' && !past && <IdleReturn arena={arena} />}
    </div>
  )
}

/** Back to the arena when nobody does anything here. */
function IdleReturn({ arena }: { arena: string }) {
  const navigate = useNavigate()
  const seconds = useIdleReturn(() => navigate(arena))
  return <p className={styles.seconds}>{resultCopy.leaving(seconds)}</p>
}

/** One button from the offer to the answer, so that the focus stays. */
function RematchOffer({ rematch: { stand, ask, decline }, opponent }: { rematch: RematchControl; opponent: string }) {
  const [singleKeys] = usePreference('singleKeys')
  const isWaiting = stand === 'waiting'
  const isOffered = stand === 'offered'
  return (
    <>
      <output className={styles.news}>{newsOf(stand, opponent)}</output>
      <div className={styles.row}>
        <Button
          variant="primary"
          size="large"
          onClick={ask}
          disabled={!CAN_PLAY.includes(stand)}
          busy={isWaiting}
          busyLabel={rematchCopy.waiting(opponent)}
        >
          {isOffered ? rematchCopy.accept : rematchCopy.rematch}
          {singleKeys && <kbd className={styles.key}>R</kbd>}
        </Button>
        {(isWaiting || isOffered) && (
          <Button size="large" onClick={decline}>
            {isWaiting ? rematchCopy.cancel : rematchCopy.decline}
          </Button>
        )}
      </div>
    </>
  )
}

/** Said aloud when it comes. */
function newsOf(stand: RematchStatus, opponent: string): string {
  if (stand === 'offered') return rematchCopy.offered(opponent)
  if (stand === 'declined') return rematchCopy.declined(opponent)
  return stand === 'expired' ? rematchCopy.expired : ''
}

const IDLE_SECONDS = 30
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'scroll', 'touchstart'] as const

/** Seconds until `onIdle` is called, starting over at each sign of life. */
function useIdleReturn(onIdle: () => void): number {
  const [left, setLeft] = useState(IDLE_SECONDS)
  const newest = useRef(onIdle)
  newest.current = onIdle

  useEffect(() => {
    const begin = () => setLeft(IDLE_SECONDS)
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), SECOND_MS)
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin)
    }
  }, [])

  useEffect(() => {
    if (left <= 0) newest.current()
  }, [left])

  return Math.max(0, left)
}
