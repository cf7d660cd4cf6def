import { UNNAMED } from '#identity/displayName.ts'
import type { MatchState, OpenQuestion } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import type { OptionLook } from '#match/web/OptionButton.tsx'
import { OptionList } from '#match/web/OptionList.tsx'
import { playersOf, sidesOf } from '#match/web/sides.ts'
import type { Answer } from '#match/web/useAnswer.ts'

interface OptionsProps {
  question: OpenQuestion
  state: MatchState
  answer: Answer
}

export function Options({ question, state, answer }: OptionsProps) {
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
    ...(id === theirs ? [playersOf(state).opponent.display_name || UNNAMED] : []),
  ]
}
