import { Card } from '#design/web/Card.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { MixedText } from '#site/web/MixedText.tsx'
import type { ExplanationStep } from '#translator/translation.ts'
import { engineSentence, guideName, words } from '#translator/web/copy.ts'
import styles from '#translator/web/WhyPanel.module.css'
import type { WorkbenchAnswer } from '#translator/workbenchAnswer.ts'

interface WhyPanelProps {
  /** The answer of the tone on screen; null while it is on its way. */
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
  const { steps, explanation } = answer
  const engine = engineSentence(answer.engine)
  return (
    <>
      {steps.length > 0 ? (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={`${step.rule} ${step.text}`}>
              <Step step={step} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{explanation ? <MixedText text={explanation} /> : words.whyNot}</p>
      )}
      {engine && <p className={styles.engine}>{engine}</p>}
    </>
  )
}

function Step({ step }: { step: ExplanationStep }) {
  return (
    <>
      <MixedText text={step.text} />{' '}
      {step.guide && (
        <a href={step.guide} className="together">
          Guide: {guideName(step.guide)}
        </a>
      )}
    </>
  )
}
