import { Badge } from '#design/web/Badge.tsx'
import { Card } from '#design/web/Card.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { type Stat, StatStrip } from '#design/web/StatStrip.tsx'
import { UNNAMED } from '#identity/displayName.ts'
import { type Profile, winRate } from '#identity/profile.ts'
import { DisplayNameEditor } from '#identity/web/DisplayNameEditor.tsx'
import styles from '#identity/web/ProfileCard.module.css'
import { chooseNameCopy, profileCopy, statCopy } from '#identity/web/profileCopy.ts'
import { planOf } from '#plans/plans.ts'
import { useMatchesLeft } from '#plans/web/useMatchesLeft.ts'
import { useSubscription } from '#plans/web/useSubscription.ts'

interface ProfileCardProps {
  profile: Profile
  onRenamed: (displayName: string) => void
}

/** The player's name, plan and statistics. */
export function ProfileCard({ profile, onRenamed }: ProfileCardProps) {
  const { subscription } = useSubscription(profile.id)
  const plan = subscription && planOf(subscription)
  const left = useMatchesLeft(profile.id, plan)
  const isSubscriber = subscription?.subscribed ?? false
  return (
    <Card as="section" flush aria-label={profile.display_name || UNNAMED}>
      <div className="saekdong" aria-hidden="true" />
      <div className={styles.identity}>
        <span className={styles.avatar} aria-hidden="true">
          {initialOf(profile.display_name || UNNAMED)}
        </span>
        <div className={styles.name}>
          <DisplayNameEditor userId={profile.id} displayName={profile.display_name} onRenamed={onRenamed} />
          {profile.name_chosen_at === null && <p className="small muted">{chooseNameCopy.notChosen}</p>}
          <Badge strong={isSubscriber}>{plan?.name ?? '—'} plan</Badge>
        </div>
        <LinkButton href="/pricing" variant={isSubscriber ? 'outline' : 'primary'} className={styles.plan}>
          {isSubscriber ? profileCopy.managePlan : profileCopy.upgrade}
        </LinkButton>
      </div>
      <StatStrip stats={statsOf(profile, left)} className={styles.stats ?? ''} />
    </Card>
  )
}

function statsOf(profile: Profile, left: number | null | undefined): Stat[] {
  return [
    { name: statCopy.matches, value: profile.total_matches },
    { name: statCopy.wins, value: profile.wins },
    { name: statCopy.winRate, value: `${winRate(profile)}%` },
    { name: statCopy.streak, value: profile.current_streak },
    { name: statCopy.bestStreak, value: profile.best_streak },
    { name: statCopy.matchesLeft, value: left === null ? '∞' : left },
  ]
}

function initialOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? ''
}
