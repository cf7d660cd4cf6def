import { reviewMeta } from '#review/reviewPages.ts'
import { ReviewPage } from '#review/web/ReviewPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(reviewMeta)

export default function ReviewRoute() {
  return <ReviewPage />
}
