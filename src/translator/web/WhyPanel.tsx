import { Card } from '#design/web/Card.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { MixedText } from '#site/web/MixedText.tsx'
import { MAIN_STEPS } from '#translator/explanation.ts'
import type { ExplanationStep } from '#translator/translation.ts'
import { unrepeatedSteps } from '#translator/unrepeatedSteps.ts'
import { engineSentence, moreSteps, words } from '#translator/web/copy.ts'
import { GuideLink } from '#translator/web/GuideLink.tsx'
import styles from '#translator/web/WhyPanel.module.css'
import type { WorkbenchAnswer } from '#translator/workbenchAnswer.ts'

interface WhyPanelProps {
  /** The answer of the tone on screen; null while loading. */
  answer: WorkbenchAnswer | null
  waiting: boolean
}

export function WhyPanel({ answer, waiting }: WhyPanelProps) {
  return (
    <Card as="section" aria-labelledby="why" className={styles.why}>
      <h2 id="why">{words.why}</h2>
      {answer === null && waiting && <Skeleton />}
      {answer === null && !waiting && <p>{words.whyNot}</p>}
      {answer && <Explanation answer={answer} />}
    </Card>
  )
}

function Explanation({ answer }: { answer: WorkbenchAnswer }) {
  const { explanation } = answer
  const steps = unrepeatedSteps(answer.steps)
  const engine = engineSentence(answer.engine)
  return (
    <>
      {steps.length > 0 ? (
        <Steps steps={steps} />
      ) : (
        <p>{explanation ? <MixedText text={explanation} /> : words.whyNot}</p>
      )}
      {engine && <p className={styles.engine}>{engine}</p>}
    </>
  )
}

/** The most important steps; the rest is folded away. */
function Steps({ steps }: { steps: readonly ExplanationStep[] }) {
  const rest = steps.slice(MAIN_STEPS)
  return (
    <>
      <StepList steps={steps.slice(0, MAIN_STEPS)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{moreSteps(rest.length)}</summary>
          <StepList steps={rest} />
        </details>
      )}
    </>
  )
}

function StepList({ steps }: { steps: readonly ExplanationStep[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={`${step.rule} ${step.text}`}>
          <MixedText text={step.text} /> {step.guide && <GuideLink path={step.guide} />}
        </li>
      ))}
    </ul>
  )
}
