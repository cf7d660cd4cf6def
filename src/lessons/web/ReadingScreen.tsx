import { useEffect, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import { Blocks } from '#learn/web/Blocks.tsx'
import { InlineText } from '#learn/web/InlineText.tsx'
import type { StepView } from '#lessons/lessonContract.ts'
import { playerCopy } from '#lessons/web/copy.ts'
import styles from '#lessons/web/StepScreen.module.css'
import { ListenButton } from '#speech/web/ListenButton.tsx'

type Reading = Extract<StepView, { kind: 'text' | 'example' }>

/** A text, or an example to hear. */
export function ReadingScreen({ step, onDone }: { step: Reading; onDone: () => void }) {
  const top = useRef<HTMLElement>(null)

  useShortcuts({ onEnter: onDone })
  useEffect(() => top.current?.focus({ preventScroll: true }), [])

  return (
    <div className={styles.screen}>
      <section
        ref={top}
        tabIndex={-1}
        aria-label={step.kind === 'example' ? playerCopy.example : undefined}
        className={styles.reading}
      >
        {step.kind === 'text' ? <Blocks blocks={step.blocks} /> : <Example step={step} />}
      </section>
      <div className={styles.next}>
        <Button variant="primary" size="large" onClick={onDone}>
          {playerCopy.continue}
        </Button>
      </div>
    </div>
  )
}

function Example({ step }: { step: Extract<Reading, { kind: 'example' }> }) {
  const { korean, romanization, english, note, audio_url } = step
  return (
    <>
      <p lang="ko" className={styles.korean}>
        {korean}
      </p>
      <p className={styles.romanization}>{romanization}</p>
      <p className={styles.english}>{english}</p>
      {note && (
        <p className={styles.note}>
          <InlineText nodes={note} />
        </p>
      )}
      <p>
        <ListenButton url={audio_url} text={korean} variant="outline" />
      </p>
    </>
  )
}
