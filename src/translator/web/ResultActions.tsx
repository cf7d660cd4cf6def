import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { ListenButton } from '#speech/web/ListenButton.tsx'
import { SpeedButton } from '#speech/web/SpeedButton.tsx'
import { type SharedText, shareLink } from '#translator/shareLink.ts'
import { koreanOnly } from '#translator/untranslated.ts'
import { words } from '#translator/web/copy.ts'
import { copyText } from '#translator/web/copyText.ts'
import { keepShared } from '#translator/web/keepShared.ts'
import styles from '#translator/web/ResultActions.module.css'
import { useClipUrl } from '#translator/web/useClipUrl.ts'
import { useSave } from '#translator/web/useSave.ts'
import type { ShownVersion } from '#translator/workbenchView.ts'

interface ResultActionsProps {
  shown: ShownVersion | null
  /** What the copied link opens. */
  source: SharedText
}

/** The buttons are always there, so nothing moves; without any Korean they are disabled. */
export function ResultActions({ shown, source }: ResultActionsProps) {
  const { saved, save } = useSave(shown)
  const clipUrl = useClipUrl(shown, source.tone)
  const text = source.text.trim()
  const gaps = shown?.any.gaps ?? []
  const spoken = shown ? koreanOnly(shown.version.text, gaps) : ''

  function copyLink() {
    const link = shareLink({ ...source, text })
    if (link === null) showToast('error', words.linkTooLong)
    else {
      copyText(new URL(link, location.origin).href)
      if (shown?.own) keepShared({ ...source, text })
    }
  }

  return (
    <div className={styles.actions}>
      {spoken !== '' ? (
        <ListenButton variant="quiet" url={clipUrl} text={spoken} always />
      ) : (
        <Button variant="quiet" disabled>
          <Icon name="sound" />
          {words.listen}
        </Button>
      )}
      <SpeedButton disabled={spoken === ''} />
      <Button
        variant="quiet"
        disabled={spoken === ''}
        onClick={() => shown && copyText(shown.version.text, gaps.length > 0)}
      >
        <Icon name="copy" />
        {words.copy}
      </Button>
      <Button
        variant="quiet"
        disabled={spoken === '' || shown?.any.source === 'korean'}
        title={spoken === '' ? words.nothingToSave : undefined}
        onClick={save}
      >
        <Icon name={saved ? 'check' : 'save'} />
        {saved ? words.saved : words.save}
      </Button>
      <Button variant="quiet" disabled={text === ''} onClick={copyLink}>
        <Icon name="share" />
        {words.link}
      </Button>
    </div>
  )
}
