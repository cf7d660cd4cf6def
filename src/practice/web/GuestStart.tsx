import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { useSession } from '#platform/web/session.ts'
import { LEARNED } from '#practice/guestRating.ts'
import styles from '#practice/web/GuestStart.module.css'
import { guestCopy } from '#practice/web/guestCopy.ts'
import { useGuestBegin } from '#practice/web/useGuestBegin.ts'

/** Two quick questions about the visitor. The answers begin the duel. */
export function GuestStart() {
  const [readsHangul, setReadsHangul] = useState(false)
  const { busy, begin } = useGuestBegin()

  useEffect(loadKoreanFonts, [])
  useOnlyVisitors()

  return (
    <main id="main" className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{guestCopy.title}</h1>
        <p>{guestCopy.lead}</p>
      </header>
      {readsHangul ? (
        <Choice title={guestCopy.learned} isNext>
          {LEARNED.map((learned) => (
            <Button key={learned} size="large" wide busy={busy} onClick={() => begin({ reads_hangul: true, learned })}>
              {guestCopy.learnedOptions[learned]}
            </Button>
          ))}
        </Choice>
      ) : (
        <Choice title={guestCopy.reads} sample="한국">
          <Button size="large" wide busy={busy} onClick={() => setReadsHangul(true)}>
            {guestCopy.yes}
          </Button>
          <Button size="large" wide busy={busy} onClick={() => begin({ reads_hangul: false })}>
            {guestCopy.no}
          </Button>
        </Choice>
      )}
      <output className={styles.busy}>{busy && guestCopy.beginning}</output>
    </main>
  )
}

/** A player with an account has the Arena. */
function useOnlyVisitors() {
  const { status } = useSession()
  const navigate = useNavigate()

  useEffect(() => {
    if (status === 'signedIn') navigate('/app/arena', { replace: true })
  }, [status, navigate])
}

interface ChoiceProps {
  title: string
  /** Korean that the question is about. */
  sample?: string
  /** Whether the question replaces another one, and so takes the focus. */
  isNext?: boolean
  /** The answers. */
  children: ReactNode
}

function Choice({ title, sample, isNext = false, children }: ChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (isNext) heading.current?.focus({ preventScroll: true })
  }, [isNext])

  return (
    <Card className={styles.choice}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {sample && (
        <p lang="ko" className={styles.sample}>
          {sample}
        </p>
      )}
      {children}
    </Card>
  )
}
