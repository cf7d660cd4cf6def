import { LinkButton } from '#design/web/LinkButton.tsx'
import { Panel } from '#design/web/Panel.tsx'
import type { LearningPage } from '#learn/learningPage.ts'
import type { PageContent } from '#learn/pageContent.ts'
import { Blocks } from '#learn/web/Blocks.tsx'
import { Facts } from '#learn/web/Facts.tsx'
import { HubPageHead } from '#learn/web/HubPageHead.tsx'
import { LevelStrip } from '#learn/web/LevelStrip.tsx'
import type { LessonTitle } from '#lessons/lessonContract.ts'
import { lessonPath } from '#lessons/lessonPages.ts'
import { nextLesson } from '#lessons/nextLesson.ts'
import styles from '#lessons/web/CoursePage.module.css'
import { accountCopy, lessonsCopy } from '#lessons/web/copy.ts'
import { LessonList } from '#lessons/web/LessonList.tsx'
import { useLessonsState } from '#lessons/web/useLessonsState.ts'
import { useSession } from '#platform/web/session.ts'
import { ArenaButton } from '#site/web/ArenaButton.tsx'
import { MixedText } from '#site/web/MixedText.tsx'

interface CoursePageProps {
  page: LearningPage
  content: PageContent
  /** The lessons of this course. */
  titles: readonly LessonTitle[]
}

/** A course with its lessons, and how far the learner is. */
export function CoursePage({ page, content, titles }: CoursePageProps) {
  const { status } = useSession()
  const { lessons } = useLessonsState(titles)
  const next = nextLesson(titles, lessons ?? [])?.title
  return (
    <main id="main" className={`page ${styles.page}`}>
      <HubPageHead page={page} lead={content.description} />
      {page.level && <LevelStrip level={page.level} />}
      <Facts page={page} />
      <p>
        <MixedText text={page.about ?? ''} />
      </p>
      {next && (
        <p>
          <LinkButton href={lessonPath(next.course, next.number)} inApp variant="primary" size="large">
            {next.number === 1 ? lessonsCopy.firstLesson : lessonsCopy.lessonOf(next.number)}
          </LinkButton>
        </p>
      )}
      <Panel title={lessonsCopy.title}>
        <LessonList titles={titles} lessons={lessons ?? []} isVisitor={status !== 'signedIn'} />
      </Panel>
      <p className="signed-out">{accountCopy.lead}</p>
      {content.blocks.length > 0 && <Blocks blocks={content.blocks} />}
      <section className={styles.call} aria-labelledby="call">
        <h2 id="call">{page.call}</h2>
        <div className={styles.buttons}>
          {page.joinArena && <ArenaButton label="Join the Arena for Free" />}
          <LinkButton variant="outline" href="/translate">
            Try Korean Translator
          </LinkButton>
        </div>
      </section>
    </main>
  )
}
