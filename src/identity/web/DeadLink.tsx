import { Button } from '#design/web/Button.tsx'
import type { AccountFailure } from '#identity/accountFailure.ts'
import type { LinkType } from '#identity/web/copy.ts'
import { FailureNotice } from '#identity/web/FailureNotice.tsx'
import { LinkRequest } from '#identity/web/LinkRequest.tsx'

/** For a link that cannot be used: offers a new link by email, or a retry if the service could not be reached. */
export function DeadLink({ type, failure }: { type: LinkType; failure: AccountFailure }) {
  return (
    <>
      <div role="alert">
        <FailureNotice failure={failure} />
      </div>
      {failure.refusal === 'account/link-spent' ? (
        <LinkRequest type={type} />
      ) : (
        <Button onClick={() => location.reload()}>Try again</Button>
      )}
    </>
  )
}
