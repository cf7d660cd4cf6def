import type { ReactNode } from 'react'
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

interface ErrorPageProps {
  /** If the server sent it, it identifies the error in the server's log. */
  errorId?: string | undefined
}

/** The page after a bug. */
export function ErrorPage({ errorId }: ErrorPageProps) {
  return <TryAgainPage heading="Something broke on our side." errorId={errorId} />
}

/** The page while the database cannot be reached. */
export function UnavailablePage({ errorId }: ErrorPageProps) {
  return (
    <TryAgainPage heading="We’ll be back in a moment." errorId={errorId}>
      <p className={styles.sentence}>The site is busy or restarting. Nothing is lost. Please try again in a minute.</p>
    </TryAgainPage>
  )
}

function TryAgainPage({ heading, errorId, children }: ErrorPageProps & { heading: string; children?: ReactNode }) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <div>
        <h1 className={styles.plainly}>{heading}</h1>
        {children}
        {errorId && <p className={styles.sentence}>Error {errorId}</p>}
        <LinkButton variant="primary" href="">
          Try again
        </LinkButton>
      </div>
    </main>
  )
}
