import { type ReactNode, useEffect, useRef } from 'react'
import styles from '#lessons/web/StepScreen.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

interface TaskProps {
  /** What to do. */
  children: string
  /** Below it: the sentence or word that it is about. */
  about?: ReactNode
  /** Whether it takes the focus when it appears, so that it is read out. */
  takesFocus?: boolean
}

/** The task of an exercise. */
export function Task({ children, about, takesFocus = true }: TaskProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <div className={styles.task}>
      <h2 ref={heading} tabIndex={-1}>
        <MixedText text={children} />
      </h2>
      {about}
    </div>
  )
}
