import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { practiceHome } from '#practice/practicePages.ts'
import { practiceCopy } from '#practice/web/copy.ts'
import styles from '#practice/web/WhatNext.module.css'
import type { Skill } from '#rating/skill.ts'

interface WhatNextProps {
  skill: Skill
  /** Labels of the two buttons. */
  again: string
  other: string
  busy: boolean
  onAgain: () => void
}

/** What to do after a practice. */
export function WhatNext({ skill, again, other, busy, onAgain }: WhatNextProps) {
  return (
    <div className={styles.actions}>
      <Button variant="primary" size="large" busy={busy} busyLabel={practiceCopy.beginning} onClick={onAgain}>
        {again}
      </Button>
      <LinkButton href={practiceHome(skill)} inApp>
        {other}
      </LinkButton>
      <LinkButton href="/app/arena" inApp variant="quiet">
        {practiceCopy.back}
      </LinkButton>
    </div>
  )
}
