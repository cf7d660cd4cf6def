import { questionCopy } from '#match/web/copy.ts'
import { OptionList, type OptionLook } from '#match/web/OptionList.tsx'
import type { UntimedQuestion, UntimedState } from '#practice/practiceContract.ts'
import type { Untimed } from '#practice/web/useUntimed.ts'

interface UntimedOptionsProps {
  untimed: Untimed
  state: UntimedState
  question: UntimedQuestion
}

export function UntimedOptions({ untimed, state, question }: UntimedOptionsProps) {
  return (
    <OptionList
      options={question.options}
      lookOf={(id) => lookOf(id, state, untimed.pressedId)}
      tagsOf={(id) => tagsOf(id, state, untimed.pressedId)}
      onChoose={untimed.choose}
    />
  )
}

function lookOf(id: string, { your_answer: own, feedback }: UntimedState, pressedId: string | undefined): OptionLook {
  if (feedback) {
    if (id === feedback.correct_option_id) return 'right'
    return id === own?.option_id ? 'wrong' : 'dim'
  }
  if (id === pressedId) return 'pressed'
  return pressedId === undefined ? 'open' : 'dim'
}

function tagsOf(id: string, { your_answer: own }: UntimedState, pressedId: string | undefined): string[] {
  if (id === pressedId) return [questionCopy.sent]
  return id === own?.option_id ? [questionCopy.yours] : []
}
