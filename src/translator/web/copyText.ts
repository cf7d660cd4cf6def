import { showToast } from '#design/web/toastStore.ts'
import { words } from '#translator/web/copy.ts'

/** To the clipboard, and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', words.copied)
  } catch {
    showToast('error', words.copyBlocked)
  }
}
