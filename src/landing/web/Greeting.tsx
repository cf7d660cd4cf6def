import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import styles from '#landing/web/Greeting.module.css'
import { playState } from '#rating/playState.ts'
import { SKILLS } from '#rating/skill.ts'
import { greetingIn } from '#site/greeting.ts'

/** Greets a user who has just confirmed their account, with one button: to the page that they wanted, or to their first match. */
export function Greeting() {
  const greeting = greetingIn(useLocation().state)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  if (!greeting) return null
  const { name, left } = greeting
  return (
    <section className={`page ${styles.greeting}`} aria-labelledby="greeting">
      <div>
        <h2 id="greeting" ref={heading} tabIndex={-1}>
          Welcome, {name}.
        </h2>
        <p>Your account is ready.</p>
      </div>
      <Button
        variant="primary"
        size="large"
        onClick={() => navigate(left ?? '/app/arena', left === null ? { state: playState(SKILLS[0]) } : {})}
      >
        {left === null ? 'Play your first match' : 'Go on where you left off'}
      </Button>
    </section>
  )
}
