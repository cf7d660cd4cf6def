import { Spinner } from '#design/web/Spinner.tsx'
import { AccountPage } from '#identity/web/AccountPage.tsx'
import { linkCopy, recoverCopy } from '#identity/web/copy.ts'
import { DeadLink } from '#identity/web/DeadLink.tsx'
import { NewPasswordForm } from '#identity/web/NewPasswordForm.tsx'
import { SignInLink } from '#identity/web/SignInLink.tsx'
import { useEmailLink } from '#identity/web/useEmailLink.ts'

/** The page that the link in a recovery email opens. */
export function RecoveryLink() {
  const { tokenHash, link } = useEmailLink('recovery')
  return (
    <AccountPage title={recoverCopy.title} lead={link?.ok && recoverCopy.chooseLead} foot={<SignInLink />}>
      {!link && <Spinner label={linkCopy.checking} />}
      {link && !link.ok && <DeadLink type="recovery" failure={link.refusal} />}
      {link?.ok && <NewPasswordForm email={link.value.email} tokenHash={tokenHash} />}
    </AccountPage>
  )
}
