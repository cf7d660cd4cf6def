import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { FIRST_LETTERS_PATH } from '#arena/arenaPages.ts'
import { battleCopy, onboardingCopy as copy } from '#arena/web/copy.ts'
import styles from '#arena/web/Onboarding.module.css'
import type { OnboardingControl } from '#arena/web/useOnboarding.ts'
import { Button } from '#design/web/Button.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { DailyGoalField } from '#identity/web/DailyGoalField.tsx'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'
import type { KnownLevel } from '#practice/practiceContract.ts'
import { practiceHome } from '#practice/practicePages.ts'
import { practiceCopy } from '#practice/web/copy.ts'
import { useBegin } from '#practice/web/useBegin.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

interface StepProps {
  heading: ReactNode
  control: OnboardingControl
}

/** The name for others, whether the player reads Hangul unless that is known, and the daily goal. */
export function WelcomeStep({ heading, control, name }: StepProps & { name: ReactNode }) {
  const { asksHangul, readsHangul, sayReadsHangul, dailyGoal, chooseDailyGoal } = control
  return (
    <>
      {heading}
      <p className={styles.lead}>{copy.welcome.lead}</p>
      {name}
      {asksHangul && (
        <div className={styles.hangul}>
          <p lang="ko">한국</p>
          <Segmented
            legend={copy.welcome.reads}
            segments={[
              { value: 'yes', label: copy.welcome.yes },
              { value: 'no', label: copy.welcome.no },
            ]}
            value={readsHangul === null ? '' : readsHangul ? 'yes' : 'no'}
            onChange={(value) => sayReadsHangul(value === 'yes')}
          />
        </div>
      )}
      <DailyGoalField goal={dailyGoal} onChoose={chooseDailyGoal} />
    </>
  )
}

/** How a match goes, and where the player begins: at a level, or with the letters. */
export function HowStep({ heading, control }: StepProps) {
  return (
    <>
      {heading}
      <ol className={styles.steps}>
        {copy.how.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {control.readsHangul === false ? <Letters onLeave={control.leave} /> : <Level />}
    </>
  )
}

function Letters({ onLeave }: { onLeave: () => Promise<void> }) {
  const navigate = useNavigate()

  async function beginLesson() {
    await onLeave()
    navigate(FIRST_LETTERS_PATH)
  }

  async function listen() {
    await onLeave()
    navigate(practiceHome('listening'))
  }

  return (
    <section aria-labelledby="letters" className={styles.begin}>
      <h2 id="letters">{copy.letters.title}</h2>
      <p>{copy.letters.text}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={beginLesson}>
          {copy.letters.learn}
        </Button>
        <Button onClick={listen}>{copy.letters.listen}</Button>
      </div>
    </section>
  )
}

function Level() {
  const { response, failed } = useFunctionResponse<KnownLevel>('known-level')
  const begin = useBegin()
  const level = response?.level ?? null
  const isKnown = response !== undefined || failed
  return (
    <section aria-labelledby="level" className={styles.begin}>
      <h2 id="level">{copy.level.title}</h2>
      <p>{isKnown ? level === null ? copy.level.unknown : copy.level.known(level) : <>&nbsp;</>}</p>
      <div className={styles.ways}>
        <Button busy={begin.busy} busyLabel={practiceCopy.beginning} onClick={begin.placement}>
          {level === null ? copy.level.find : copy.level.check}
        </Button>
      </div>
    </section>
  )
}

interface ChooseStepProps extends Pick<StepProps, 'heading'> {
  onChoose: (skill: Skill) => void
}

/** The first skill. */
export function ChooseStep({ heading, onChoose }: ChooseStepProps) {
  return (
    <>
      {heading}
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
