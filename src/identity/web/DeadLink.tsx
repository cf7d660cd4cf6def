import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import type { AccountFailure } from '#identity/accountFailure.ts'
import { changeEmailCopy, type LinkType } from '#identity/web/copy.ts'
import { FailureNotice } from '#identity/web/FailureNotice.tsx'
import { LinkRequest } from '#identity/web/LinkRequest.tsx'

/** For a link that cannot be used: says how to get a new one, or offers a retry if the service could not be reached. */
export function DeadLink({ type, failure }: { type: LinkType; failure: AccountFailure }) {
  return (
    <>
      <div role="alert">
        <FailureNotice failure={failure} />
      </div>
      <NextTry type={type} isSpent={failure.refusal === 'account/link-spent'} />
    </>
  )
}

function NextTry({ type, isSpent }: { type: LinkType; isSpent: boolean }) {
  if (!isSpent) return <Button onClick={() => location.reload()}>Try again</Button>
  if (type !== 'email_change') return <LinkRequest type={type} />
  return <LinkButton href="/profile">{changeEmailCopy.askAgain}</LinkButton>
}
