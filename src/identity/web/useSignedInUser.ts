import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#platform/web/session.ts'

/** The user of a screen for players; undefined until known. Visitors are sent to sign in. */
export function useSignedInUser(): { id: string; email: string } | undefined {
  const { status, user } = useSession()
  const navigate = useNavigate()

  useEffect(() => {
    if (status === 'signedOut') navigate('/auth', { replace: true })
  }, [status, navigate])

  return user
}
