import { useSearchParams } from 'react-router'
import { recoverMeta } from '#identity/accountPages.ts'
import { AccountPage } from '#identity/web/AccountPage.tsx'
import { recoverCopy } from '#identity/web/copy.ts'
import { LinkRequest } from '#identity/web/LinkRequest.tsx'
import { RecoveryLink } from '#identity/web/RecoveryLink.tsx'
import { SignInLink } from '#identity/web/SignInLink.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(recoverMeta)

/** Without a link, offers to send one by email. With a link, asks for the new password. */
export default function RecoverRoute() {
  const [query] = useSearchParams()
  if (query.has('token_hash')) return <RecoveryLink />
  return (
    <AccountPage title={recoverCopy.title} lead={recoverCopy.lead} foot={<SignInLink />}>
      <LinkRequest type="recovery" />
    </AccountPage>
  )
}
