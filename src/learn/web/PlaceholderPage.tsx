import { LinkButton } from '#design/web/LinkButton.tsx'
import type { LearningPage } from '#learn/learningPage.ts'
import { NOTICES } from '#learn/openPage.ts'
import type { PagePractice } from '#learn/pagePractice.ts'
import { Facts } from '#learn/web/Facts.tsx'
import { HubPageHead } from '#learn/web/HubPageHead.tsx'
import { LevelStrip } from '#learn/web/LevelStrip.tsx'
import styles from '#learn/web/PlaceholderPage.module.css'
import { PracticeSection } from '#learn/web/PracticeSection.tsx'
import { ArenaButton } from '#site/web/ArenaButton.tsx'
import { MixedText } from '#site/web/MixedText.tsx'

/** A page without content yet. Says what it will cover, and what readers can do in the meantime. */
export function PlaceholderPage({ page, practice }: { page: LearningPage; practice: readonly PagePractice[] }) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <HubPageHead page={page} lead={page.description} />
      {page.level && <LevelStrip level={page.level} />}
      <Facts page={page} />
      <section className={styles.notice} aria-labelledby="notice">
        <h2 id="notice">{NOTICES[page.notice ?? 'content']}</h2>
        <p>
          <MixedText text={page.about ?? ''} />
        </p>
      </section>
      {page.already && <AlreadyThere links={page.already} />}
      <PracticeSection page={page} practice={practice} />
      {page.outline && <PlannedOutline lines={page.outline} />}
      <section className={styles.call} aria-labelledby="call">
        <h2 id="call">{page.call}</h2>
        <div className={styles.buttons}>
          {page.joinArena && <ArenaButton label="Join the Arena for Free" />}
          <LinkButton variant={page.joinArena ? 'outline' : 'primary'} href="/translate">
            Try Korean Translator
          </LinkButton>
        </div>
      </section>
    </main>
  )
}

function AlreadyThere({ links }: { links: NonNullable<LearningPage['already']> }) {
  return (
    <section aria-labelledby="already" className={styles.already}>
      <h2 id="already">Here already</h2>
      <ul>
        {links.map(({ path, name, about }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            <p>
              <MixedText text={about} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlannedOutline({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-labelledby="outline" className={styles.outline}>
      <h2 id="outline">Planned outline</h2>
      <p>This is a plan: nothing of it can be taken yet, and there is no date.</p>
      <ol>
        {lines.map((line) => (
          <li key={line}>
            <span>
              <MixedText text={line} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
