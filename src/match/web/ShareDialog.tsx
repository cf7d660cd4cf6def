import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { copyToClipboard } from '#design/web/copyToClipboard.ts'
import { Dialog } from '#design/web/Dialog.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { drawResult, PICTURE } from '#match/web/drawResult.ts'
import { shareCopy } from '#match/web/resultCopy.ts'
import styles from '#match/web/ShareDialog.module.css'
import type { SharedResult } from '#match/web/sharedResult.ts'
import { saveFile } from '#platform/web/saveFile.ts'

const PNG = 'image/png'

/** A picture of the own result, to be shared where the device can, else to be saved; and the link that goes with it. */
export function ShareDialog({ result, onClose }: { result: SharedResult; onClose: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<File>()
  const text = shareCopy.sentence(result.skill, result.headline)
  const link = `${location.origin}/`

  useEffect(() => {
    if (!canvas.current) return
    pictureOf(canvas.current, result).then(setPicture, (error: unknown) => {
      console.error('drawing the result', error)
      showToast('error', shareCopy.failed)
    })
  }, [result])

  return (
    <Dialog
      open
      onClose={onClose}
      title={shareCopy.title}
      actions={
        <>
          <Button onClick={() => copyToClipboard(link, { copied: shareCopy.copied, blocked: shareCopy.copyBlocked })}>
            <Icon name="copy" />
            {shareCopy.copyLink}
          </Button>
          {picture && canShare(picture) ? (
            <Button variant="primary" onClick={() => share(picture, text, link)}>
              <Icon name="share" />
              {shareCopy.share}
            </Button>
          ) : (
            <Button variant="primary" busy={!picture} onClick={() => picture && saveFile(picture.name, PNG, picture)}>
              <Icon name="save" />
              {shareCopy.save}
            </Button>
          )}
        </>
      }
    >
      <canvas
        ref={canvas}
        {...PICTURE}
        role="img"
        aria-label={`${text} ${result.rating}.`}
        className={styles.picture}
      />
    </Dialog>
  )
}

async function pictureOf(canvas: HTMLCanvasElement, result: SharedResult): Promise<File> {
  await drawResult(canvas, result)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, PNG))
  if (!blob) throw new Error('The canvas gave no picture')
  return new File([blob], shareCopy.file, { type: PNG })
}

function canShare(picture: File): boolean {
  return navigator.canShare?.({ files: [picture] }) ?? false
}

/** Closing the device's own dialog is no fault. */
async function share(picture: File, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ files: [picture], text, url })
  } catch (error) {
    console.debug('the result was not shared', error)
  }
}
