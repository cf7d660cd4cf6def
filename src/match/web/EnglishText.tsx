import { useId, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { questionCopy } from '#match/web/copy.ts'
import styles from '#match/web/EnglishText.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** The English of a Korean task and what it shows, which the reader may ask for. */
export function EnglishText({ text }: { text: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.english}>
      <Button variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? questionCopy.hideEnglish : questionCopy.showEnglish}
      </Button>
      <p id={id} hidden={!open}>
        <MixedText text={text} />
      </p>
    </div>
  )
}
