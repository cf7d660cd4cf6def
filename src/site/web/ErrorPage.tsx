import { useEffect } from 'react'
import { LinkButton } from '#design/web/LinkButton.tsx'
import styles from '#site/web/ErrorPage.module.css'

export function NotFoundPage() {
  return (
    <main id="main" className={`page ${styles.page}`}>
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

/** The ring of ㅎ without its two bars. */
function NotFoundArt() {
  return (
    <svg viewBox="0 0 160 160" fill="none" className={styles.art} aria-hidden="true">
      <path d="M60 14h70M15 46h130" className={styles.gone} />
      <circle cx="80" cy="111" r="32" className={styles.ring} />
    </svg>
  )
}

/** The page after a bug. If the server sent an id, it identifies the error in the server's log. */
export function ErrorPage({ errorId }: { errorId?: string | undefined }) {
  return <TryAgainPage heading="Something broke on our side." sentence={errorId && `Error ${errorId}`} />
}

/** The page when the data of the next page did not arrive. As a whole page, the service worker may have it. */
export function OfflineError() {
  useEffect(() => {
    if (navigator.serviceWorker?.controller) location.reload()
  }, [])
  return <TryAgainPage heading="You are offline." sentence="This page needs a connection." />
}

/** The page while the database cannot be reached. */
export function UnavailablePage() {
  const sentence = 'The site is busy or restarting. Please try again in a minute.'
  return <TryAgainPage heading="We’ll be back in a moment." sentence={sentence} />
}

function TryAgainPage({ heading, sentence }: { heading: string; sentence: string | undefined }) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <div>
        <h1 className={styles.plainly}>{heading}</h1>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        <LinkButton variant="primary" href="">
          Try again
        </LinkButton>
      </div>
    </main>
  )
}
