import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { usePreference } from '#design/web/preferences.ts'
import { showToast } from '#design/web/toastStore.ts'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import type { EpochMs } from '#kit/time.ts'
import type { Feedback, MatchState, OpenQuestion } from '#match/matchContract.ts'
import { Board } from '#match/web/Board.tsx'
import { Clock } from '#match/web/Clock.tsx'
import { audioCopy, endingCopy, questionCopy, readyCopy } from '#match/web/copy.ts'
import { EndingOffers, ResignButton } from '#match/web/EndingOffers.tsx'
import { ListeningPlayer, type PlayerHandle } from '#match/web/ListeningPlayer.tsx'
import { MatchTools } from '#match/web/MatchTools.tsx'
import { OptionList } from '#match/web/OptionList.tsx'
import { optionLook } from '#match/web/optionLook.ts'
import { PromptText } from '#match/web/PromptText.tsx'
import styles from '#match/web/QuestionScreen.module.css'
import { Reasons } from '#match/web/Reasons.tsx'
import { KeyHint } from '#match/web/ShortcutsDialog.tsx'
import { StepBar } from '#match/web/StepBar.tsx'
import { playersOf, sideOf, sidesOf } from '#match/web/sides.ts'
import { type Answer, useAnswer } from '#match/web/useAnswer.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { useSecondsLeft } from '#match/web/useSecondsLeft.ts'
import { Verdict } from '#match/web/Verdict.tsx'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

interface QuestionScreenProps {
  match: MatchControl
  state: MatchState
  /** A note to show during the match. */
  note?: ReactNode
  /** The question's fonts were not loaded in time and may arrive while it is shown. */
  fontsAreLate: boolean
  /** In practice: the feedback stays until the player goes on. */
  isPaced: boolean
}

/** An open question, or one that has just closed. */
export function QuestionScreen({ match, state, note, fontsAreLate, isPaced }: QuestionScreenProps) {
  const { question, feedback } = state
  const answer = useAnswer(match, state)
  const { mayGoOn, busy, goOn } = useGoOn(match, state)
  const [singleKeys] = usePreference('singleKeys')
  const [helps, setHelps] = useState(false)
  const player = useRef<PlayerHandle>(null)
  const ring = useRef<HTMLElement>(null)

  useHeldHeights(ring, question?.number, fontsAreLate)
  useShortcuts({
    onOption: (index) => answer.choose(question?.options[index]?.id ?? ''),
    onEnter: () => mayGoOn && goOn(),
    onReplay: () => player.current?.play(),
    onHelp: () => setHelps(true),
  })

  if (!question) return null
  const { number, audio_url } = question
  const judged = feedback !== null || state.your_answer !== null
  const right = question.options.find(({ id }) => id === feedback?.correct_option_id)
  return (
    <div className={styles.match}>
      <Board
        state={state}
        clock={
          <Clock
            question={question}
            stopped={feedback !== null}
            hurries={state.your_answer === null}
            serverNow={match.serverNow}
          />
        }
      />
      <main id="main" ref={ring} className={styles.ring}>
        <QuestionHead key={number} state={state} serverNow={match.serverNow}>
          {note}
        </QuestionHead>
        <PromptText
          question={question.question}
          scene={question.scene}
          options={question.options.map(({ text }) => text)}
          answer={right?.text}
        />
        {audio_url && <ListeningPlayer key={audio_url} ref={player} url={audio_url} />}
        <Options question={question} state={state} answer={answer} />
        <section className={styles.news} aria-label={questionCopy.news} tabIndex={feedback ? 0 : undefined}>
          {singleKeys && !judged && <KeyHint />}
          <Explanation state={state} answer={right?.text} />
          <EndingOffers match={match} state={state} />
        </section>
        {isPaced && (
          <div className={styles.next}>
            {mayGoOn && (
              <Button variant="primary" size="large" busy={busy} onClick={goOn}>
                {questionCopy.goOn(number)}
              </Button>
            )}
          </div>
        )}
        <MatchTools helps={helps} onHelp={setHelps}>
          <ResignButton match={match} state={state} />
        </MatchTools>
      </main>
    </div>
  )
}

interface QuestionHeadProps {
  state: MatchState
  serverNow: () => EpochMs
  /** A note to show during the match. */
  children?: ReactNode
}

/** The number of the question and the clock. It takes the focus when the question opens. */
function QuestionHead({ state, serverNow, children }: QuestionHeadProps) {
  const head = useRef<HTMLDivElement>(null)
  const { question, feedback } = state
  const seconds = useSecondsLeft(feedback?.next_at ?? null, serverNow)

  useEffect(() => head.current?.focus({ preventScroll: true }), [])

  if (!question) return null
  const next = state.waits_for_audio ? audioCopy.loading : questionCopy.next(seconds)
  const timed = question.number === QUESTION_COUNT ? questionCopy.ends(seconds) : next
  const rest = feedback?.next_at === null ? questionCopy.noHurry : timed
  return (
    <div ref={head} tabIndex={-1} className={styles.head}>
      <p>
        <strong>{questionCopy.number(question.number)}</strong>
        <span>{readyCopy.challenge(state.match.skill_type)}</span>
      </p>
      <p className={styles.rule}>{feedback ? rest : questionCopy.rule}</p>
      {children && <p className={styles.note}>{children}</p>}
      <StepBar state={state} />
    </div>
  )
}

interface OptionsProps {
  question: OpenQuestion
  state: MatchState
  answer: Answer
}

function Options({ question, state, answer }: OptionsProps) {
  return (
    <OptionList
      options={question.options}
      lookOf={(id) => optionLook(id, state, answer)}
      tagsOf={(id) => tagsOf(id, state, answer)}
      onChoose={answer.choose}
    />
  )
}

function tagsOf(id: string, state: MatchState, { pressedId, isUnsent }: Answer): string[] {
  const { your_answer: own, feedback } = state
  const theirs = feedback && sidesOf(state, feedback.picks).opponent
  return [
    ...(id === pressedId ? [isUnsent ? questionCopy.unsent : questionCopy.sent] : []),
    ...(id === own?.option_id ? [questionCopy.yours] : []),
    ...(id === theirs ? [playersOf(state).opponent.display_name] : []),
  ]
}

/** The verdict in one line, then the reasons, as soon as each may be shown. */
function Explanation({ state, answer }: { state: MatchState; answer: string | undefined }) {
  const { question, feedback, your_answer: own } = state
  const opponent = playersOf(state).opponent.display_name
  return (
    <Verdict text={verdictOf(state)} isRight={own?.correct ?? false} answer={answer}>
      {feedback ? (
        <>
          <Reasons explained={feedback} chosenId={own?.option_id} options={question?.options ?? []} />
          <Margin state={state} feedback={feedback} />
        </>
      ) : (
        own && !own.correct && <p>{questionCopy.mayAnswer(opponent)}</p>
      )}
    </Verdict>
  )
}

function verdictOf(state: MatchState): string {
  const { feedback, your_answer: own } = state
  if (own) return own.correct ? questionCopy.correct : questionCopy.incorrect
  if (!feedback) return ''
  if (feedback.point === null) return questionCopy.timeUp
  return questionCopy.first(playersOf(state).opponent.display_name)
}

function Margin({ state, feedback }: { state: MatchState; feedback: Feedback }) {
  const { margin_ms: margin, point } = feedback
  const side = sideOf(state, point)
  if (side === null || margin === null) return null
  const winner = playersOf(state)[side].display_name
  return <p className="muted">{questionCopy.margin(winner, margin)}</p>
}

/** Goes on from feedback that stays until then. */
function useGoOn(match: MatchControl, { question, feedback }: MatchState) {
  const [busy, setBusy] = useState(false)
  const mayGoOn = feedback !== null && feedback.next_at === null

  async function goOn() {
    if (busy) return
    setBusy(true)
    try {
      await match.act('next', { question_no: question?.number })
    } catch (error) {
      console.error('could not go on', error)
      showToast('error', endingCopy.failed)
    }
    setBusy(false)
  }

  return { mayGoOn, busy, goOn }
}

/** If fonts are late, keeps the heights of the question and its options: our fonts are narrower and may need fewer lines. */
function useHeldHeights(ring: RefObject<HTMLElement | null>, questionNo: number | undefined, fontsAreLate: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has its own heights.
  useLayoutEffect(() => {
    if (!fontsAreLate) return
    const held = ring.current?.querySelectorAll<HTMLElement>(':scope > :has(> h1), fieldset > button') ?? []
    for (const element of held) element.style.minHeight = `${element.offsetHeight}px`
    return () => {
      for (const element of held) element.style.minHeight = ''
    }
  }, [ring, questionNo, fontsAreLate])
}
