/**
 * Opens a tab at once, so that the browser connects it to the user's press and does not block it. Then loads the URL in the tab as
 * soon as it is known. The tab has no access to this page. If no tab can be opened, the URL opens in this one.
 * @throws the error of `findUrl`, after closing the tab
 */
export async function openInNewTab(findUrl: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  try {
    const url = await findUrl()
    if (tab) tab.location.replace(url)
    else location.assign(url)
  } catch (error) {
    tab?.close()
    throw error
  }
}
