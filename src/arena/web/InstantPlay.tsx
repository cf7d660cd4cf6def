import { useEffect, useRef } from 'react'
import styles from '#arena/web/InstantPlay.module.css'
import { instantCopy } from '#arena/web/instantCopy.ts'
import { Button } from '#design/web/Button.tsx'
import { practiceCopy } from '#practice/web/copy.ts'
import { useBegin } from '#practice/web/useBegin.ts'
import { useRecordingOffer } from '#practice/web/useRecordingOffer.ts'
import type { Skill } from '#rating/skill.ts'

/** A practice duel that can begin at once: against a recorded player if there is one, otherwise against a program. Beginning it ends the search. */
export function InstantPlay({ skill }: { skill: Skill }) {
  const begin = useBegin()
  const { offer, fault } = useRecordingOffer(skill)
  const isRecorded = offer?.offered === true
  const box = useRef<HTMLDivElement>(null)
  const isKnown = offer !== undefined || fault !== null

  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a promise, which an effect must not return.
    if (isKnown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isKnown])

  if (!isKnown) return null
  return (
    <div ref={box} className={styles.offer}>
      <p>{isRecorded ? instantCopy.recording : instantCopy.partner}</p>
      <Button
        variant="primary"
        wide
        busy={begin.busy}
        busyLabel={practiceCopy.beginning}
        onClick={() => (isRecorded ? begin.recording(skill) : begin.duel(skill, null))}
      >
        {instantCopy.play}
      </Button>
    </div>
  )
}
