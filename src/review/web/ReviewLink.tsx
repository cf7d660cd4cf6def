import { useEffect, useState } from 'react'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { sendWaitingCalls } from '#offline/web/sendWaitingCalls.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import type { ReviewCounts } from '#review/reviewContract.ts'
import { reviewMeta } from '#review/reviewPages.ts'
import { linkCopy } from '#review/web/copy.ts'

/** The way to the review, with how many cards are due. */
export function ReviewLink() {
  const [due, setDue] = useState(0)

  useEffect(() => {
    // What was done offline counts, too.
    const counting = sendWaitingCalls().then(() => callFunction<ReviewCounts>('review-counts'))
    counting.then(
      (counts) => setDue(counts.due),
      (error: unknown) => console.warn('could not count the due cards', error),
    )
  }, [])

  return (
    <LinkButton href={reviewMeta.path} inApp variant="outline">
      {due === 0 ? linkCopy.none : linkCopy.due(due)}
    </LinkButton>
  )
}
