import { type SharedText, shareLink } from '#translator/shareLink.ts'

/** Puts what is on screen into the address, so that a reload or a copied address brings it back. Null: an empty workbench. */
export function showAddress(shared: SharedText | null) {
  history.replaceState(history.state, '', (shared && shareLink(shared)) ?? '/translate')
}
