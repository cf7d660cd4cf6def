import { profileMeta } from '#identity/profilePage.ts'
import { ProfilePage } from '#identity/web/ProfilePage.tsx'
import { MatchHistoryPanel } from '#progress/web/MatchHistoryPanel.tsx'
import styles from '#progress/web/ProfilePanels.module.css'
import { WeakSpotsPanel } from '#progress/web/WeakSpotsPanel.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(profileMeta)

export default function ProfileRoute() {
  return (
    <ProfilePage>
      <div className={styles.columns}>
        <MatchHistoryPanel />
        <WeakSpotsPanel />
      </div>
    </ProfilePage>
  )
}
