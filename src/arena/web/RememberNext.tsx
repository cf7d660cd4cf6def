import { useNextThing } from '#arena/web/useNextThing.ts'
import type { Profile } from '#identity/profile.ts'
import { useOwnProfile } from '#identity/web/useOwnProfile.ts'
import { planOf } from '#plans/plans.ts'
import { useMatchesLeft } from '#plans/web/useMatchesLeft.ts'
import { useSubscription } from '#plans/web/useSubscription.ts'
import { useSession } from '#platform/web/session.ts'

/** Shows nothing: finds out what is next for a user who has just signed in, so that the landing page can say it. */
export function RememberNext() {
  const { user } = useSession()
  return user ? <OfUser key={user.id} userId={user.id} /> : null
}

function OfUser({ userId }: { userId: string }) {
  const { profile } = useOwnProfile(userId)
  return profile ? <OfPlayer profile={profile} /> : null
}

function OfPlayer({ profile }: { profile: Profile }) {
  const { subscription, isConfirmed } = useSubscription(profile.id)
  const left = useMatchesLeft(profile.id, subscription && isConfirmed ? planOf(subscription) : undefined)
  useNextThing(profile, left)
  return null
}
