import { type ReactNode, useEffect, useRef, useState } from 'react'
import { battleCopy, onboardingCopy as copy } from '#arena/web/copy.ts'
import styles from '#arena/web/Onboarding.module.css'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { SKILLS, type Skill } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

const STEPS = [1, 2, 3]
const ONBOARDED_KEY = 'hanpan-onboarded'

interface OnboardingProps {
  /** The form for the name that others will see, shown in the first step. */
  name: ReactNode
  onEnd: (first?: Skill) => void
}

/** Three steps for a player without a match. In the last one, the player chooses the first skill, or none. */
export function Onboarding({ name, onEnd }: OnboardingProps) {
  const [step, setStep] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus({ preventScroll: step === 1 }), [step])

  return (
    <main id="main" className={`page ${styles.page}`}>
      <Card as="section" className={styles.card}>
        <div className={styles.top}>
          <div
            className={styles.progress}
            role="progressbar"
            aria-valuemin={1}
            aria-valuemax={STEPS.length}
            aria-valuenow={step}
            aria-label={copy.progress(step, STEPS.length)}
          >
            {STEPS.map((number) => (
              <span key={number} data-state={number < step ? 'done' : number === step ? 'now' : undefined} />
            ))}
          </div>
          <Button variant="quiet" onClick={() => onEnd()}>
            {copy.skip}
          </Button>
        </div>
        <div className={styles.step}>
          <StepBody step={step} heading={(title) => headingElement(title, heading)} name={name} onChoose={onEnd} />
        </div>
        <div className={styles.foot}>
          {step > 1 && <Button onClick={() => setStep(step - 1)}>{copy.back}</Button>}
          {step < STEPS.length ? (
            <Button variant="primary" onClick={() => setStep(step + 1)}>
              {copy.next}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => onEnd()}>
              {copy.later}
            </Button>
          )}
        </div>
      </Card>
    </main>
  )
}

function headingElement(title: string, ref: React.RefObject<HTMLHeadingElement | null>): ReactNode {
  return (
    <h1 ref={ref} tabIndex={-1}>
      {title}
    </h1>
  )
}

interface StepBodyProps {
  step: number
  heading: (title: string) => ReactNode
  name: ReactNode
  onChoose: (skill: Skill) => void
}

function StepBody({ step, heading, name, onChoose }: StepBodyProps) {
  if (step === 1) {
    return (
      <>
        {heading(copy.welcome.title)}
        <p className={styles.lead}>{copy.welcome.lead}</p>
        <ul className={styles.points}>
          {copy.welcome.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {name}
      </>
    )
  }
  if (step === 2) {
    return (
      <>
        {heading(copy.how.title)}
        <ol className={styles.steps}>
          {copy.how.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </>
    )
  }
  return (
    <>
      {heading(copy.choose.title)}
      <ul className={styles.skills}>
        {SKILLS.map((skill) => (
          <li key={skill}>
            <button type="button" onClick={() => onChoose(skill)}>
              <SkillTile skill={skill} />
              <b>{battleCopy[skill].title}</b>
              <span>{copy.startAt}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether this player has seen the onboarding in this browser. */
export function isOnboarded(userId: string): boolean {
  try {
    return localStorage.getItem(ONBOARDED_KEY) === userId
  } catch {
    return false
  }
}

export function rememberOnboarded(userId: string): void {
  try {
    localStorage.setItem(ONBOARDED_KEY, userId)
  } catch (error) {
    console.warn('the browser does not store data for this site', error)
  }
}
