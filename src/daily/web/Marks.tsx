import type { Mark } from '#daily/dailyTry.ts'
import { secondsOf } from '#daily/sharedText.ts'
import { markCopy, outcomeWords } from '#daily/web/copy.ts'
import styles from '#daily/web/Marks.module.css'
import { Icon } from '#design/web/Icon.tsx'
import { questionCopy } from '#match/web/copy.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { SKILL_NAMES, SKILLS } from '#rating/skill.ts'
import { SkillIcon } from '#rating/web/SkillIcon.tsx'

const OUTCOME_ICONS = { right: 'check', wrong: 'clear', late: 'history' } as const

/** What came of each question, with the seconds. */
export function MarkGrid({ marks }: { marks: readonly (Mark | null)[] }) {
  return (
    <ol className={styles.grid} aria-label={markCopy.label}>
      {SKILLS.map((skill, index) => {
        const mark = marks[index] ?? null
        return (
          <li key={skill} data-outcome={mark?.outcome}>
            <span className={styles.skill}>
              <SkillIcon skill={skill} size={18} />
              {SKILL_NAMES[skill]}
            </span>
            <b>
              {mark && <Icon name={OUTCOME_ICONS[mark.outcome]} />}
              {mark ? outcomeWords[mark.outcome] : markCopy.open}
            </b>
            <span className="num">{mark && markCopy.seconds(secondsOf(mark))}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** One square for each question, as a progress bar. */
export function MarkBar({ marks, number }: { marks: readonly (Mark | null)[]; number: number }) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={questionCopy.progress}
      aria-valuemin={1}
      aria-valuemax={QUESTION_COUNT}
      aria-valuenow={number}
      aria-valuetext={questionCopy.number(number)}
    >
      {SKILLS.map((skill, index) => (
        <span key={skill} data-outcome={marks[index]?.outcome ?? (index + 1 === number ? 'now' : undefined)} />
      ))}
    </div>
  )
}
