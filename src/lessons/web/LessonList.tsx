import { Link } from 'react-router'
import { Icon } from '#design/web/Icon.tsx'
import { needsAccount } from '#lessons/course.ts'
import type { LessonProgress, LessonTitle } from '#lessons/lessonContract.ts'
import { lessonPath } from '#lessons/lessonPages.ts'
import { progressIn } from '#lessons/nextLesson.ts'
import { lessonsCopy } from '#lessons/web/copy.ts'
import styles from '#lessons/web/LessonList.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

interface LessonListProps {
  /** Of one course. */
  titles: readonly LessonTitle[]
  lessons: readonly LessonProgress[]
  isVisitor: boolean
}

/** The lessons of a course, each with how far the learner is. */
export function LessonList({ titles, lessons, isVisitor }: LessonListProps) {
  return (
    <ol className={styles.list}>
      {titles.map((title) => {
        const progress = progressIn(lessons, title)
        return (
          <li key={title.number}>
            <Link to={lessonPath(title.course, title.number)} className={styles.link}>
              <span className={`${styles.number} num`}>{title.number}</span>
              <span className={styles.words}>
                <b>
                  <MixedText text={title.title} />
                </b>
                <span>
                  <MixedText text={title.idea} />
                </span>
              </span>
              <State title={title} progress={progress} isVisitor={isVisitor} />
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

interface StateProps {
  title: LessonTitle
  progress: LessonProgress | undefined
  isVisitor: boolean
}

function State({ title, progress, isVisitor }: StateProps) {
  if (progress?.done)
    return (
      <span className={styles.state} data-done>
        <Icon name="check" size={18} />
        {lessonsCopy.state.done}
      </span>
    )
  if (isVisitor && needsAccount(title.number)) return <span className={styles.state}>{lessonsCopy.state.account}</span>
  if (progress === undefined || progress.step === 0) return null
  return <span className={`${styles.state} num`}>{lessonsCopy.state.begun(progress.step, title.stepCount)}</span>
}
