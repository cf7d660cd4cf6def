import { showToast } from '#design/web/toastStore.ts'

/** Copies the text and shows a message: that it was copied, or that the browser blocked it. */
export async function copyToClipboard(text: string, words: { copied: string; blocked: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', words.copied)
  } catch {
    showToast('error', words.blocked)
  }
}
