import { LinkButton } from '#design/web/LinkButton.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import type { Board } from '#leaderboard/board.ts'
import { boardCopy } from '#leaderboard/web/copy.ts'
import styles from '#leaderboard/web/LeaderboardPage.module.css'
import { OwnPlacePanel } from '#leaderboard/web/OwnPlacePanel.tsx'
import { ProvisionalTable, RankTable } from '#leaderboard/web/RankTable.tsx'
import { SkillTabs } from '#leaderboard/web/SkillTabs.tsx'
import type { LearningPage } from '#learn/learningPage.ts'
import type { PageContent } from '#learn/pageContent.ts'
import { Blocks } from '#learn/web/Blocks.tsx'
import { HubPageHead } from '#learn/web/HubPageHead.tsx'

interface LeaderboardPageProps {
  page: LearningPage
  content: PageContent
  board: Board
}

/** A page of the learning hub with the boards above its text. */
export function LeaderboardPage({ page, content, board }: LeaderboardPageProps) {
  useKoreanFonts([...board.ranked, ...board.provisional].map(({ name }) => name).join())

  return (
    <main id="main" className={`page ${styles.page}`}>
      <HubPageHead page={page} lead={content.description} />
      <SkillTabs current={board.skill} />
      <OwnPlacePanel skill={board.skill} />
      <RankTable board={board} />
      <ProvisionalTable board={board} />
      <article>
        <Blocks blocks={content.blocks} />
      </article>
      <section className={styles.call} aria-labelledby="call">
        <h2 id="call">{page.call}</h2>
        <div className={styles.buttons}>
          <LinkButton variant="primary" href="/app">
            {boardCopy.arena}
          </LinkButton>
          <LinkButton variant="outline" href="/translate">
            {boardCopy.translator}
          </LinkButton>
        </div>
      </section>
    </main>
  )
}
