import { profilePage } from '#identity/profilePage.ts'
import { accountMeta } from '#identity/web/accountMeta.ts'
import { ProfilePage } from '#identity/web/ProfilePage.tsx'

export const meta = accountMeta(profilePage)

export default ProfilePage
