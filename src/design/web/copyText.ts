import { showToast } from '#design/web/toastStore.ts'

const copied = 'Copied to clipboard!'
const blocked = 'This browser does not let the page copy. Select the text instead.'

/** To the clipboard, and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', copied)
  } catch {
    showToast('error', blocked)
  }
}
