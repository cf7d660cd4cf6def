import { useCallback, useRef, useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import { SECOND_MS } from '#kit/time.ts'
import { questionCopy } from '#match/web/copy.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'

interface Pressed {
  questionNo: number
  optionId: string
  /** Whether the server could not be reached yet. */
  isUnsent: boolean
}

/** What the hook needs to know of a match, or of other questions with a clock. */
interface TimedPlay {
  question: { number: number } | null
  /** `question` while the question can be answered. */
  phase: string
  /** Null until the answer is scored. */
  your_answer: object | null
}

/** Each call brings the state up to date, or throws `FunctionProblem`. */
interface TimedPlayCalls {
  act: (call: 'answer' | 'state', more?: Record<string, unknown>) => Promise<unknown>
}

export interface Answer {
  choose: (optionId: string) => Promise<void>
  /** Whether an option can be chosen now. */
  isOpen: boolean
  /** The option that was pressed and is not scored yet. */
  pressedId: string | undefined
  /** Whether the pressed option could not be sent yet. */
  isUnsent: boolean
}

/** The option pressed in the open question, and the call that sends it until the server has scored it. */
export function useAnswer({ act }: TimedPlayCalls, state: TimedPlay): Answer {
  const [pressed, setPressed] = useState<Pressed>()
  /** A ref, because two keys can be pressed before the next render. */
  const sending = useRef(false)
  const { question, phase, your_answer: judged } = state
  const waiting = pressed !== undefined && pressed.questionNo === question?.number && judged === null
  const isOpen = phase === 'question' && judged === null && !waiting

  const choose = useCallback(
    async (optionId: string) => {
      if (!question || !isOpen || sending.current) return
      sending.current = true
      const questionNo = question.number
      const press = { questionNo, optionId }
      setPressed({ ...press, isUnsent: false })
      const send = () => act('answer', { question_no: questionNo, option_id: optionId })
      const refusal = await sendUntilHeard(send, () => {
        showToast('info', questionCopy.notSent)
        setPressed({ ...press, isUnsent: true })
      })
      sending.current = false
      if (!refusal) return
      setPressed(undefined)
      if (refusal.code === 'late') showToast('info', questionCopy.late)
      else console.warn('the answer was refused', refusal)
      await act('state').catch((error: unknown) => console.warn('could not load the match', error))
    },
    [question, isOpen, act],
  )

  return { choose, isOpen, pressedId: waiting ? pressed.optionId : undefined, isUnsent: waiting && pressed.isUnsent }
}

/**
 * Sends the answer until the server responds; repeated answers are harmless. Resolves to the refusal, if there is one.
 * @param onUnsent called after the first try, if the server could not be reached
 */
async function sendUntilHeard(
  send: () => Promise<unknown>,
  onUnsent: () => void,
): Promise<FunctionProblem | undefined> {
  let told = false
  for (;;) {
    try {
      await send()
      return undefined
    } catch (error) {
      if (error instanceof FunctionProblem && error.status < 500 && error.status !== 429) return error
      if (!told) onUnsent()
      told = true
      await new Promise((resolve) => setTimeout(resolve, SECOND_MS))
    }
  }
}
