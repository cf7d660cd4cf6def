import { Suspense } from 'react'
import { Disclosure } from '#design/web/Disclosure.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import type { PageContent } from '#learn/pageContent.ts'
import { Blocks } from '#learn/web/Blocks.tsx'
import { HubPageHead } from '#learn/web/HubPageHead.tsx'
import { LevelStrip } from '#learn/web/LevelStrip.tsx'
import styles from '#lessons/web/CoursePage.module.css'
import wordStyles from '#lessons/web/WordCoursePage.module.css'
import { WordSetPanel } from '#review/web/WordSetPanel.tsx'
import type { ShownGroup, WordSetName } from '#review/wordSet.ts'
import { MixedText } from '#site/web/MixedText.tsx'

interface WordCoursePageProps {
  page: LearningPage
  content: PageContent
  name: WordSetName
  groups: readonly ShownGroup[]
}

/** A course whose words are learned in the review. */
export function WordCoursePage({ page, content, name, groups }: WordCoursePageProps) {
  useKoreanFonts(groups.flatMap(({ words }) => words.map(({ korean }) => korean)).join())
  return (
    <main id="main" className={`page ${styles.page}`}>
      <HubPageHead page={page} lead={content.description} />
      {page.level && <LevelStrip level={page.level} />}
      <WordSetPanel name={name} />
      <Blocks blocks={content.blocks} />
      <section aria-labelledby="words" className={wordStyles.words}>
        <h2 id="words" className={wordStyles.heading}>
          The words
        </h2>
        {groups.map((group) => (
          // Nothing waits here, but React takes up each group in a task of its own, so the page never blocks for long.
          <Suspense key={group.title}>
            <WordGroupView group={group} />
          </Suspense>
        ))}
      </section>
      <section className={styles.call} aria-labelledby="call">
        <h2 id="call">{page.call}</h2>
        <div className={styles.buttons}>
          <LinkButton variant="primary" href="/translate">
            Try Korean Translator
          </LinkButton>
          <LinkButton variant="outline" href="/app">
            Go to the Arena
          </LinkButton>
        </div>
      </section>
    </main>
  )
}

function WordGroupView({ group: { title, words } }: { group: ShownGroup }) {
  return (
    <Disclosure title={title} aside={<span lang="ko">{`${words[0]?.korean} …`}</span>}>
      <dl className={wordStyles.list}>
        {words.map(({ korean, english }) => (
          <div key={korean + english}>
            <dt lang="ko">{korean}</dt>
            <dd>
              <MixedText text={english} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
