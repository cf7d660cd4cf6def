import { type SharedText, shareLink } from '#translator/shareLink.ts'

/** Puts the text and tone on screen into the URL, so that a reload or a copied URL restores them. Null stands for an empty workbench. */
export function showAddress(shared: SharedText | null) {
  history.replaceState(history.state, '', (shared && shareLink(shared)) ?? '/translate')
}
