import { profilePage } from '#identity/profilePage.ts'
import { ProfilePage } from '#identity/web/ProfilePage.tsx'
import { MatchHistoryPanel } from '#progress/web/MatchHistoryPanel.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(profilePage)

export default function ProfileRoute() {
  return (
    <ProfilePage>
      <MatchHistoryPanel />
    </ProfilePage>
  )
}
