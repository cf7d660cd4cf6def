import { useEffect, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import { copyToClipboard } from '#design/web/copyToClipboard.ts'
import { Icon } from '#design/web/Icon.tsx'
import styles from '#identity/web/SecondStep.module.css'
import { secondStepPanelCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import { saveFile } from '#platform/web/saveFile.ts'

/** New recovery codes, shown this once. The heading takes the focus when it appears. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = codes.map(grouped)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.step}>
      <h3 ref={heading} tabIndex={-1}>
        {copy.codesTitle}
      </h3>
      <p>{copy.codesLead}</p>
      <ul className={styles.codes}>
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => copyToClipboard(shown.join('\n'), copy.codesCopy)}>
          <Icon name="copy" />
          {copy.copyCodes}
        </Button>
        <Button onClick={() => saveFile('hanpan-recovery-codes.txt', 'text/plain', `${shown.join('\n')}\n`)}>
          {copy.downloadCodes}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {copy.codesDone}
        </Button>
      </div>
    </section>
  )
}

/** In groups of four, as they are easier to read and type. */
export function grouped(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
