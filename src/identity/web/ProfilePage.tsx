import type { ReactNode } from 'react'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { PageHead } from '#design/web/PageHead.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import type { Profile } from '#identity/profile.ts'
import { AccountPanel } from '#identity/web/AccountPanel.tsx'
import { ActivityPanel } from '#identity/web/ActivityPanel.tsx'
import { ProfileCard } from '#identity/web/ProfileCard.tsx'
import styles from '#identity/web/ProfilePage.module.css'
import { profileCopy } from '#identity/web/profileCopy.ts'
import { SignInPanel } from '#identity/web/SignInPanel.tsx'
import { useOwnProfile } from '#identity/web/useOwnProfile.ts'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { RatingPanel } from '#rating/web/RatingPanel.tsx'

interface ProfilePageProps {
  /** Panels of other features, between the ratings and the account. */
  children: ReactNode
}

export function ProfilePage({ children }: ProfilePageProps) {
  const user = useSignedInUser()
  const { profile, showName } = useOwnProfile(user?.id)
  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageHead title={profileCopy.heading}>
        <LinkButton href="/app/arena" inApp variant="quiet">
          {profileCopy.back}
        </LinkButton>
      </PageHead>
      <ProfileBody profile={profile} onRenamed={showName}>
        {children}
      </ProfileBody>
    </main>
  )
}

interface ProfileBodyProps extends ProfilePageProps {
  profile: Profile | null | undefined
  onRenamed: (displayName: string) => void
}

function ProfileBody({ profile, onRenamed, children }: ProfileBodyProps) {
  if (profile === undefined) {
    return (
      <div className={styles.waiting}>
        <Spinner label={profileCopy.loading} />
      </div>
    )
  }
  if (profile === null) {
    const back = (
      <LinkButton href="/app/arena" inApp variant="primary">
        {profileCopy.back}
      </LinkButton>
    )
    return <EmptyState action={back}>{profileCopy.missing}</EmptyState>
  }
  const { elo_vocab: vocab, elo_grammar: grammar, elo_listening: listening } = profile
  return (
    <>
      <ProfileCard profile={profile} onRenamed={onRenamed} />
      <RatingPanel userId={profile.id} began={Date.parse(profile.created_at)} ratings={{ vocab, grammar, listening }} />
      {children}
      <SignInPanel />
      <ActivityPanel />
      <AccountPanel user={profile} />
    </>
  )
}
