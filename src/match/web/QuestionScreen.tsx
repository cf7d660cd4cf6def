import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EpochMs } from '#kit/time.ts'
import type { Feedback, MatchState, OpenQuestion } from '#match/matchContract.ts'
import { QUESTION_COUNT } from '#match/matchTimes.ts'
import { Board } from '#match/web/Board.tsx'
import { Clock } from '#match/web/Clock.tsx'
import { audioCopy, questionCopy, readyCopy } from '#match/web/copy.ts'
import { EndingOffers, ResignButton } from '#match/web/EndingOffers.tsx'
import { ListeningPlayer, type PlayerHandle } from '#match/web/ListeningPlayer.tsx'
import { MatchTools } from '#match/web/MatchTools.tsx'
import { OptionList, type OptionLook } from '#match/web/OptionList.tsx'
import { PromptText } from '#match/web/PromptText.tsx'
import { usePreference } from '#match/web/preferences.ts'
import styles from '#match/web/QuestionScreen.module.css'
import { KeyHint } from '#match/web/ShortcutsDialog.tsx'
import { StepBar } from '#match/web/StepBar.tsx'
import { playersOf, sideOf, sidesOf } from '#match/web/sides.ts'
import { playSound } from '#match/web/sounds.ts'
import { type Answer, useAnswer } from '#match/web/useAnswer.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { useSecondsLeft } from '#match/web/useSecondsLeft.ts'
import { useShortcuts } from '#match/web/useShortcuts.ts'
import { Reasons, Verdict } from '#match/web/Verdict.tsx'

interface QuestionScreenProps {
  match: MatchControl
  state: MatchState
  /** What the player should keep in mind during the match. */
  note?: ReactNode
  /** The fonts of the question come while it is shown. */
  fontsAreLate: boolean
}

/** An open question, or one that has just closed. */
export function QuestionScreen({ match, state, note, fontsAreLate }: QuestionScreenProps) {
  const { question, feedback } = state
  const answer = useAnswer(match, state)
  const [sound, setSound] = usePreference('sound')
  const [singleKeys] = usePreference('singleKeys')
  const [helps, setHelps] = useState(false)
  const player = useRef<PlayerHandle>(null)
  const ring = useRef<HTMLElement>(null)

  useHeldHeights(ring, question?.number, fontsAreLate)
  useVerdictSound(state)
  useShortcuts({
    onOption: (index) => answer.choose(question?.options[index]?.id ?? ''),
    onMute: () => setSound(!sound),
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
        clock={<Clock question={question} stopped={feedback !== null} serverNow={match.serverNow} />}
      />
      <main id="main" ref={ring} className={styles.ring}>
        <QuestionHead key={number} state={state} serverNow={match.serverNow}>
          {note}
        </QuestionHead>
        <PromptText
          question={question.question}
          options={question.options.map(({ text }) => text)}
          answer={right?.text}
        />
        {audio_url && <ListeningPlayer key={audio_url} ref={player} url={audio_url} />}
        <Options question={question} state={state} answer={answer} />
        <section className={styles.news} aria-label={questionCopy.news} tabIndex={feedback ? 0 : undefined}>
          {singleKeys && !judged && <KeyHint />}
          <Explanation state={state} />
          <EndingOffers match={match} state={state} />
        </section>
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
  /** What the player should keep in mind. */
  children?: ReactNode
}

/** Which question it is; takes the focus when the question opens. */
function QuestionHead({ state, serverNow, children }: QuestionHeadProps) {
  const head = useRef<HTMLDivElement>(null)
  const { question, feedback } = state
  const seconds = useSecondsLeft(feedback?.next_at ?? null, serverNow)

  useEffect(() => head.current?.focus({ preventScroll: true }), [])

  if (!question) return null
  const next = state.waits_for_audio ? audioCopy.loading : questionCopy.next(seconds)
  const rest = question.number === QUESTION_COUNT ? questionCopy.ends(seconds) : next
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
      lookOf={(id) => lookOf(id, state, answer)}
      tagsOf={(id) => tagsOf(id, state, answer)}
      onChoose={answer.choose}
    />
  )
}

function lookOf(id: string, { your_answer: own, feedback }: MatchState, { pressedId, isOpen }: Answer): OptionLook {
  if (feedback) {
    if (id === feedback.correct_option_id) return 'right'
    return id === own?.option_id ? 'wrong' : 'dim'
  }
  if (id === own?.option_id) return own.correct ? 'right' : 'wrong'
  if (id === pressedId) return 'pressed'
  return isOpen ? 'open' : 'dim'
}

function tagsOf(id: string, state: MatchState, { pressedId }: Answer): string[] {
  const { your_answer: own, feedback } = state
  const theirs = feedback && sidesOf(state, feedback.picks).opponent
  return [
    ...(id === pressedId ? [questionCopy.sent] : []),
    ...(id === own?.option_id ? [questionCopy.yours] : []),
    ...(id === theirs ? [playersOf(state).opponent.display_name] : []),
  ]
}

/** The verdict in one line, then the reason, as soon as each may be known. */
function Explanation({ state }: { state: MatchState }) {
  const { feedback, your_answer: own } = state
  const opponent = playersOf(state).opponent.display_name
  return (
    <Verdict text={verdictOf(state)} isRight={own?.correct ?? false}>
      {feedback ? (
        <>
          <Reasons explained={feedback} chosenId={own?.option_id} />
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

/** A sound when the own answer is judged, or when the time is up. */
function useVerdictSound({ question, your_answer, feedback }: MatchState) {
  const number = question?.number
  const judged = your_answer?.correct
  const closed = feedback !== null

  useEffect(() => {
    if (number === undefined) return
    if (judged !== undefined) playSound(judged ? 'right' : 'wrong')
    else if (closed) playSound('wrong')
  }, [number, judged, closed])
}

/** While fonts are late the question and its options keep their heights: ours are narrower, and need a line less at times. */
function useHeldHeights(ring: RefObject<HTMLElement | null>, questionNo: number | undefined, fontsAreLate: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has heights of its own.
  useLayoutEffect(() => {
    if (!fontsAreLate) return
    const held = ring.current?.querySelectorAll<HTMLElement>(':scope > :has(> h1), fieldset > button') ?? []
    for (const element of held) element.style.minHeight = `${element.offsetHeight}px`
    return () => {
      for (const element of held) element.style.minHeight = ''
    }
  }, [ring, questionNo, fontsAreLate])
}
