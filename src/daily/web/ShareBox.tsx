import { dailyMeta } from '#daily/dailyPages.ts'
import type { Mark } from '#daily/dailyTry.ts'
import type { Grade } from '#daily/grade.ts'
import { sharedText } from '#daily/sharedText.ts'
import type { UtcDate } from '#daily/utcDate.ts'
import { resultCopy } from '#daily/web/copy.ts'
import styles from '#daily/web/ShareBox.module.css'
import { Button } from '#design/web/Button.tsx'
import { copyToClipboard } from '#design/web/copyToClipboard.ts'
import { Icon } from '#design/web/Icon.tsx'

/** The result as a text that tells no question, with buttons to copy and to share it. */
export function ShareBox(result: { date: UtcDate; grade: Grade; marks: readonly Mark[] }) {
  const text = sharedText(result)
  const link = location.origin + dailyMeta.path
  return (
    <section aria-label={resultCopy.share} className={styles.share}>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button
          onClick={() =>
            copyToClipboard(`${text}\n${link}`, { copied: resultCopy.copied, blocked: resultCopy.copyBlocked })
          }
        >
          <Icon name="copy" />
          {resultCopy.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => send(text, link)}>
            <Icon name="share" />
            {resultCopy.send}
          </Button>
        )}
      </div>
    </section>
  )
}

/** If the player closes the device's dialog, that is not an error. */
async function send(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url })
  } catch (error) {
    console.debug('the result was not shared', error)
  }
}
