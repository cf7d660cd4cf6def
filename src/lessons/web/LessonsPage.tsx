import { useEffect } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { PageHead } from '#design/web/PageHead.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { forgetDestination } from '#identity/web/storedDestination.ts'
import { LESSON_COURSES } from '#lessons/course.ts'
import type { Habit, LessonTitle } from '#lessons/lessonContract.ts'
import { coursePath, lessonPath } from '#lessons/lessonPages.ts'
import { type NextLesson, nextLesson } from '#lessons/nextLesson.ts'
import { lessonsCopy } from '#lessons/web/copy.ts'
import { courseNames, forgivenessSentence, habitSentence } from '#lessons/web/habitCopy.ts'
import { LessonList } from '#lessons/web/LessonList.tsx'
import styles from '#lessons/web/LessonsPage.module.css'
import { onDevice } from '#lessons/web/onDevice.ts'
import { useLessonsState } from '#lessons/web/useLessonsState.ts'
import { ConnectionNote } from '#offline/web/ConnectionNote.tsx'
import { useSession } from '#platform/web/session.ts'
import { MixedText } from '#site/web/MixedText.tsx'

/** Both courses, with the lesson to go on with first. */
export function LessonsPage({ titles }: { titles: readonly LessonTitle[] }) {
  const { status } = useSession()
  const { lessons, habit, load } = useLessonsState(titles)
  const next = lessons && nextLesson(titles, lessons)
  const nextTitle = next?.title

  useEffect(loadKoreanFonts, [])
  useEffect(() => {
    if (nextTitle && status === 'signedIn') onDevice(({ keepNext }) => keepNext(nextTitle))
  }, [nextTitle, status])
  useEffect(() => {
    if (status === 'signedIn') forgetDestination()
  }, [status])

  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageHead title={lessonsCopy.title}>
        <span className="signed-in">
          <LinkButton href="/app/arena" inApp variant="quiet">
            {lessonsCopy.back}
          </LinkButton>
        </span>
        <p>{lessonsCopy.lead}</p>
      </PageHead>
      <ConnectionNote />
      {lessons === null && (
        <EmptyState action={<Button onClick={load}>{lessonsCopy.retry}</Button>}>{lessonsCopy.loadFailed}</EmptyState>
      )}
      {lessons !== null && <NextCard next={next} isKnown={lessons !== undefined} habit={habit} />}
      {LESSON_COURSES.map((course) => {
        const own = titles.filter((title) => title.course === course)
        const done = lessons?.filter((lesson) => lesson.course === course && lesson.done).length
        return (
          <Panel
            key={course}
            title={courseNames[course]}
            aside={
              <span className={styles.aside}>
                {done !== undefined && <span>{lessonsCopy.lessonsOf(done, own.length)}</span>}
                <a href={coursePath(course)}>{lessonsCopy.aboutCourse}</a>
              </span>
            }
          >
            <LessonList titles={own} lessons={lessons ?? []} isVisitor={status === 'signedOut'} />
          </Panel>
        )
      })}
    </main>
  )
}

interface NextCardProps {
  next: NextLesson | undefined | null
  isKnown: boolean
  habit: Habit | null
}

/** Keeps its place while the progress is loading. */
function NextCard({ next, isKnown, habit }: NextCardProps) {
  return (
    <Card as="section" aria-labelledby="next" className={styles.next}>
      <h2 id="next">{lessonsCopy.next}</h2>
      {next ? <NextLink next={next} /> : <p>{isKnown ? lessonsCopy.allDone : <>&nbsp;</>}</p>}
      {habit && habitSentence(habit) !== '' && (
        <p className={styles.habit}>
          <b>{habitSentence(habit)}</b>
          {habit.streak.days > 1 && <span>{forgivenessSentence(habit)}</span>}
        </p>
      )}
    </Card>
  )
}

function NextLink({ next: { title, progress } }: { next: NextLesson }) {
  const { course, number, idea } = title
  return (
    <>
      <p className={styles.title}>
        <MixedText text={title.title} />
      </p>
      <p>
        <MixedText text={idea} />
      </p>
      <p>
        <LinkButton href={lessonPath(course, number)} inApp variant="primary" size="large">
          {progress !== undefined && progress.step > 0 ? lessonsCopy.goOn : lessonsCopy.begin}
        </LinkButton>
      </p>
    </>
  )
}
