import { Button } from '#design/web/Button.tsx'
import { SoloQuestionScreen } from '#match/web/SoloQuestionScreen.tsx'
import type { UntimedState } from '#practice/practiceContract.ts'
import { placementCopy, untimedCopy } from '#practice/web/copy.ts'
import styles from '#practice/web/UntimedQuestionScreen.module.css'
import type { Untimed } from '#practice/web/useUntimed.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

/** A question without a clock, and its explanation. */
export function UntimedQuestionScreen({ untimed, state }: { untimed: Untimed; state: UntimedState }) {
  const { pressedId, choose, next, end } = untimed
  return (
    <SoloQuestionScreen
      state={state}
      answer={{ pressedId, isOpen: pressedId === undefined, choose }}
      head={<Head state={state} />}
      headStyle={styles.head}
      missing={<h1 className={styles.gone}>{untimedCopy.gone}</h1>}
      next={{ label: isLast(state) ? placementCopy.finish : untimedCopy.next, goOn: next }}
      exit={
        <Button variant="quiet" onClick={end}>
          {state.placement ? placementCopy.end : untimedCopy.end}
        </Button>
      }
    />
  )
}

/** Whether the level is known after this question. */
function isLast({ placement, answered }: UntimedState): boolean {
  return placement !== null && answered >= placement.questions
}

/** The number of the question and the score so far. */
function Head({ state }: { state: UntimedState }) {
  const { placement, question } = state
  if (placement) {
    return (
      <>
        <p>
          <strong>{placementCopy.heading}</strong>
          {question && <span>{placementCopy.number(question.number, placement.questions)}</span>}
        </p>
        <p>{placementCopy.note}</p>
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
