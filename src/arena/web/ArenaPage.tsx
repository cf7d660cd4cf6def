import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ArenaHome } from '#arena/web/ArenaHome.tsx'
import { arenaCopy } from '#arena/web/copy.ts'
import { takeStoredPlay } from '#arena/web/storedPlay.ts'
import { useOnboarding } from '#arena/web/useOnboarding.ts'
import { useSearch } from '#arena/web/useSearch.ts'
import styles from '#arena/web/WaitingPage.module.css'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import type { Profile } from '#identity/profile.ts'
import { useOwnProfile } from '#identity/web/useOwnProfile.ts'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { type Plan, planOf } from '#plans/plans.ts'
import { useMatchesLeft } from '#plans/web/useMatchesLeft.ts'
import { useSubscription } from '#plans/web/useSubscription.ts'
import { useLateModule } from '#platform/web/useLateModule.ts'
import { useGuestDuelKept } from '#practice/web/useGuestDuelKept.ts'
import { skillToPlay } from '#rating/playState.ts'
import type { Skill } from '#rating/skill.ts'
import { focusHeading } from '#site/web/useHeadingFocus.ts'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

/** Only new players need it. */
const loadOnboarding = () => import('#arena/web/Onboarding.tsx')

/** What the section for friends needs to know about the player. */
export interface ArenaPlayer {
  /** The player's plan, if its matches for today are used up. */
  spentPlan: Plan | undefined
  /** Tells the page whether a friend may begin a match at any moment; then it listens to the player's channel. */
  onExpect: (expects: boolean) => void
}

interface ArenaPageProps {
  /** The section for playing with friends. */
  friends: (player: ArenaPlayer) => ReactNode
}

export function ArenaPage({ friends }: ArenaPageProps) {
  const user = useSignedInUser()
  const isDuelKept = useGuestDuelKept(user?.id)
  const { profile, load, showName } = useOwnProfile(isDuelKept ? user?.id : undefined)
  if (profile) return <Arena key={profile.id} profile={profile} onRenamed={showName} friends={friends} />
  return (
    <Waiting>
      {profile === null && (
        <EmptyState action={<Button onClick={load}>{arenaCopy.retry}</Button>}>{arenaCopy.profileMissing}</EmptyState>
      )}
    </Waiting>
  )
}

/** Until the page is known. @param children what to say instead */
function Waiting({ children }: { children?: ReactNode }) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <WaitingHeading>{arenaCopy.choose}</WaitingHeading>
      {children || <Spinner label={arenaCopy.loading} />}
    </main>
  )
}

/** Searches at once if the page that leads here asks for it. */
function useFirstSearch(start: (skill: Skill) => void) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const newest = useRef(start)
  newest.current = start

  useEffect(() => {
    const skill = skillToPlay(state) ?? takeStoredPlay()
    if (!skill) return
    // Going back to this page does not search again.
    navigate('.', { replace: true, state: null })
    newest.current(skill)
  }, [state, navigate])
}

/** Whether it is or has been so. A search that found nobody, or was canceled, does not bring the onboarding back in this visit. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return now || ever
}

/** When the onboarding ends, the button that was pressed is gone. */
function useFocusAfter(isNew: boolean) {
  const wasNew = useRef(isNew)

  useEffect(() => {
    if (wasNew.current && !isNew) focusHeading()
    wasNew.current = isNew
  }, [isNew])
}

interface ArenaProps {
  profile: Profile
  onRenamed: (displayName: string) => void
}

/** The arena of one player; a new player goes through the onboarding first. */
function Arena({ profile, onRenamed, friends }: ArenaPageProps & ArenaProps) {
  const onboarding = useOnboarding(profile)
  const { readsHangul: reads_hangul, dailyGoal: daily_goal_minutes } = onboarding
  const asSaid = useMemo(
    () => ({ ...profile, reads_hangul, daily_goal_minutes }),
    [profile, reads_hangul, daily_goal_minutes],
  )
  const { subscription, isConfirmed } = useSubscription(profile.id)
  const plan = subscription && isConfirmed ? planOf(subscription) : undefined
  const left = useMatchesLeft(profile.id, plan)
  const spentPlan = left === 0 ? plan : undefined
  const [expectsFriend, setExpectsFriend] = useState(false)
  const search = useSearch(profile.id, spentPlan, expectsFriend)

  useFirstSearch(search.start)

  function endOnboarding(first?: Skill) {
    onboarding.end()
    if (first) search.start(first)
  }

  const hasSearched = useEver(search.current !== null)
  const isNew = !onboarding.isOver && !hasSearched
  useFocusAfter(isNew)
  const late = useLateModule(loadOnboarding, isNew)
  if (!isNew) {
    return (
      <ArenaHome profile={asSaid} plan={plan} left={left} search={search}>
        {friends({ spentPlan, onExpect: setExpectsFriend })}
      </ArenaHome>
    )
  }
  return late ? (
    <late.Onboarding profile={profile} onRenamed={onRenamed} control={onboarding} onEnd={endOnboarding} />
  ) : (
    <Waiting />
  )
}
