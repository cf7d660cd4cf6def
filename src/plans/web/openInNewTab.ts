/**
 * Opens a tab at once, while it still counts as the answer to the reader's press and no blocker stops it, and sends it to the
 * address when that is known. The tab cannot reach back to this page. Without a tab the address opens here.
 * @throws what `findAddress` throws; the tab is closed again
 */
export async function openInNewTab(findAddress: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  try {
    const address = await findAddress()
    if (tab) tab.location.replace(address)
    else location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
