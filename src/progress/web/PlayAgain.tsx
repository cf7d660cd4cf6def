import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { callFunction } from '#platform/web/callFunction.ts'
import type { BegunPractice } from '#practice/practiceContract.ts'
import { untimedPath } from '#practice/practicePages.ts'
import { showRefusal } from '#practice/web/showRefusal.ts'
import { MOST_AGAIN } from '#progress/givenAnswer.ts'
import type { MissedResponse } from '#progress/progressContract.ts'
import styles from '#progress/web/MissedPage.module.css'
import { missedPageCopy as copy } from '#progress/web/missedPageCopy.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** A button for each skill with missed questions. It begins a practice of the newest of them. */
export function PlayAgain({ counts }: { counts: MissedResponse['by_skill'] }) {
  const [busy, setBusy] = useState<Skill>()
  const navigate = useNavigate()

  async function begin(skill: Skill) {
    if (busy) return
    setBusy(skill)
    try {
      const { practice_id } = await callFunction<BegunPractice>('missed-begin', { skill_type: skill })
      navigate(untimedPath(practice_id))
    } catch (error) {
      showRefusal(error, copy.beginFailed)
    }
    setBusy(undefined)
  }

  return (
    <p className={styles.again}>
      {SKILLS.filter((skill) => counts[skill] > 0).map((skill, index) => (
        <Button
          key={skill}
          variant={index === 0 ? 'primary' : 'outline'}
          busy={busy === skill}
          busyLabel={copy.beginning}
          onClick={() => begin(skill)}
        >
          {copy.again(skill, Math.min(counts[skill], MOST_AGAIN))}
        </Button>
      ))}
    </p>
  )
}
