import { useEffect, useRef, useState } from 'react'
import type { DailyQuestion, DailyState } from '#daily/dailyContract.ts'
import { dailyCopy, playCopy } from '#daily/web/copy.ts'
import styles from '#daily/web/DailyQuestionScreen.module.css'
import { MarkBar } from '#daily/web/Marks.tsx'
import type { Daily } from '#daily/web/useDaily.ts'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { playSound } from '#design/web/sounds.ts'
import { showToast } from '#design/web/toastStore.ts'
import { Clock } from '#match/web/Clock.tsx'
import { questionCopy } from '#match/web/copy.ts'
import { SoloQuestionScreen } from '#match/web/SoloQuestionScreen.tsx'
import { useAnswer } from '#match/web/useAnswer.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { SKILL_NAMES } from '#rating/skill.ts'

interface DailyQuestionScreenProps {
  daily: Daily
  state: DailyState
  /** Leads to the result. */
  onEnd: () => void
}

/** A question of the daily round with its clock, and its explanation once it has closed. */
export function DailyQuestionScreen({ daily, state, onEnd }: DailyQuestionScreenProps) {
  const { question, feedback } = state
  const answer = useAnswer(daily, state)
  const next = useNext(daily, state, onEnd)
  useVerdictSound(state)

  if (!question) return null
  return (
    <SoloQuestionScreen
      state={state}
      answer={answer}
      head={<Head daily={daily} state={state} question={question} />}
      headStyle={styles.head}
      next={{ ...next, label: question.number === QUESTION_COUNT ? playCopy.result : playCopy.next }}
      exit={
        feedback && (
          <LinkButton href="/app/arena" inApp variant="quiet">
            {dailyCopy.back}
          </LinkButton>
        )
      }
    />
  )
}

/** Opens the next question; after the last one, leads to the result. */
function useNext({ act, load }: Daily, { question }: DailyState, onEnd: () => void) {
  const [busy, setBusy] = useState(false)

  async function goOn() {
    if (!question || busy) return
    if (question.number === QUESTION_COUNT) return onEnd()
    setBusy(true)
    try {
      await act('open', { question_no: question.number + 1 })
    } catch (error) {
      console.warn('the next question could not be opened', error)
      showToast('error', playCopy.failed)
      // The round may be over.
      await load()
    }
    setBusy(false)
  }

  return { busy, goOn }
}

interface HeadProps {
  daily: Daily
  state: DailyState
  question: DailyQuestion
}

/** The number of the question and its clock. */
function Head({ daily, state, question }: HeadProps) {
  return (
    <>
      <div>
        <p className={styles.round}>{state.grade && playCopy.heading(state.grade)}</p>
        <p>
          <strong>{questionCopy.number(question.number)}</strong>
          <span>{SKILL_NAMES[question.skill_type]}</span>
        </p>
      </div>
      <Clock
        question={question}
        hurries={!state.feedback}
        stopped={state.feedback !== null}
        serverNow={daily.serverNow}
      />
      <MarkBar marks={state.marks} number={question.number} />
    </>
  )
}

/** Plays a sound when a question closes on this page. */
function useVerdictSound({ question, your_answer, feedback }: DailyState) {
  const wasOpen = useRef(false)
  const number = question?.number
  const closed = feedback !== null
  const correct = your_answer?.correct ?? false

  useEffect(() => {
    if (number === undefined) return
    if (closed && wasOpen.current) playSound(correct ? 'right' : 'wrong')
    wasOpen.current = !closed
  }, [number, closed, correct])
}
