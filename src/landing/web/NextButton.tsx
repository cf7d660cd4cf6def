import { FIRST_LETTERS_PATH } from '#arena/arenaPages.ts'
import { dailyMeta } from '#daily/dailyPages.ts'
import { LinkButton } from '#design/web/LinkButton.tsx'
import styles from '#landing/web/NextButton.module.css'
import { lessonsMeta } from '#lessons/lessonPages.ts'
import { practiceHome } from '#practice/practicePages.ts'
import { REVIEW_PATH } from '#site/reviewPath.ts'
import { ArenaButton } from '#site/web/ArenaButton.tsx'

/** What is next for a player, by the kind that the Arena stored. `arena`: it was stored on an earlier day. */
const WAYS = {
  letters: { label: 'Learn to read Hangul', href: FIRST_LETTERS_PATH },
  lesson: { label: 'Go on with your lessons', href: lessonsMeta.path },
  review: { label: 'Review your cards', href: REVIEW_PATH },
  daily: { label: 'Play today’s round', href: dailyMeta.path },
  match: { label: 'Play a match', href: '/app' },
  goal: { label: 'Practice up to your goal', href: practiceHome('vocab') },
  practice: { label: 'Practice', href: practiceHome('vocab') },
  arena: { label: 'See what is next', href: '/app' },
}

/** The first button of the page: the first match, or what is next for a player. `site.js` and the style sheet show one of them. */
export function NextButton() {
  return (
    <>
      <span className={styles.first}>
        <ArenaButton large label="Play Your First Match — Free" />
      </span>
      {Object.entries(WAYS).map(([way, { label, href }]) => (
        <LinkButton key={way} variant="primary" size="large" href={href} data-way={way} className={styles.way ?? ''}>
          {label}
        </LinkButton>
      ))}
    </>
  )
}
