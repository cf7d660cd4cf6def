import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { redirectMeta } from '#arena/arenaPages.ts'
import { arenaCopy } from '#arena/web/copy.ts'
import styles from '#arena/web/WaitingPage.module.css'
import { Spinner } from '#design/web/Spinner.tsx'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(redirectMeta)

/** /app: players go on to the arena, visitors to the sign-in page. */
export default function RedirectRoute() {
  const user = useSignedInUser()
  const navigate = useNavigate()

  useEffect(() => {
    if (user) navigate('/app/arena', { replace: true })
  }, [user, navigate])

  return (
    <main id="main" className={`page ${styles.page}`}>
      <h1 className="vh">{redirectMeta.title}</h1>
      <Spinner label={arenaCopy.entering} />
    </main>
  )
}
