import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import { placedState } from '#practice/practicePages.ts'
import { placementCopy } from '#practice/web/copy.ts'
import styles from '#practice/web/KeepPage.module.css'

/** The level that five questions found; null if the player skipped them. It leads back to the onboarding. */
export function PlacementResult({ level }: { level: number | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const goOn = () => navigate('/app/arena', { state: placedState() })

  useShortcuts({ onEnter: goOn })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <main id="main" className={`page ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {level === null ? placementCopy.none : placementCopy.found(level)}
      </h1>
      <p className={styles.lead}>{level === null ? placementCopy.noneMeaning : placementCopy.meaning}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="large" onClick={goOn}>
          {placementCopy.goOn}
        </Button>
      </div>
    </main>
  )
}
