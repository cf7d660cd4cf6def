import { panelCopy } from '#challenge/web/copy.ts'
import { Button } from '#design/web/Button.tsx'
import { copyToClipboard } from '#design/web/copyToClipboard.ts'
import { Icon } from '#design/web/Icon.tsx'

/** Copies a link and, where the device has a dialog for that, shares it. */
export function LinkActions({ link, shareText }: { link: string; shareText: string }) {
  return (
    <>
      <Button onClick={() => copyToClipboard(link, { copied: panelCopy.copied, blocked: panelCopy.copyBlocked })}>
        <Icon name="copy" />
        {panelCopy.copy}
      </Button>
      {'share' in navigator && (
        <Button onClick={() => share(link, shareText)}>
          <Icon name="share" />
          {panelCopy.share}
        </Button>
      )}
    </>
  )
}

/** If the player closes the device's dialog, no message is needed. */
function share(url: string, text: string) {
  navigator.share({ url, text }).catch((error: unknown) => console.warn('could not share the challenge', error))
}
