import { useEffect, useRef } from 'react'
import { FRIENDS_ANCHOR } from '#arena/arenaPages.ts'
import styles from '#arena/web/NoOpponentCard.module.css'
import { noOpponentCopy } from '#arena/web/noOpponentCopy.ts'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { practiceHome } from '#practice/practicePages.ts'
import type { Skill } from '#rating/skill.ts'

interface NoOpponentCardProps {
  /** The skill of the search. */
  skill: Skill
  onRetry: () => void
  onDismiss: () => void
}

/** What a player can do after a search without an opponent. It stays until the player chooses. */
export function NoOpponentCard({ skill, onRetry, onDismiss }: NoOpponentCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (isFocusFree()) heading.current?.focus({ preventScroll: true })
    // In newer browsers `scrollIntoView` returns a promise, which an effect must not return.
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <Card as="section" ref={card} aria-labelledby="no-opponent" className={styles.card}>
      <div className={styles.head}>
        <h3 ref={heading} id="no-opponent" tabIndex={-1}>
          {noOpponentCopy.title(skill)}
        </h3>
        <Button variant="icon" aria-label={noOpponentCopy.dismiss} onClick={onDismiss}>
          <Icon name="clear" size={16} />
        </Button>
      </div>
      <p>{noOpponentCopy.lead}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={onRetry}>
          {noOpponentCopy.retry}
        </Button>
        <LinkButton href={practiceHome(skill)} inApp>
          {noOpponentCopy.practice}
        </LinkButton>
        <LinkButton href={`#${FRIENDS_ANCHOR}`}>{noOpponentCopy.friend}</LinkButton>
      </div>
    </Card>
  )
}

/** Whether the player is still where the search was, so that the focus may move to what came of it. */
function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('li[data-skill]') != null
}
