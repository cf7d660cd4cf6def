import { useEffect, useState } from 'react'

const MAILBOX = '/dev/mailbox'
/** The hosts on which the server has its mailbox page. On others, a request for it would fail. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** The page that shows emails while no mail server is configured; undefined if there is none. */
export function useMailbox(): string | undefined {
  const [exists, setExists] = useState(false)

  useEffect(() => {
    if (!LOCAL_HOSTS.includes(location.hostname)) return
    fetch(MAILBOX, { method: 'HEAD' }).then(
      (answer) => setExists(answer.ok),
      () => setExists(false),
    )
  }, [])

  return exists ? MAILBOX : undefined
}
