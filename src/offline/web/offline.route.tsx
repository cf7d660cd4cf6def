import { LinkButton } from '#design/web/LinkButton.tsx'
import { offlineCopy } from '#offline/web/copy.ts'
import styles from '#offline/web/OfflinePage.module.css'
import type { PageHandle } from '#site/pageHandle.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const handle: PageHandle = { hydrate: false, bar: 'none', frame: false }

export const meta = webPageMeta({
  title: offlineCopy.heading,
  description: 'Review and lessons work without a connection.',
  path: '/app/offline',
})

/** What the service worker shows in place of a page of the app that needs a connection. */
export default function OfflineRoute() {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <h1>{offlineCopy.heading}</h1>
      <p>{offlineCopy.lead}</p>
      <p className={styles.links}>
        <LinkButton href="/app/review" variant="primary" size="large">
          {offlineCopy.review}
        </LinkButton>
        <LinkButton href="/app/lessons" variant="primary" size="large">
          {offlineCopy.lessons}
        </LinkButton>
        <LinkButton href="" variant="quiet" size="large">
          {offlineCopy.retry}
        </LinkButton>
      </p>
    </main>
  )
}
