import { Button } from '#design/web/Button.tsx'
import { SoloQuestionScreen } from '#match/web/SoloQuestionScreen.tsx'
import type { UntimedState } from '#practice/practiceContract.ts'
import { openingCopy, placementCopy, untimedCopy } from '#practice/web/copy.ts'
import styles from '#practice/web/UntimedQuestionScreen.module.css'
import type { Untimed } from '#practice/web/useUntimed.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

/** A question without a clock, and its explanation. */
export function UntimedQuestionScreen({ untimed, state }: { untimed: Untimed; state: UntimedState }) {
  const { pressedId, choose, next, end } = untimed
  return (
    <SoloQuestionScreen
      state={state}
      answer={{ pressedId, isOpen: pressedId === undefined, isUnsent: false, choose }}
      head={<Head state={state} />}
      headStyle={styles.head}
      missing={<h1 className={styles.gone}>{untimedCopy.gone}</h1>}
      next={{ label: nextLabel(state), goOn: next }}
      exit={
        <Button variant="quiet" onClick={end}>
          {state.placement ? placementCopy.end : untimedCopy.end}
        </Button>
      }
    />
  )
}

function nextLabel({ placement, opening, answered }: UntimedState): string {
  if (placement !== null && answered >= placement.questions) return placementCopy.finish
  return opening && answered >= QUESTION_COUNT ? openingCopy.finish : untimedCopy.next
}

/** The number of the question and the score so far. */
function Head({ state }: { state: UntimedState }) {
  const { placement, opening, question } = state
  if (placement || opening) {
    const words = placement ? placementCopy : openingCopy
    return (
      <>
        <p>
          <strong>{words.heading}</strong>
          {question && <span>{words.number(question.number, placement?.questions ?? QUESTION_COUNT)}</span>}
        </p>
        <p>{words.note}</p>
      </>
    )
  }
  return (
    <>
      <SkillTile skill={state.skill_type} small />
      <p>
        <strong>{untimedCopy.heading(state.skill_type)}</strong>
        {state.question && <span>{untimedCopy.number(state.question.number)}</span>}
      </p>
      <p className="num">{untimedCopy.score(state.right, state.answered)}</p>
    </>
  )
}
