import { copyToClipboard } from '#design/web/copyToClipboard.ts'
import { words } from '#translator/web/copy.ts'

/** Copies a text to the clipboard, and says so. */
export function copyText(text: string): Promise<void> {
  return copyToClipboard(text, { copied: words.copied, blocked: words.copyBlocked })
}
