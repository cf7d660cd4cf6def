import { Spinner } from '#design/web/Spinner.tsx'
import { confirmMeta } from '#identity/accountPages.ts'
import { AccountPage } from '#identity/web/AccountPage.tsx'
import { ConfirmForm } from '#identity/web/ConfirmForm.tsx'
import { confirmCopy, linkCopy } from '#identity/web/copy.ts'
import { DeadLink } from '#identity/web/DeadLink.tsx'
import { SignInLink } from '#identity/web/SignInLink.tsx'
import { useEmailLink } from '#identity/web/useEmailLink.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(confirmMeta)

/** The page that the link in a sign-up email opens. */
export default function ConfirmRoute() {
  const { tokenHash, link } = useEmailLink('signup')
  return (
    <AccountPage title={confirmCopy.title} foot={<SignInLink />}>
      {!link && <Spinner label={linkCopy.checking} />}
      {link && !link.ok && <DeadLink type="signup" failure={link.refusal} />}
      {link?.ok && <ConfirmForm email={link.value.email} tokenHash={tokenHash} />}
    </AccountPage>
  )
}
