import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { ListenButton } from '#speech/web/ListenButton.tsx'
import { SpeedButton } from '#speech/web/SpeedButton.tsx'
import { type SharedText, shareLink } from '#translator/shareLink.ts'
import { failureSentence, words } from '#translator/web/copy.ts'
import { copyText } from '#translator/web/copyText.ts'
import styles from '#translator/web/ResultActions.module.css'
import { useClipUrl } from '#translator/web/useClipUrl.ts'
import { useSave } from '#translator/web/useSave.ts'
import type { ShownVersion } from '#translator/workbenchView.ts'

interface ResultActionsProps {
  shown: ShownVersion | null
  /** What a link opens again. */
  source: SharedText
}

/** Always there and always pressable, so nothing moves; without a result each says what is missing. */
export function ResultActions({ shown, source }: ResultActionsProps) {
  const { saved, save } = useSave(shown)
  const clipUrl = useClipUrl(shown, source.tone)

  function copyResult() {
    if (shown) copyText(shown.version.text)
    else showToast('info', words.nothingToCopy)
  }

  function copyLink() {
    const text = source.text.trim()
    const link = shareLink({ ...source, text })
    if (text === '') showToast('info', failureSentence({ kind: 'empty' }))
    else if (link === null) showToast('error', words.linkTooLong)
    else copyText(new URL(link, location.origin).href)
  }

  return (
    <div className={styles.actions}>
      {shown ? (
        <ListenButton variant="quiet" url={clipUrl} text={shown.version.text} always />
      ) : (
        <Button variant="quiet" onClick={() => showToast('info', words.nothingToHear)}>
          <Icon name="sound" />
          {words.listen}
        </Button>
      )}
      <SpeedButton />
      <Button variant="quiet" onClick={copyResult}>
        <Icon name="copy" />
        {words.copy}
      </Button>
      <Button variant="quiet" onClick={save}>
        <Icon name={saved ? 'check' : 'save'} />
        {saved ? words.saved : words.save}
      </Button>
      <Button variant="quiet" onClick={copyLink}>
        <Icon name="share" />
        {words.link}
      </Button>
    </div>
  )
}
