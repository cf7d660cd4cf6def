import { type RefObject, useEffect, useRef } from 'react'
import { SEARCH_MS } from '#arena/pairing.ts'
import { offersPractice, type Search, searchClock, secondsToSearch } from '#arena/search.ts'
import styles from '#arena/web/BattleCard.module.css'
import { arenaCopy, battleCopy, resetSentence, searchCopy } from '#arena/web/copy.ts'
import type { SearchControl } from '#arena/web/useSearch.ts'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { ProgressBar } from '#design/web/ProgressBar.tsx'
import { nextUtcMidnight, SECOND_MS } from '#kit/time.ts'
import { useLateModule } from '#platform/web/useLateModule.ts'
import { practiceHome } from '#practice/practicePages.ts'
import type { RatedMatch } from '#rating/ratingSeries.ts'
import type { ShownRating } from '#rating/shownRating.ts'
import { signed } from '#rating/signed.ts'
import type { Skill } from '#rating/skill.ts'
import { RatingTrend } from '#rating/web/RatingTrend.tsx'
import { SkillIcon } from '#rating/web/SkillIcon.tsx'
import { SkillTile } from '#rating/web/SkillTile.tsx'

/** Only a search that finds nobody at once needs it. */
const loadInstantPlay = () => import('#arena/web/InstantPlay.tsx')

interface BattleCardProps {
  skill: Skill
  rating: number
  standing: ShownRating
  /** Null after a rated match, and if none is known. */
  firstLevel: number | null
  /** The player's rated matches, oldest first. */
  matches: readonly RatedMatch[]
  search: SearchControl
  /** No matches are left today. Pressing the button then shows a message. */
  isLimitReached: boolean
}

export function BattleCard({ skill, rating, standing, firstLevel, matches, search, isLimitReached }: BattleCardProps) {
  const { title, korean } = battleCopy[skill]
  const own = search.current?.skill === skill ? search.current : null
  const late = useLateModule(loadInstantPlay, own !== null && offersPractice(own))
  return (
    <Card as="li" flush className={styles.card} data-skill={skill} data-searching={own !== null || undefined}>
      <div className={styles.band} aria-hidden="true">
        <SkillIcon skill={skill} size={64} />
        <span lang="ko">{korean}</span>
      </div>
      <div className={styles.body}>
        <span className={styles.tile}>
          <SkillTile skill={skill} />
        </span>
        <h3>{title}</h3>
        <div className={styles.standing}>
          <p className={styles.rating}>
            <b>{standing.rating}</b> <span>{arenaCopy.elo(skill)}</span>{' '}
            {standing.weekChange !== null && <WeekChange points={standing.weekChange} />}
          </p>
          <RatingTrend matches={matches} skill={skill} />
        </div>
        {firstLevel !== null && <p className={styles.level}>{arenaCopy.level(firstLevel)}</p>}
        {own && <SearchProgress search={own} rating={rating} />}
        {own && late && <late.InstantPlay skill={skill} />}
        <div className={styles.actions}>
          <BattleAction skill={skill} search={search} isLimitReached={isLimitReached} />
          <LinkButton href={practiceHome(skill)} inApp variant="quiet" wide aria-label={arenaCopy.practiceIn(skill)}>
            {arenaCopy.practice}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

function WeekChange({ points }: { points: number }) {
  return (
    <span className={styles.week} data-gain={points > 0 || undefined}>
      {arenaCopy.thisWeek(signed(points))}
    </span>
  )
}

function SearchProgress({ search, rating }: { search: Search; rating: number }) {
  const { searchedMs, outlook } = search
  const expected = outlook && Math.ceil(outlook.estimatedWaitMs / SECOND_MS)
  const left = secondsToSearch(searchedMs)
  return (
    <div className={styles.search}>
      <p className="num">{searchClock(searchedMs)}</p>
      <ProgressBar max={SEARCH_MS} value={Math.min(searchedMs, SEARCH_MS)} label={searchCopy.finding} />
      <p className={styles.outlook}>
        {outlook && searchCopy.wanted(rating, Math.round(outlook.band))}{' '}
        {expected !== null && expected < left && searchCopy.expected(expected)} {searchCopy.stops(left)}
      </p>
    </div>
  )
}

interface BattleActionProps {
  skill: Skill
  search: SearchControl
  isLimitReached: boolean
}

/** The same button starts and cancels the search, so that it keeps the focus. */
function BattleAction({ skill, search, isLimitReached }: BattleActionProps) {
  const { current } = search
  const isSearching = current?.skill === skill
  const button = useRef<HTMLButtonElement>(null)
  useFocusKept(button, isSearching)
  return (
    <>
      <div className={styles.pair}>
        <Button
          ref={button}
          variant={isSearching ? 'outline' : 'primary'}
          wide
          disabled={current !== null && !isSearching}
          busy={isSearching}
          onClick={() => search.start(skill)}
        >
          {isSearching ? searchCopy.finding : arenaCopy.challenge}
        </Button>
        {isSearching && (
          <Button wide onClick={search.cancel}>
            {searchCopy.cancel}
          </Button>
        )}
      </div>
      {isLimitReached && <p className={styles.reset}>{resetSentence(new Date(nextUtcMidnight(Date.now())))}</p>}
    </>
  )
}

/** When a search begins or ends, the pressed button may be removed. Then this button takes the focus. */
function useFocusKept(button: RefObject<HTMLButtonElement | null>, isSearching: boolean) {
  const was = useRef(isSearching)

  useEffect(() => {
    if (was.current === isSearching) return
    was.current = isSearching
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [button, isSearching])
}
