import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '#arena/web/ArenaHome.module.css'
import { BattleCard } from '#arena/web/BattleCard.tsx'
import { arenaCopy, matchesLeftSentence, statCopy } from '#arena/web/copy.ts'
import { NextThingCard } from '#arena/web/NextThingCard.tsx'
import { PresentLine } from '#arena/web/PresentLine.tsx'
import { useNextThing } from '#arena/web/useNextThing.ts'
import type { SearchControl } from '#arena/web/useSearch.ts'
import { DailyCard } from '#daily/web/DailyCard.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { PageHead } from '#design/web/PageHead.tsx'
import { StatStrip } from '#design/web/StatStrip.tsx'
import { UNNAMED } from '#identity/displayName.ts'
import { type Profile, winRate } from '#identity/profile.ts'
import type { Plan } from '#plans/plans.ts'
import { useLateModule } from '#platform/web/useLateModule.ts'
import { MissedPanel } from '#progress/web/MissedPanel.tsx'
import { RecentMatches } from '#progress/web/RecentMatches.tsx'
import { type ShownRating, shownRating } from '#rating/shownRating.ts'
import { SKILLS } from '#rating/skill.ts'
import { ratingCopy } from '#rating/web/ratingCopy.ts'
import { useRatedMatches } from '#rating/web/useRatedMatches.ts'
import { ReviewLink } from '#review/web/ReviewLink.tsx'

/** Only a search that found nobody needs it. */
const loadNoOpponentCard = () => import('#arena/web/NoOpponentCard.tsx')

/** With more pips than this, the number could not be seen at a glance. */
const MOST_PIPS = 5

interface ArenaHomeProps {
  profile: Profile
  plan: Plan | undefined
  /** Matches left today; null if unlimited, undefined if not known yet. */
  left: number | null | undefined
  search: SearchControl
  /** The section for playing with friends. */
  children: ReactNode
}

export function ArenaHome({ profile, plan, left, search, children }: ArenaHomeProps) {
  const ratings = { vocab: profile.elo_vocab, grammar: profile.elo_grammar, listening: profile.elo_listening }
  const past = useRatedMatches(profile.id)
  const { thing, today } = useNextThing(profile, left)
  const late = useLateModule(loadNoOpponentCard, search.unmatched !== null)
  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageHead title={arenaCopy.welcome(profile.display_name || UNNAMED)}>
        <nav aria-label="Arena" className={styles.ways}>
          <LinkButton href="/" variant="outline">
            {arenaCopy.home}
          </LinkButton>
          <LinkButton href="/profile" inApp variant="outline">
            {arenaCopy.profile}
          </LinkButton>
          <ReviewLink />
        </nav>
        <MatchesLeft plan={plan} left={left} />
      </PageHead>
      {!search.current && thing !== null && <NextThingCard thing={thing} habit={today} onPlay={search.start} />}
      <StatStrip
        stats={[
          { name: statCopy.matches, value: profile.total_matches },
          { name: statCopy.winRate, value: `${winRate(profile)}%` },
          { name: statCopy.streak, value: profile.current_streak },
          { name: statCopy.wins, value: profile.wins },
        ]}
      />
      <section aria-labelledby="battles">
        <div className={styles.title}>
          <h2 id="battles">{arenaCopy.choose}</h2>
          <Link to="/community/leaderboard">{arenaCopy.leaderboards}</Link>
        </div>
        {!search.current && <PresentLine />}
        {search.unmatched && late && (
          <late.NoOpponentCard
            skill={search.unmatched}
            onRetry={() => search.unmatched && search.start(search.unmatched)}
            onDismiss={search.dismiss}
          />
        )}
        <ul className={styles.battles}>
          {SKILLS.map((skill) => (
            <BattleCard
              key={skill}
              skill={skill}
              rating={ratings[skill]}
              standing={past ? shownRating(skill, ratings[skill], past) : unknownStanding(ratings[skill])}
              firstLevel={today?.first_levels[skill] ?? null}
              matches={past?.matches ?? []}
              search={search}
              isLimitReached={left === 0}
            />
          ))}
        </ul>
        {past && SKILLS.some((skill) => shownRating(skill, ratings[skill], past).isProvisional) && (
          <p className={styles.note}>{ratingCopy.provisional}</p>
        )}
      </section>
      <DailyCard />
      {children}
      <div className={styles.looks}>
        <RecentMatches expected={profile.total_matches} />
        <MissedPanel />
      </div>
    </main>
  )
}

interface MatchesLeftProps {
  plan: Plan | undefined
  left: number | null | undefined
}

/** How many matches are left today, in words and, if the limit is low, as pips. */
function MatchesLeft({ plan, left }: MatchesLeftProps) {
  if (plan === undefined || left === undefined) return <p className={styles.left}>&nbsp;</p>
  const total = plan.matchesPerDay ?? 0
  return (
    <p className={styles.left}>
      <span>{matchesLeftSentence(plan, left)}</span>
      {left !== null && total <= MOST_PIPS && (
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => index).map((index) => (
            <span key={index} data-on={index < left || undefined} />
          ))}
        </span>
      )}
    </p>
  )
}

/** The standing to show until the player's matches are loaded. */
function unknownStanding(rating: number): ShownRating {
  return { rating: String(rating), isProvisional: false, weekChange: null }
}
