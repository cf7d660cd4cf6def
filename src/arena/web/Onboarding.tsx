import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { onboardingCopy as copy } from '#arena/web/copy.ts'
import styles from '#arena/web/Onboarding.module.css'
import { ChooseStep, HowStep, WelcomeStep } from '#arena/web/OnboardingSteps.tsx'
import type { OnboardingControl } from '#arena/web/useOnboarding.ts'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { ChooseName } from '#identity/web/ChooseName.tsx'
import { isPlacedState } from '#practice/practicePages.ts'
import type { Skill } from '#rating/skill.ts'

const STEPS = [1, 2, 3]

interface OnboardingProps extends ComponentProps<typeof ChooseName> {
  control: OnboardingControl
  onEnd: (first?: Skill) => void
}

/** Three steps for a player without a match. In the last one, the player chooses the first skill, or none. */
export function Onboarding({ profile, onRenamed, control, onEnd }: OnboardingProps) {
  const { state } = useLocation()
  const [step, setStep] = useState(isPlacedState(state) ? STEPS.length : 1)
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
          {step === 1 && (
            <WelcomeStep
              heading={headingElement(copy.welcome.title, heading)}
              name={<ChooseName profile={profile} onRenamed={onRenamed} />}
              control={control}
            />
          )}
          {step === 2 && <HowStep heading={headingElement(copy.how.title, heading)} control={control} />}
          {step === STEPS.length && (
            <ChooseStep heading={headingElement(copy.choose.title, heading)} onChoose={onEnd} />
          )}
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
