import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#platform/web/session.ts'

/** The signed-in user; undefined until known. A visitor is redirected to the sign-in page. */
export function useSignedInUser(): { id: string; email: string } | undefined {
  const { status, user } = useSession()
  const navigate = useNavigate()

  useEffect(() => {
    if (status === 'signedOut') navigate('/auth', { replace: true })
  }, [status, navigate])

  return user
}
