import { Spinner } from '#design/web/Spinner.tsx'
import { changeEmailMeta } from '#identity/accountPages.ts'
import { AccountPage } from '#identity/web/AccountPage.tsx'
import { ChangeEmailForm } from '#identity/web/ChangeEmailForm.tsx'
import { changeEmailCopy, linkCopy } from '#identity/web/copy.ts'
import { DeadLink } from '#identity/web/DeadLink.tsx'
import { useEmailLink } from '#identity/web/useEmailLink.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(changeEmailMeta)

/** The page that each of the two links of a change of the email address opens. */
export default function ChangeEmailRoute() {
  const { tokenHash, link } = useEmailLink('email_change')
  return (
    <AccountPage title={changeEmailCopy.title}>
      {!link && <Spinner label={linkCopy.checking} />}
      {link && !link.ok && <DeadLink type="email_change" failure={link.refusal} />}
      {link?.ok && <ChangeEmailForm email={link.value.email} tokenHash={tokenHash} />}
    </AccountPage>
  )
}
