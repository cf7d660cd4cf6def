import { useState } from 'react'
import styles from '#challenge/web/ChallengeForm.module.css'
import { panelCopy } from '#challenge/web/copy.ts'
import { Button } from '#design/web/Button.tsx'
import { CheckBox } from '#design/web/CheckBox.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { SKILL_NAMES, SKILLS, type Skill } from '#rating/skill.ts'
import { SkillIcon } from '#rating/web/SkillIcon.tsx'

interface ChallengeFormProps {
  busy: boolean
  onMake: (skill: Skill, rated: boolean) => void
}

/** Chooses what the friend is challenged to, and makes the link. */
export function ChallengeForm({ busy, onMake }: ChallengeFormProps) {
  const [skill, setSkill] = useState<Skill>(SKILLS[0])
  const [rated, setRated] = useState(false)
  return (
    <div className={styles.form}>
      <p>{panelCopy.lead}</p>
      <Segmented
        legend={panelCopy.skill}
        segments={SKILLS.map((value) => ({
          value,
          label: SKILL_NAMES[value],
          icon: <SkillIcon skill={value} size={20} />,
        }))}
        value={skill}
        onChange={setSkill}
      />
      <CheckBox label={panelCopy.rated} hint={panelCopy.ratedHint} checked={rated} onChange={setRated} />
      <Button busy={busy} busyLabel={panelCopy.making} onClick={() => onMake(skill, rated)}>
        {panelCopy.make}
      </Button>
    </div>
  )
}
