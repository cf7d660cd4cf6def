import { showToast } from '#design/web/toastStore.ts'

/** Copies the text, and says so, or that the browser does not let the page. */
export async function copyToClipboard(text: string, words: { copied: string; blocked: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', words.copied)
  } catch {
    showToast('error', words.blocked)
  }
}
