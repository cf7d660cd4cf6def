import { LinkButton } from '#design/web/LinkButton.tsx'
import type { LearningPage } from '#learn/learningPage.ts'
import type { PageContent } from '#learn/pageContent.ts'
import type { PagePractice } from '#learn/pagePractice.ts'
import styles from '#learn/web/ArticlePage.module.css'
import { Blocks } from '#learn/web/Blocks.tsx'
import { Contents } from '#learn/web/Contents.tsx'
import { HubPageHead } from '#learn/web/HubPageHead.tsx'
import { LevelStrip } from '#learn/web/LevelStrip.tsx'
import { PracticeSection } from '#learn/web/PracticeSection.tsx'
import { MixedText } from '#site/web/MixedText.tsx'

interface PageLink {
  path: string
  name: string
}

interface ArticlePageProps {
  page: LearningPage
  content: PageContent
  practice: readonly PagePractice[]
  previous: PageLink | undefined
  next: PageLink | undefined
}

/** A guide: its text, its table of contents beside it if there is room, and links to further pages. */
export function ArticlePage({ page, content, practice, previous, next }: ArticlePageProps) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <HubPageHead page={page} lead={content.description} />
      {page.level && <LevelStrip level={page.level} />}
      <div className={styles.columns}>
        {content.contents.length > 1 && <Contents entries={content.contents} />}
        <article className={styles.article}>
          <Blocks blocks={content.blocks} />
          <p className={styles.date}>
            Updated <time dateTime={content.updated}>{content.updated}</time>
          </p>
        </article>
      </div>
      <PracticeSection page={page} practice={practice} />
      <nav className={styles.neighbors} aria-label="Neighboring pages">
        {previous && <Neighbor link={previous} direction="Previous" />}
        {next && <Neighbor link={next} direction="Next" />}
      </nav>
      <section className={styles.call} aria-labelledby="call">
        <h2 id="call">{page.call}</h2>
        <div className={styles.buttons}>
          <LinkButton variant="primary" href="/translate">
            Try Korean Translator
          </LinkButton>
          <LinkButton variant="outline" href="/app">
            Go to the Arena
          </LinkButton>
          <LinkButton variant="quiet" href="/learn">
            All guides and courses
          </LinkButton>
        </div>
      </section>
    </main>
  )
}

function Neighbor({ link, direction }: { link: PageLink; direction: 'Previous' | 'Next' }) {
  return (
    <a href={link.path} rel={direction === 'Next' ? 'next' : 'prev'} className={styles.neighbor} data-to={direction}>
      <span className={styles.direction}>{direction}</span>
      <span>
        <MixedText text={link.name} />
      </span>
    </a>
  )
}
