import { LinkButton } from '#design/web/LinkButton.tsx'
import { SITE_NAME } from '#site/siteName.ts'
import styles from '#site/web/ErrorPage.module.css'
import { NotFoundArt } from '#site/web/NotFoundArt.tsx'

export function NotFoundPage() {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <title>{`Page not found | ${SITE_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <NotFoundArt />
      <div>
        <h1>404</h1>
        <p className={styles.sentence}>Oops! Page not found</p>
        <LinkButton variant="primary" href="/">
          Return to Home
        </LinkButton>
      </div>
    </main>
  )
}

/** For a bug. The id, when the server gave one, is what its log knows the error by. */
export function ErrorPage({ errorId }: { errorId?: string | undefined }) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <title>{`Something went wrong | ${SITE_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1 className={styles.plainly}>Something broke on our side.</h1>
        {errorId && <p className={styles.sentence}>Error {errorId}</p>}
        <LinkButton variant="primary" href="">
          Try again
        </LinkButton>
      </div>
    </main>
  )
}
