import { copyToClipboard } from '#design/web/copyToClipboard.ts'
import { words } from '#translator/web/copy.ts'

/** Copies a text to the clipboard, and says so. `hasGaps`: parts of it are still English. */
export function copyText(text: string, hasGaps = false): Promise<void> {
  return copyToClipboard(text, { copied: hasGaps ? words.copiedPartly : words.copied, blocked: words.copyBlocked })
}
