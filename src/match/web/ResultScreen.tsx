import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { usePreference } from '#design/web/preferences.ts'
import { ResultFrame } from '#design/web/ResultFrame.tsx'
import { showOutcome, showToast } from '#design/web/toastStore.ts'
import { useCountedTo } from '#design/web/useCountedTo.ts'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import type { MatchResult, MatchState } from '#match/matchContract.ts'
import { matchCopy } from '#match/web/copy.ts'
import { reportResult } from '#match/web/matchCalls.ts'
import { ResultHead } from '#match/web/ResultHead.tsx'
import styles from '#match/web/ResultScreen.module.css'
import { questionAnchor, ReviewList } from '#match/web/ReviewList.tsx'
import type { RematchStatus } from '#match/web/rematchStatus.ts'
import { ratingSentence, rematchCopy, resultCopy, resultWords, shareCopy } from '#match/web/resultCopy.ts'
import { ShortcutsDialog } from '#match/web/ShortcutsDialog.tsx'
import { type SharedResult, sharedResult } from '#match/web/sharedResult.ts'
import { playersOf, sideOf, sidesOf } from '#match/web/sides.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { type RematchControl, useRematch } from '#match/web/useRematch.ts'
import { useSecondsLeft } from '#match/web/useSecondsLeft.ts'
import { useLateModule } from '#platform/web/useLateModule.ts'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

const ARENA = '/app/arena'

/** Loaded when the player presses Share. */
const loadShareDialog = () => import('#match/web/ShareDialog.tsx')

interface ResultScreenProps {
  match: MatchControl
  state: MatchState
  /** An old match opened again: no result is reported, and the page does not return to the arena. */
  past: boolean
}

/** The result, the rating change, and the questions with both answers. */
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
          <RatingResult state={state} result={result} past={past} />
          <ReadFirst state={state} result={result} />
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

/** Whether the player chose a wrong option. An unanswered question does not count as missed. */
function hasMissed(state: MatchState, { review }: MatchResult): boolean {
  return review.some(({ picks, correct_option_id }) => ![null, correct_option_id].includes(sidesOf(state, picks).you))
}

/** If the player's seat is searching again after a void match, goes to the arena, where the search continues. */
function useRequeue(state: MatchState) {
  const navigate = useNavigate()
  const reason = state.result?.requeued ? resultWords(state, state.result).lead : null

  useEffect(() => {
    if (reason === null) return
    showOutcome('info', `${reason} ${resultCopy.searchOn}`)
    navigate(ARENA, { replace: true })
  }, [reason, navigate])
}

/** Reports the result once, and shows a message if that fails. */
function useReport(state: MatchState, past: boolean) {
  const reported = useRef(past)

  useEffect(() => {
    if (reported.current || state.phase !== 'completed') return
    reported.current = true
    reportResult(state).then(
      () => showOutcome('success', resultCopy.completed),
      (error: unknown) => {
        console.error('could not report the result', error)
        showToast('error', resultCopy.updateFailed)
      },
    )
  }, [state])
}

/** The change of the player's rating in the match's skill. */
function RatingResult({ state, result, past }: { state: MatchState; result: MatchResult; past: boolean }) {
  const { before, after, delta } = sidesOf(state, result.ratings).you
  const skill = state.match.skill_type
  const sentence = ratingSentence(result, playersOf(state).you.provisional)
  const counted = useCountedTo(after, past ? after : before)
  return (
    <>
      <p className={styles.rating}>
        <SkillTile skill={skill} small />
        <span>
          {SKILL_NAMES[skill]} {resultCopy.rating.toLowerCase()}
        </span>
        <b>{result.rated ? `${before} → ${counted}` : before}</b>
        <span className={styles.delta} data-gain={delta > 0 || undefined}>
          {result.rated ? signed(delta) : resultCopy.unrated}
        </span>
      </p>
      {sentence && <p className={styles.because}>{sentence}</p>}
    </>
  )
}

/** A link to the question whose explanation is most worth reading: the first answered wrong, otherwise the first that was lost. */
function ReadFirst({ state, result: { review } }: { state: MatchState; result: MatchResult }) {
  const wrong = review.find(({ picks, correct_option_id }) => {
    const own = sidesOf(state, picks).you
    return own !== null && own !== correct_option_id
  })
  const worth = wrong ?? review.find(({ point }) => sideOf(state, point) === 'opponent')
  if (!worth) return null
  return (
    <p>
      <a href={`#${questionAnchor(worth.number)}`}>{resultCopy.readFirst(worth.number)}</a>
    </p>
  )
}

const CAN_PLAY: readonly RematchStatus[] = ['open', 'offered', 'waiting']

interface ResultActionsProps {
  state: MatchState
  rematch: RematchControl
  serverNow: () => EpochMs
  arena: string
  /** Whether a question was answered wrong, so that there is something to review. */
  hasMissed: boolean
  /** An old match opened again: the page does not return to the arena. */
  past: boolean
  onShare: () => void
}

/** The buttons after a match: rematch, arena, review and share. They do not move when the opponent responds. */
function ResultActions(props: ResultActionsProps) {
  const { state, rematch, serverNow, arena, hasMissed, past, onShare } = props
  const { status } = rematch
  const opponent = playersOf(state).opponent.display_name
  const secondsToAccept = useSecondsLeft(state.rematch?.closes_at ?? null, serverNow)
  return (
    <div className={styles.actions}>
      {status !== 'none' && <RematchOffer rematch={rematch} opponent={opponent} />}
      <div className={styles.row}>
        <LinkButton href={arena} inApp variant={CAN_PLAY.includes(status) ? 'outline' : 'primary'} size="large">
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
      {status === 'waiting' && <p className={styles.seconds}>{rematchCopy.toAccept(opponent, secondsToAccept)}</p>}
      {status !== 'waiting' && !past && <IdleReturn arena={arena} />}
    </div>
  )
}

/** Returns to the arena when the player does nothing. */
function IdleReturn({ arena }: { arena: string }) {
  const navigate = useNavigate()
  const seconds = useIdleReturn(() => navigate(arena))
  return <p className={styles.seconds}>{resultCopy.leaving(seconds)}</p>
}

/** The same button offers and accepts the rematch, so that it keeps the focus. */
function RematchOffer({ rematch: { status, ask, decline }, opponent }: { rematch: RematchControl; opponent: string }) {
  const [singleKeys] = usePreference('singleKeys')
  const isWaiting = status === 'waiting'
  const isOffered = status === 'offered'
  return (
    <>
      <output className={styles.news}>{announcementOf(status, opponent)}</output>
      <div className={styles.row}>
        <Button
          variant="primary"
          size="large"
          onClick={ask}
          disabled={!CAN_PLAY.includes(status)}
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

/** The text that screen readers announce. */
function announcementOf(status: RematchStatus, opponent: string): string {
  if (status === 'offered') return rematchCopy.offered(opponent)
  if (status === 'declined') return rematchCopy.declined(opponent)
  return status === 'expired' ? rematchCopy.expired : ''
}

const IDLE_SECONDS = 30
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'scroll', 'touchstart'] as const

/** The seconds until `onIdle` is called. Any input restarts the count. */
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
